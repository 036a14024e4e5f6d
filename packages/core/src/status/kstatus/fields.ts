/** Every name that kstatus reads anywhere: so that a read is a plain property access. */
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
 * The value as a map, or `undefined` if it is none. An object with a prototype of its own (an instance of
 * a class, a hostile chain) is copied, so that only its own properties are read; a list is no map.
 */
export function asFields(value: unknown): Fields | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return value;
  if (Array.isArray(value) || value instanceof Date) return undefined;
  return Object.assign(Object.create(null) as Fields, value);
}

/** No such field. An `undefined` property is absent; `null` is a value. */
export function isAbsent(value: unknown): value is undefined {
  return value === undefined;
}

/** Go's `int64`. JSON's `1.0` reads as 1 here, as a float in Go; the edge 2^63 stands for the largest int64. */
export function isInt64(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && Math.abs(value) <= 2 ** 63;
}

/** The integer, or the default where it is missing or anything else. */
export function intOr(value: unknown, fallback: number): number {
  return isInt64(value) ? value : fallback;
}

/** The string, or the default where it is missing or anything else. A `Date` is its RFC 3339 text. */
export function stringOr(value: unknown, fallback: string): string {
  if (typeof value === "string") return value;
  return value instanceof Date ? (dateText(value) ?? fallback) : fallback;
}

/** A `Date` as the API server writes it, or `undefined` if it is no time at all. */
export function dateText(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().replace(".000Z", "Z");
}
