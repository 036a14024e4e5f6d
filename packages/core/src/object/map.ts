/** Fields of an object, as parsed from data. Test with `Object.hasOwn` whether one exists. */
export interface Fields {
  readonly [key: string]: unknown;
}

/** Returns whether a value is a map: an object, not a list, not `null`. */
export function isMap(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Returns whether two values are the same JSON with the same types, or both undefined; the order of keys does not
 * matter.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b || Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(b, key)) return false;
    if (!sameJson((a as Fields)[key], (b as Fields)[key])) return false;
  }
  return true;
}
