import { type Problem, parseTime } from "../object/index.ts";
import { isLongAgo, NO_CLOCK, timeOf } from "./age.ts";
import { conditionPath, evidenceAt, evidenceValue, type FieldPlace, placeOf } from "./evidence.ts";
import { resultOf } from "./result.ts";
import { isFields, ownList, ownText, refOfSubject, type Subject } from "./subject.ts";
import type { EvidenceField, StatusOptions, StatusResult, StatusWord } from "./types.ts";
import { wholeNumber } from "./whole-number.ts";

const DELETION: readonly FieldPlace[] = [
  placeOf(["metadata", "deletionTimestamp"]),
  placeOf(["metadata", "finalizers", 0]),
];
const MOST_FINALIZERS = 3;
const GENERATIONS: readonly FieldPlace[] = [
  placeOf(["metadata", "generation"]),
  placeOf(["status", "observedGeneration"]),
];
const LIVE: readonly FieldPlace[] = [
  placeOf(["metadata", "generation"]),
  placeOf(["metadata", "creationTimestamp"]),
  placeOf(["metadata", "uid"]),
  placeOf(["metadata", "resourceVersion"]),
  placeOf(["status"]),
];
/** The fields that show that an object is live, or its kind if only the caller knows that it is live. */
const LIVE_OR_KIND: readonly FieldPlace[] = [...LIVE, placeOf(["kind"])];
const IDENTITY: readonly FieldPlace[] = [placeOf(["apiVersion"]), placeOf(["kind"])];
const DEFAULT_GRACE_SECONDS = 300;

/** Judges an object with `metadata.deletionTimestamp` as Terminating, whatever else it says. */
export function judgeDeletion(subject: Subject): StatusResult | undefined {
  const since = subject.metadata["deletionTimestamp"];
  if (since === undefined || since === null || since === "") return undefined;
  const left = remainsOf(subject);
  const waits = left.length === 0 ? `waits for ${keeperOf(subject)}` : left.map(({ message }) => message).join("; ");
  return resultOf(
    {
      rule: "common/deletion",
      status: "Terminating",
      reason: "Deleting",
      message: `Scheduled for deletion; ${waits}`,
      fields: [...evidenceAt(subject, DELETION), ...left.map(({ field }) => field)],
    },
    subject,
  );
}

/** The conditions with which Kubernetes says what a Namespace that is deleted still holds, or why it cannot be told. */
const REMAINS = /^Namespace(?:ContentRemaining|FinalizersRemaining|Deletion[A-Z][A-Za-z]*Failure)$/;

/** Returns what keeps a Namespace from being deleted, in the words of its conditions. */
function remainsOf({ kind, status }: Subject): readonly { readonly message: string; readonly field: EvidenceField }[] {
  if (kind !== "Namespace") return [];
  return ownList(status, "conditions").flatMap((entry, index) => {
    if (!isFields(entry) || entry["status"] !== "True" || !REMAINS.test(ownText(entry, "type"))) return [];
    const message = ownText(entry, "message") || ownText(entry, "type");
    return [{ message, field: { path: conditionPath(index, "status"), value: "True" } }];
  });
}

/** Names the finalizers that block the deletion of an object, if there are any. */
function keeperOf({ metadata }: Subject): string {
  const names = ownList(metadata, "finalizers").filter((name) => typeof name === "string");
  if (names.length === 0) return "its finalizers or its grace period";
  const more = names.length > MOST_FINALIZERS ? `, and ${names.length - MOST_FINALIZERS} more` : "";
  return `${names.length === 1 ? "its finalizer" : "its finalizers"} ${names.slice(0, MOST_FINALIZERS).join(", ")}${more}`;
}

/**
 * Judges an object whose `status.observedGeneration` differs from `metadata.generation`, so that its status is about
 * another spec. A value that is not a number is ignored, since early versions of Argo Rollouts wrote a hash.
 */
export function judgeGeneration(subject: Subject): StatusResult | undefined {
  const observed = subject.status["observedGeneration"];
  if (observed === undefined || observed === null) return undefined;
  const generation = subject.metadata["generation"];
  if (generation === undefined || generation === null || generation === observed) return undefined;
  const seen = wholeNumber(observed);
  if (seen === undefined ? typeof observed === "string" : seen === wholeNumber(generation)) return undefined;
  return resultOf(
    {
      rule: "common/generation",
      status: "InProgress",
      reason: "LatestGenerationNotObserved",
      message: `${subject.kind} generation is ${evidenceValue(generation)}, but latest observed generation is ${evidenceValue(observed)}`,
      fields: evidenceAt(subject, GENERATIONS),
    },
    subject,
  );
}

/** Returns whether the status is absent, null or an empty map, or has only empty fields. */
export function hasNoStatus(subject: Subject): boolean {
  const { status } = subject;
  if (typeof status["observedGeneration"] === "number") return false;
  for (const key in status) {
    if (Object.hasOwn(status, key) && !isEmpty(status[key])) return false;
  }
  return subject.rawStatus === undefined || isFields(subject.rawStatus);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isFields(value) && Object.keys(value).length === 0;
}

/**
 * Judges an object without a status. A live one (stored by an API server) is InProgress, since its controller has not
 * reported yet, until the grace period since it was first seen ends; then Unknown. One that is not live is Unknown. It
 * is Current only if the caller accepts objects without a status.
 */
export function judgeNoStatus(subject: Subject, options: StatusOptions): StatusResult {
  const { kind } = subject;
  if (isOptional(subject, options))
    return bare(subject, "Current", "StatusOptional", "No status is fine for this kind, says the caller", IDENTITY);
  if (!(options.live ?? evidenceAt(subject, LIVE).length > 0)) {
    const message = `No status, and nothing shows that a cluster has ever held this ${kind}`;
    return bare(subject, "Unknown", "NoStatus", message, IDENTITY);
  }
  const isOverdue = isLongAgo(
    timeOf(options.firstSeen) ?? parseTime(subject.metadata["creationTimestamp"]),
    options.noStatusGraceSeconds ?? DEFAULT_GRACE_SECONDS,
    options,
  );
  if (isOverdue === true) {
    const message = `No status was ever reported: no controller acts on this ${kind}, or the kind has none`;
    return bare(subject, "Unknown", "NoStatusReported", message, LIVE);
  }
  const message = `No status yet: waits for the controller of ${kind}`;
  return bare(
    subject,
    "InProgress",
    "NoStatusYet",
    message,
    LIVE_OR_KIND,
    isOverdue === undefined ? NO_CLOCK : undefined,
  );
}

function bare(
  subject: Subject,
  status: StatusWord,
  reason: string,
  message: string,
  places: readonly FieldPlace[],
  warnings: readonly Problem[] = [],
): StatusResult {
  const fields = evidenceAt(subject, places);
  return resultOf({ rule: "common/no-status", status, reason, message, fields, warnings }, subject);
}

function isOptional(subject: Subject, { statusOptional = false }: StatusOptions): boolean {
  return typeof statusOptional === "function" ? statusOptional(refOfSubject(subject)) : statusOptional;
}
