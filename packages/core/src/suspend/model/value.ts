import { type Json, type Path, readPath, sameJson, type ValueOrAbsent } from "../../object/index.ts";

/** Returns the value at a path, or its absence. */
export function valueAt(root: unknown, path: Path): ValueOrAbsent {
  const value = readPath(root, path);
  return value === undefined ? { absent: true } : { value: value as Json };
}

/** Returns whether two values are equal, or both absent. */
export function sameValue(a: ValueOrAbsent, b: ValueOrAbsent): boolean {
  if ("absent" in a || "absent" in b) return "absent" in a && "absent" in b;
  return sameJson(a.value, b.value);
}
