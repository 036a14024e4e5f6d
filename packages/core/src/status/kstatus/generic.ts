import { EXPECTED_MAP, lookupError } from "./accessor-error.ts";
import type { RawCondition } from "./conditions.ts";
import { type Fields, isAbsent, isInt64 } from "./fields.ts";
import { formatInt } from "./go-value.ts";
import { current, failed, inProgress, type KstatusResult, terminating } from "./result.ts";

const TERMINATING: KstatusResult = Object.freeze(terminating("Resource scheduled for deletion"));
const READY: KstatusResult = Object.freeze(current("Resource is Ready"));

/** Returns Terminating if `metadata.deletionTimestamp` is a text; an error if it exists and is not. */
export function checkDeletion(metadata: unknown, fields: Fields | undefined): KstatusResult | undefined {
  if (fields === undefined) {
    if (isAbsent(metadata) || metadata === null) return undefined;
    return lookupError("metadata.deletionTimestamp", metadata, EXPECTED_MAP);
  }
  const time = fields.deletionTimestamp;
  if (isAbsent(time) || time === "") return undefined;
  if (typeof time === "string" || (time instanceof Date && !Number.isNaN(time.getTime()))) return TERMINATING;
  return lookupError("metadata.deletionTimestamp", time, "string");
}

/** Returns InProgress if both generations exist and differ, in either direction; an error if one is not an integer. */
export function checkGeneration(
  kind: string,
  metadata: Fields | undefined,
  status: unknown,
  statusFields: Fields | undefined,
): KstatusResult | undefined {
  const generation = metadata?.generation;
  if (isAbsent(generation)) return undefined;
  if (!isInt64(generation)) return lookupError("metadata.generation", generation, "int64");
  if (statusFields === undefined) {
    if (isAbsent(status) || status === null) return undefined;
    return lookupError("status.observedGeneration", status, EXPECTED_MAP);
  }
  const observed = statusFields.observedGeneration;
  if (isAbsent(observed) || observed === generation) return undefined;
  if (!isInt64(observed)) return lookupError("status.observedGeneration", observed, "int64");
  return inProgress(
    "LatestGenerationNotObserved",
    `${kind} generation is ${formatInt(generation)}, but latest observed generation is ${formatInt(observed)}`,
  );
}

/**
 * Returns the result of the first Reconciling=True (in progress) or Stalled=True (failed), in the order of the list.
 */
export function checkStandardConditions(conditions: readonly RawCondition[]): KstatusResult | undefined {
  for (const { type, status, reason, message } of conditions) {
    if (status !== "True") continue;
    if (type === "Reconciling") return inProgress(reason ?? "", message ?? "");
    if (type === "Stalled") return failed(reason ?? "", message ?? "");
  }
  return undefined;
}

/**
 * Returns the result of the first Ready condition whose status is True, False or Unknown; entries with another status
 * are skipped.
 */
export function checkReady(conditions: readonly RawCondition[]): KstatusResult | undefined {
  for (const { type, status, reason, message } of conditions) {
    if (type !== "Ready") continue;
    if (status === "True") return READY;
    if (status === "False" || status === "Unknown") return inProgress(reason ?? "", message ?? "");
  }
  return undefined;
}
