import type { Json, Path } from "@landfall/core/object";
import { EditError } from "../model/edit-error.ts";
import { MAX_DEPTH } from "../yaml/source-node.ts";

/** The longest implicit key, in characters, that YAML readers must accept. */
const LONGEST_KEY = 1000;

/** Throws `EditError` unless a value is made of JSON values, not too deep, with keys that fit on a line. */
export function checkJson(value: unknown, path: Path, depth = 0): asserts value is Json {
  if (value === null || typeof value === "string" || typeof value === "boolean") return;
  if (typeof value === "number" && Number.isFinite(value)) return;
  if (typeof value !== "object") throw new EditError("InvalidValue", path, `a ${typeof value} that is no JSON value`);
  if (depth >= MAX_DEPTH) throw new EditError("InvalidValue", path, `a value nested deeper than ${MAX_DEPTH} levels`);
  if (Array.isArray(value)) {
    for (const entry of value as readonly unknown[]) checkJson(entry, path, depth + 1);
    return;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new EditError("InvalidValue", path, "an object that is neither a plain object nor a list");
  }
  for (const key of Object.keys(value)) {
    if (key.length > LONGEST_KEY)
      throw new EditError("InvalidValue", path, `a key of more than ${LONGEST_KEY} characters`);
    checkJson((value as { readonly [key: string]: unknown })[key], path, depth + 1);
  }
}
