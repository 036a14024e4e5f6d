import { type Path, parseTime } from "../object/index.ts";
import { evidenceOf, evidenceValue } from "./evidence.ts";
import { isFields, refOfSubject, type Subject } from "./subject.ts";
import type { StatusContext, Verdict } from "./types.ts";

const DELETION: readonly Path[] = [["metadata", "deletionTimestamp"]];
const GENERATIONS: readonly Path[] = [
  ["metadata", "generation"],
  ["status", "observedGeneration"],
];
const LIVE: readonly Path[] = [
  ["metadata", "generation"],
  ["metadata", "creationTimestamp"],
  ["metadata", "uid"],
  ["metadata", "resourceVersion"],
  ["status"],
];
const IDENTITY: readonly Path[] = [["apiVersion"], ["kind"]];
const DEFAULT_GRACE_SECONDS = 300;

/** `metadata.deletionTimestamp` is set: the object is going away, whatever else it says. */
export function judgeDeletion(subject: Subject): Verdict | undefined {
  const since = subject.metadata["deletionTimestamp"];
  if (since === undefined || since === null || since === "") return undefined;
  return {
    rule: "common/deletion",
    status: "Terminating",
    reason: "Deleting",
    message: "Scheduled for deletion; waits for its finalizers or its grace period",
    fields: evidenceOf(subject, DELETION),
  };
}

/** A whole number, also as the numeric string that some controllers write (Argo Rollouts); else `undefined`. */
export function wholeNumber(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isInteger(value) ? value : undefined;
  if (typeof value !== "string" || value.length === 0 || value.length > 16) return undefined;
  const number = Number(value);
  return Number.isInteger(number) && value.trim() === value ? number : undefined;
}

/** `status.observedGeneration` differs from `metadata.generation`: the status speaks of another spec. */
export function judgeGeneration(subject: Subject): Verdict | undefined {
  const observed = subject.status["observedGeneration"];
  if (observed === undefined || observed === null) return undefined;
  const generation = subject.metadata["generation"];
  if (generation === undefined || generation === null || generation === observed) return undefined;
  if (wholeNumber(generation) === wholeNumber(observed) && wholeNumber(generation) !== undefined) return undefined;
  return {
    rule: "common/generation",
    status: "InProgress",
    reason: "LatestGenerationNotObserved",
    message: `${subject.kind} generation is ${evidenceValue(generation)}, but latest observed generation is ${evidenceValue(observed)}`,
    fields: evidenceOf(subject, GENERATIONS),
  };
}

/** The status is absent, null or an empty map, or holds nothing but empty fields. */
export function hasNoStatus(subject: Subject): boolean {
  for (const key in subject.status) {
    if (Object.hasOwn(subject.status, key) && !isEmpty(subject.status[key])) return false;
  }
  return subject.rawStatus === undefined || isFields(subject.rawStatus);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isFields(value) && Object.keys(value).length === 0;
}

/**
 * An object without a status. Live (an API server has stored it): its controller has not reported yet,
 * InProgress until the grace since it was first seen is over, then Unknown. Not live: Unknown.
 * Current only if the caller says that no status is fine.
 */
export function judgeNoStatus(subject: Subject, context: StatusContext): Verdict {
  const { statusOptional = false } = context.options;
  const optional = typeof statusOptional === "function" ? statusOptional(refOfSubject(subject)) : statusOptional;
  if (optional) {
    const message = "No status is fine for this kind, says the caller";
    return {
      rule: "common/no-status",
      status: "Current",
      reason: "StatusOptional",
      message,
      fields: evidenceOf(subject, IDENTITY),
    };
  }
  const fields = evidenceOf(subject, LIVE);
  if (fields.length === 0) {
    const message = `No status, and nothing shows that a cluster has ever held this ${subject.kind}`;
    return {
      rule: "common/no-status",
      status: "Unknown",
      reason: "NoStatus",
      message,
      fields: evidenceOf(subject, IDENTITY),
    };
  }
  if (isOverdue(subject, context)) {
    const message = `No status was ever reported: no controller acts on this ${subject.kind}, or the kind has none`;
    return { rule: "common/no-status", status: "Unknown", reason: "NoStatusReported", message, fields };
  }
  return {
    rule: "common/no-status",
    status: "InProgress",
    reason: "NoStatusYet",
    message: `No status yet: waits for the controller of ${subject.kind}`,
    fields,
  };
}

function isOverdue(subject: Subject, context: StatusContext): boolean {
  const since = context.firstSeen ?? parseTime(subject.metadata["creationTimestamp"]);
  if (since === undefined || context.now === undefined) return false;
  return context.now - since > (context.options.noStatusGraceSeconds ?? DEFAULT_GRACE_SECONDS) * 1000;
}
