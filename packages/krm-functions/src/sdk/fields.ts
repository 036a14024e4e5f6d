/** A map of unknown values, as parsed from data. Read it with own-property access. */
export interface Fields {
  readonly [key: string]: unknown;
}

/** Whether a value is a map: an object, not a list, not `null`. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
