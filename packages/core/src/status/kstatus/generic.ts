import { EXPECTED_MAP, lookupError } from "./accessor-error.ts";
import type { RawCondition } from "./conditions.ts";
import { asFields, type Fields, isAbsent, isInt64 } from "./fields.ts";
import { formatInt } from "./go-value.ts";
import { current, failed, inProgress, type KstatusError, type KstatusResult, terminating } from "./result.ts";

/** Terminating if `metadata.deletionTimestamp` is a text; an error if it is there and is none. */
export function checkDeletion(metadata: unknown): KstatusResult | undefined {
  if (isAbsent(metadata) || metadata === null) return undefined;
  const fields = asFields(metadata);
  if (fields === undefined) return lookupError("metadata.deletionTimestamp", metadata, EXPECTED_MAP);
  const time = fields.deletionTimestamp;
  if (isAbsent(time) || time === "") return undefined;
  if (typeof time === "string" || (time instanceof Date && !Number.isNaN(time.getTime()))) {
    return terminating("Resource scheduled for deletion");
  }
  return lookupError("metadata.deletionTimestamp", time, "string");
}

/** InProgress if both generations are there and differ, in whichever direction. `metadata` is a map or nothing. */
export function checkGeneration(
  kind: string,
  metadata: Fields | undefined,
  status: unknown,
): KstatusResult | undefined {
  const generation = metadata?.generation;
  if (isAbsent(generation)) return undefined;
  if (!isInt64(generation)) return lookupError("metadata.generation", generation, "int64");
  const observed = readObservedGeneration(status);
  if (observed === undefined || observed === generation) return undefined;
  if (typeof observed === "object") return observed;
  return inProgress(
    "LatestGenerationNotObserved",
    `${kind} generation is ${formatInt(generation)}, but latest observed generation is ${formatInt(observed)}`,
  );
}

/** `status.observedGeneration`, `undefined` if it is missing, an error if it or the status is of another type. */
export function readObservedGeneration(status: unknown): number | KstatusError | undefined {
  if (isAbsent(status) || status === null) return undefined;
  const fields = asFields(status);
  if (fields === undefined) return lookupError("status.observedGeneration", status, EXPECTED_MAP);
  const observed = fields.observedGeneration;
  if (isAbsent(observed) || isInt64(observed)) return observed;
  return lookupError("status.observedGeneration", observed, "int64");
}

/** The first of Reconciling=True (in progress) and Stalled=True (failed), in the order of the list. */
export function checkStandardConditions(conditions: readonly RawCondition[]): KstatusResult | undefined {
  for (const { type, status, reason, message } of conditions) {
    if (status !== "True") continue;
    if (type === "Reconciling") return inProgress(reason ?? "", message ?? "");
    if (type === "Stalled") return failed(reason ?? "", message ?? "");
  }
  return undefined;
}

/** The first Ready condition whose status is one of the three words; an entry with another is passed over. */
export function checkReady(conditions: readonly RawCondition[]): KstatusResult | undefined {
  for (const { type, status, reason, message } of conditions) {
    if (type !== "Ready") continue;
    if (status === "True") return READY;
    if (status === "False" || status === "Unknown") return inProgress(reason ?? "", message ?? "");
  }
  return undefined;
}

const READY: KstatusResult = Object.freeze(current("Resource is Ready"));
