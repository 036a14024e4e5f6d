/** Fields of an object, as parsed from data. Whether one is there is asked with `Object.hasOwn`. */
export interface Fields {
  readonly [key: string]: unknown;
}

/** Whether a value is a map: an object, not a list, not `null`. */
export function isMap(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether two values are the same JSON, of the same types, or undefined both; the order of keys does not count. */
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
