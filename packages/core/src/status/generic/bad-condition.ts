import { isLongAgo, NO_CLOCK } from "../age.ts";
import { finding } from "./condition-finding.ts";
import { classOfConditionType } from "./condition-types.ts";
import { type ConditionEntry, type Finding, find, type Slot, type StatusReading } from "./findings.ts";
import { type Triage, tellsFailure, triage } from "./words/triage.ts";
import { asksPerson, isStoppedReason, waitsForPerson } from "./words/waits.ts";

const DEFAULT_STUCK_SECONDS = 1800;
const TERMINAL_REASON = /Invalid|Denied|Unsupported|Forbidden|DeadlineExceeded|BackoffLimit|Terminal|Fatal/;

/** The slots for a condition with a bad status, by the meaning of its reason and message. */
export interface BadSlots {
  readonly failed: Slot;
  readonly missing: Slot;
  readonly progress: Slot;
  readonly untold: Slot;
}
/** The slots for a bad condition of class `summary`. */
export const SUMMARY_SLOTS: BadSlots = {
  failed: "broken",
  missing: "missing",
  progress: "progress",
  untold: "notReady",
};
/**
 * The slots for a bad condition that speaks of the end (`Complete`). It is False as long as the work goes on, so a part
 * that failed says more.
 */
export const END_SLOTS: BadSlots = { ...SUMMARY_SLOTS, progress: "phase", untold: "detailProgress" };
/** The slots for a bad condition of class `verdict`. */
export const VERDICT_SLOTS: BadSlots = { failed: "broken", missing: "broken", progress: "progress", untold: "broken" };
/** The slots for a bad condition of class `detail`. */
const DETAIL_SLOTS: BadSlots = {
  failed: "partFailed",
  missing: "partFailed",
  progress: "partProgress",
  untold: "detailProgress",
};
/**
 * The slots for a bad detail that counts less: the last operation may be over, a partial success works in part, and
 * some details are only informational.
 */
const LIGHT_SLOTS: BadSlots = {
  failed: "detailFailed",
  missing: "detailFailed",
  progress: "detailProgress",
  untold: "detailProgress",
};
/** The slots for a detail whose status is Unknown. */
const UNKNOWN_DETAIL_SLOTS: BadSlots = {
  failed: "detailFailed",
  missing: "partUnknown",
  progress: "partUnknown",
  untold: "partUnknown",
};

/** Returns the slots for a bad condition of a part. */
export function detailSlots({ type, status, severity, reason }: ConditionEntry): BadSlots {
  if (status !== "False") return UNKNOWN_DETAIL_SLOTS;
  return severity === "Info" || type.startsWith("Last") || reason.startsWith("Partial") ? LIGHT_SLOTS : DETAIL_SLOTS;
}

/**
 * Adds a bad condition as progress, failure, or neither, as it says. After a failure it has no effect, since later
 * slots weigh less.
 */
export function asBad(reading: StatusReading, entry: ConditionEntry, slots: BadSlots): void {
  if (reading.findings.slots[slots.failed] !== undefined) return;
  if (entry.status === "") {
    const text = `${entry.type} has no status that can be read`;
    return find(reading, notTold(slots), {
      ...finding(entry, "Unknown"),
      reason: "ConditionUnreadable",
      message: text,
    });
  }
  if (slots === SUMMARY_SLOTS && entry.status === "False" && IS_OVER.test(entry.reason))
    return find(reading, "detailProgress", finding(entry, "InProgress"));
  if (isStopped(entry) && !isPart(entry, slots)) return asStopped(reading, entry);
  const told = tellOfBad(entry);
  const isStuck = told === undefined && entry.status === "False" ? isOld(reading, entry) : false;
  const word = isStuck === true ? "failed" : told;
  const slot = word === undefined ? slotOfUntold(entry, slots) : slots[word];
  const failed = slot === "broken" || slot === "missing" || slot === "detailFailed" || slot === "partFailed";
  const found = finding(entry, failed ? "Failed" : "InProgress", failed && TERMINAL_REASON.test(entry.reason));
  if (isStuck === true)
    return find(reading, slot === "partFailed" ? "detailFailed" : slot, stuck(reading, entry, found));
  find(reading, slot, isStuck === undefined && !failed ? { ...found, warnings: NO_CLOCK } : found);
}

/**
 * A reason that says that a part is unhealthy: it counts whatever the phase says. A part with another reason may be
 * optional.
 */
const UNWELL = /Unhealthy$|NotHealthy$/;

function slotOfUntold({ status, reason }: ConditionEntry, slots: BadSlots): Slot {
  if (status === "Unknown") return notTold(slots);
  return slots === DETAIL_SLOTS && UNWELL.test(reason) ? slots.progress : slots.untold;
}

/** Phases of an object that has run to its end: it is no longer ready, and its phase tells how it ended. */
const IS_OVER = /^(?:Pod)?(?:Succeeded|Completed|Complete|Finished)$/;

/** Returns whether a condition about running is about a part only, so that the part is stopped and not the object. */
function isPart({ type }: ConditionEntry, slots: BadSlots): boolean {
  return slots.progress !== "progress" && classOfConditionType(type) !== "running";
}

/** Returns whether a condition says that somebody stopped the object, or must act before it goes on. */
export function isStopped({ type, status, reason, message }: ConditionEntry): boolean {
  if (isStoppedReason(reason) || waitsForPerson(reason)) return true;
  if (status === "True") return waitsForPerson(type);
  return asksPerson(message) && !tellsFailure(reason);
}

/** Adds a condition of an object that is suspended, and therefore not ready. */
export function asStopped(reading: StatusReading, entry: ConditionEntry): void {
  reading.findings.suspendedBy ??= entry.evidence("reason").path;
  find(reading, "stopped", finding(entry, "InProgress"));
}

/** Adds to a finding that has failed only because of its age how long it has lasted. */
function stuck(reading: StatusReading, entry: ConditionEntry, found: Finding): Finding {
  const seconds = stuckAfterSeconds(reading);
  const age = `for more than ${seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`}`;
  const message = entry.message === "" ? `${found.message}, ${age}` : `${found.message} (${age})`;
  return { ...found, message, fields: [...found.fields, entry.evidence("lastTransitionTime")] };
}

/** Returns the slot for an Unknown that says nothing: it does not count as a verdict. */
function notTold(slots: BadSlots): Slot {
  return slots.untold === "broken" ? "notReady" : slots.untold;
}

function tellOfBad(entry: ConditionEntry): Triage {
  if (entry.severity === "Error") return "failed";
  if (entry.severity === "Info") return "progress";
  if (entry.status === "Unknown") return triageUnknown(entry);
  return triage(entry.reason, entry.message, entry.severity === "Warning");
}

/**
 * Reasons and messages that say that the reporter has stopped: Kubernetes writes them for a Node whose kubelet is gone.
 */
const SILENT = /[a-z]StatusUnknown$|UpdateStopped$|stopped (?:posting|reporting|updating|sending)/;

/** Judges an Unknown condition: it is a failure only if its reason explicitly names one. */
function triageUnknown(entry: ConditionEntry): Triage {
  return SILENT.test(entry.reason) || SILENT.test(entry.message) ? "failed" : triage(entry.reason, "", true);
}

function isOld(reading: StatusReading, entry: ConditionEntry): boolean | undefined {
  return isLongAgo(entry.changedAt, stuckAfterSeconds(reading), reading.options);
}

function stuckAfterSeconds({ options }: StatusReading): number {
  return options.stuckAfterSeconds ?? DEFAULT_STUCK_SECONDS;
}
