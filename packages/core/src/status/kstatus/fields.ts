/** Every name that kstatus reads, so that each read is a plain property access. */
type FieldName =
  | "apiVersion"
  | "kind"
  | "metadata"
  | "spec"
  | "status"
  | "creationTimestamp"
  | "deletionTimestamp"
  | "generation"
  | "observedGeneration"
  | "conditions"
  | "type"
  | "reason"
  | "message"
  | "name"
  | "state"
  | "waiting"
  | "phase"
  | "containerStatuses"
  | "startTime"
  | "replicas"
  | "readyReplicas"
  | "currentReplicas"
  | "updatedReplicas"
  | "availableReplicas"
  | "fullyLabeledReplicas"
  | "progressDeadlineSeconds"
  | "updateStrategy"
  | "rollingUpdate"
  | "partition"
  | "currentRevision"
  | "updateRevision"
  | "desiredNumberScheduled"
  | "currentNumberScheduled"
  | "updatedNumberScheduled"
  | "numberAvailable"
  | "numberReady"
  | "parallelism"
  | "completions"
  | "succeeded"
  | "active"
  | "failed"
  | "suspend"
  | "clusterIP";

/** A JSON map. None of its names exists on `Object.prototype`, so reading one never leaves the object. */
export type Fields = { readonly [name in FieldName]?: unknown };

/**
 * Returns the value as a map, or `undefined` if it is none. An object with its own prototype (an instance of a class, a
 * hostile chain) is copied, so that only its own properties are read; a list is no map.
 */
export function asFields(value: unknown): Fields | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return value;
  if (Array.isArray(value) || value instanceof Date) return undefined;
  return Object.assign(Object.create(null) as Fields, value);
}

/** Returns whether there is no such field: an `undefined` property is absent; `null` is a value. */
export function isAbsent(value: unknown): value is undefined {
  return value === undefined;
}

/**
 * Returns whether a value is Go's `int64`. JSON's `1.0` is 1 here, but a float in Go; the edge 2^63 stands for the
 * largest int64.
 */
export function isInt64(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && Math.abs(value) <= 2 ** 63;
}

/** Returns the integer, or the default if it is missing or anything else. */
export function intOr(value: unknown, fallback: number): number {
  return isInt64(value) ? value : fallback;
}

/** Returns the string, or the default if it is missing or anything else. A `Date` gives its RFC 3339 text. */
export function stringOr(value: unknown, fallback: string): string {
  if (typeof value === "string") return value;
  return value instanceof Date ? (dateText(value) ?? fallback) : fallback;
}

/** Returns a `Date` as the API server writes it; `undefined` if it is invalid. */
export function dateText(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().replace(".000Z", "Z");
}
