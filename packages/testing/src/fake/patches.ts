import { isMap, type Json, sameJson } from "@landfall/core/object";
import { badRequest, Refused } from "./failure.ts";

type Map = { readonly [key: string]: Json };

/** RFC 7396: `null` takes a field away. */
export function mergePatch(target: Json | undefined, patch: Json): Json {
  if (!isMap(patch)) return patch;
  const result: { [key: string]: Json } = isMap(target) ? { ...(target as Map) } : {};
  for (const [key, value] of Object.entries(patch as Map)) {
    if (value === null) delete result[key];
    else result[key] = mergePatch(result[key], value);
  }
  return result;
}

/** An operation of RFC 6902. */
interface Operation {
  readonly op: "add" | "remove" | "replace" | "test" | "move" | "copy";
  readonly path: string;
  readonly from?: string;
  readonly value?: Json;
}

/** RFC 6902. Refused with 422, as a whole, where a test fails or a path is not there. */
export function jsonPatch(target: Json, patch: Json): Json {
  if (!Array.isArray(patch)) throw badRequest("a JSON patch is a list of operations");
  return (patch as unknown as readonly Operation[]).reduce((object, operation) => applyOne(object, operation), target);
}

function applyOne(object: Json, { op, path, from = "", value = null }: Operation): Json {
  const at = keysOf(path);
  if (op === "test") {
    if (!sameJson(valueAt(object, at) ?? null, value)) throw failed(`testing value ${path} failed`);
    return object;
  }
  if (op === "add") return put(object, at, value, true);
  // A field of a mapping need not be there, as an API server has it.
  if (op === "replace") return put(object, at, value, false);
  if (op === "remove") {
    must(object, at, path);
    return remove(object, at);
  }
  const source = keysOf(from);
  const moved = must(object, source, from);
  return put(op === "move" ? remove(object, source) : object, at, moved, true);
}

function keysOf(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function valueAt(object: Json | undefined, [key, ...rest]: readonly string[]): Json | undefined {
  if (key === undefined) return object;
  if (Array.isArray(object)) return valueAt(object[Number(key)], rest);
  return isMap(object) && Object.hasOwn(object, key) ? valueAt((object as Map)[key], rest) : undefined;
}

function must(object: Json, keys: readonly string[], path: string): Json {
  const value = valueAt(object, keys);
  if (value === undefined) throw failed(`there is no ${path}`);
  return value;
}

function put(object: Json | undefined, [key, ...rest]: readonly string[], value: Json, isNew: boolean): Json {
  if (key === undefined) return value;
  if (Array.isArray(object)) {
    const at = key === "-" ? object.length : Number(key);
    const isInserted = rest.length === 0 && isNew;
    return object.toSpliced(at, isInserted ? 0 : 1, put(isInserted ? undefined : object[at], rest, value, isNew));
  }
  if (!isMap(object)) throw failed("the parent of a path is not there");
  return { ...(object as Map), [key]: put((object as Map)[key], rest, value, isNew) };
}

function remove(object: Json | undefined, [key = "", ...rest]: readonly string[]): Json {
  if (Array.isArray(object)) {
    const at = Number(key);
    return rest.length === 0 ? object.toSpliced(at, 1) : object.toSpliced(at, 1, remove(object[at], rest));
  }
  const { [key]: value, ...others } = object as Map;
  return rest.length === 0 ? others : { ...others, [key]: remove(value, rest) };
}

function failed(message: string): Refused {
  return new Refused(422, "Invalid", message);
}
