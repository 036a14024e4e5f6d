import { type Json, type Path, readPath, type ValueOrAbsent } from "../../object/index.ts";

/** The value at a path, or its absence. */
export function valueAt(root: unknown, path: Path): ValueOrAbsent {
  const value = readPath(root, path);
  return value === undefined ? { absent: true } : { value: value as Json };
}

/** Equal, or absent both. */
export function sameValue(a: ValueOrAbsent, b: ValueOrAbsent): boolean {
  if ("absent" in a || "absent" in b) return "absent" in a && "absent" in b;
  return sameJson(a.value, b.value);
}

/** Equal as JSON values, or undefined both: the order of keys does not matter. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (a === null || b === null || typeof a !== "object" || typeof b !== "object") return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a as Map_, b as Map_];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && sameJson(left[key], right[key]))
  );
}

/** Fields by name. */
export type Map_ = { readonly [key: string]: unknown };

/** Whether a value is a map of fields. */
export function isMap(value: unknown): value is Map_ {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** Bounded and escaped, for messages. */
export function quote(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
