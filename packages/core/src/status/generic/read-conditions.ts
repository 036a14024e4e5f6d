import type { Path } from "../../object/index.ts";
import { isLongAgo, NO_CLOCK } from "../age.ts";
import { isAbsent, own } from "../subject.ts";
import type { EvidenceField } from "../types.ts";
import { type ConditionEntry, eachCondition } from "./condition-entry.ts";
import { classOfConditionType } from "./condition-types.ts";
import type { Finding, Slot } from "./findings.ts";
import { find, type Reading, runsToEnd } from "./reading.ts";
import { type Triage, triage } from "./triage.ts";

const DEFAULT_STUCK_SECONDS = 1800;
/** Progressing=True for one of these reasons is at rest (Deployment's NewReplicaSetAvailable and its likes). */
const AT_REST = /(?:Available|Complete|Completed|Stable|Healthy|Succeeded|Success|Successful|Successfully|AsExpected)$/;
/** True is the controller's own last word. */
const TERMINAL_TYPES: ReadonlySet<string> = new Set([
  "Stalled",
  "Failed",
  "Terminal",
  "FailureTarget",
  "Denied",
  "Invalid",
]);
const TERMINAL_REASON = /Invalid|Denied|Unsupported|Forbidden|DeadlineExceeded|BackoffLimit|Terminal|Fatal/;

/** What the conditions at a path say. */
export function readConditions(reading: Reading, conditions: unknown, path: Path): void {
  eachCondition(reading, conditions, path, readCondition);
}

function readCondition(reading: Reading, entry: ConditionEntry): void {
  if (entry.type === "NotReady") return readSummary(reading, inverted(entry));
  switch (classOfConditionType(entry.type)) {
    case "summary":
      return readSummary(reading, entry);
    case "verdict":
      return readVerdict(reading, entry);
    case "done":
      return readDone(reading, entry);
    case "detail":
      return readDetail(reading, entry);
    case "progress":
      return readProgress(reading, entry, "progress", "failed");
    case "partProgress":
      return readProgress(reading, entry, "detailProgress", "detailFailed");
    case "failure":
      return readFailure(reading, entry);
    case "suspended":
      return readSuspended(reading, entry);
    case "running":
      return readRunning(reading, entry);
    case "info":
      return undefined;
  }
}

/** NotReady=True is Ready=False under another name. */
function inverted(entry: ConditionEntry): ConditionEntry {
  const { status } = entry;
  return entry.withStatus(status === "True" ? "False" : status === "False" ? "True" : status);
}

interface BadSlots {
  readonly failed: Slot;
  readonly missing: Slot;
  readonly progress: Slot;
  readonly untold: Slot;
}
const SUMMARY_SLOTS: BadSlots = { failed: "broken", missing: "missing", progress: "progress", untold: "notReady" };
const VERDICT_SLOTS: BadSlots = { failed: "broken", missing: "broken", progress: "progress", untold: "broken" };
const DETAIL_SLOTS: BadSlots = {
  failed: "detailFailed",
  missing: "detailFailed",
  progress: "detailProgress",
  untold: "detailProgress",
};
const UNKNOWN_DETAIL_SLOTS: BadSlots = {
  failed: "partUnknown",
  missing: "partUnknown",
  progress: "partUnknown",
  untold: "partUnknown",
};

/** True says that the object was put there, not that it works: what its parts say counts more. */
const PUT_THERE: ReadonlySet<string> = new Set(["Deployed", "Installed", "Provisioned"]);

function readSummary(reading: Reading, entry: ConditionEntry): void {
  if (entry.status === "True")
    return asGood(reading, entry, PUT_THERE.has(entry.type) ? "state" : "current", "progress");
  asBad(reading, entry, SUMMARY_SLOTS);
}

function readVerdict(reading: Reading, entry: ConditionEntry): void {
  if (entry.status === "True") return asGood(reading, entry, "accepted", "progress");
  asBad(reading, entry, VERDICT_SLOTS);
}

function readDetail(reading: Reading, entry: ConditionEntry): void {
  if (entry.status === "True") return asGood(reading, entry, "detailCurrent", "detailProgress");
  asBad(reading, entry, entry.status === "False" ? DETAIL_SLOTS : UNKNOWN_DETAIL_SLOTS);
}

function readSuspended(reading: Reading, entry: ConditionEntry): void {
  if (entry.status === "True") reading.findings.suspendedBy ??= entry.evidence("status").path;
}

function readDone(reading: Reading, entry: ConditionEntry): void {
  if (entry.status !== "True")
    return asBad(
      reading,
      entry,
      entry.type.startsWith("Succe") ? SUMMARY_SLOTS : { ...SUMMARY_SLOTS, untold: "detailProgress" },
    );
  if (isFailure(triage(entry.reason, ""))) return find(reading, "failed", finding(entry, "Failed", true));
  asGood(reading, entry, "done", "progress");
}

function readProgress(reading: Reading, entry: ConditionEntry, progress: Slot, failed: Slot): void {
  const atRest = entry.status === "False" || (entry.status === "True" && AT_REST.test(entry.reason));
  const slot = entry.status === "True" || progress === "progress" ? progress : "partUnknown";
  if (!atRest) return find(reading, slot, finding(entry, "InProgress"));
  const broken = entry.status === "False" && (isFailure(triage(entry.reason, "")) || hasErrors(entry));
  if (broken) return find(reading, failed, finding(entry, "Failed"));
  asGood(reading, entry, "detailCurrent", "detailProgress");
}

function isFailure(told: Triage): boolean {
  return told === "failed" || told === "missing";
}

/** Config Sync counts the errors behind a condition in the condition. */
function hasErrors(entry: ConditionEntry): boolean {
  const count = own(entry.fields, "errorCount");
  return typeof count === "number" && count > 0;
}

function readFailure(reading: Reading, entry: ConditionEntry): void {
  if (entry.status === "False") return asGood(reading, entry, "detailCurrent", "detailProgress");
  if (entry.status === "Unknown") return find(reading, "partUnknown", finding(entry, "InProgress"));
  find(reading, "failed", finding(entry, "Failed", TERMINAL_TYPES.has(entry.type)));
}

/** Ansible operators say Running=True at rest too, for the reason Successful; Running is a run that goes on. */
function readRunning(reading: Reading, entry: ConditionEntry): void {
  if (entry.status === "True") {
    if (runsToEnd(reading)) find(reading, "progress", finding(entry, "InProgress"));
    else if (entry.reason === "Running") find(reading, "detailProgress", finding(entry, "InProgress"));
    else asGood(reading, entry, "detailCurrent", "detailProgress");
  } else if (!runsToEnd(reading) && !AT_REST.test(entry.reason)) readDetail(reading, entry);
}

/** A condition that is as it should be: believed only if it is not older than the spec. */
function asGood(reading: Reading, entry: ConditionEntry, slot: Slot, staleSlot: Slot): void {
  const { generation, findings } = reading;
  const observed = generation === undefined ? undefined : entry.observedGeneration;
  if (observed === undefined || generation === undefined || observed >= generation) {
    const field = entry.evidence("status");
    if (!entry.scalar) findings.byCondition = true;
    findings.support.push(field);
    findings.slots[slot] ??= finding(entry, "Current", slot === "done", [field]);
    return;
  }
  find(reading, staleSlot, {
    rule: "generic/condition-generation",
    status: "InProgress",
    reason: "LatestGenerationNotObserved",
    message: `${entry.type} was observed at generation ${observed}, the object is at ${generation}`,
    fields: [{ path: ["metadata", "generation"], value: generation }, entry.evidence("observedGeneration")],
  });
}

/** A condition that is not as it should be: progress, failure, or neither told. After a failure it adds nothing: the slots weigh less. */
function asBad(reading: Reading, entry: ConditionEntry, slots: BadSlots): void {
  if (reading.findings.slots[slots.failed] !== undefined) return;
  if (entry.status === "") {
    const text = `${entry.type} has no status that can be read`;
    return find(reading, notTold(slots), {
      ...finding(entry, "Unknown"),
      reason: "ConditionUnreadable",
      message: text,
    });
  }
  if (STOPPED_REASON.test(entry.reason) && !isPart(entry, slots)) return asStopped(reading, entry);
  const told = tellOfBad(entry);
  const isStuck = told === undefined && entry.status === "False" ? isOld(reading, entry) : false;
  const word = isStuck === true ? "failed" : told;
  const slot = word === undefined ? (entry.status === "Unknown" ? notTold(slots) : slots.untold) : slots[word];
  const failed = slot === "broken" || slot === "missing" || slot === "detailFailed";
  const found = finding(entry, failed ? "Failed" : "InProgress", failed && TERMINAL_REASON.test(entry.reason));
  if (isStuck === true) return find(reading, slot, stuck(reading, entry, found));
  find(reading, slot, isStuck === undefined && !failed ? { ...found, warnings: NO_CLOCK } : found);
}

/** What is not ready because somebody stopped it, or its controller, is suspended. */
const STOPPED_REASON = /(?:^|[a-z])(?:Paused|Suspended|Stopped|Hibernated)$/;

/** What is stopped is then a part, not the object. */
function isPart({ type }: ConditionEntry, slots: BadSlots): boolean {
  return (slots === DETAIL_SLOTS || slots === UNKNOWN_DETAIL_SLOTS) && classOfConditionType(type) !== "running";
}

function asStopped(reading: Reading, entry: ConditionEntry): void {
  reading.findings.suspendedBy ??= entry.evidence("reason").path;
  find(reading, "stopped", finding(entry, "InProgress"));
}

/** Failed for its age alone: that is said, and when it began. */
function stuck(reading: Reading, entry: ConditionEntry, found: Finding): Finding {
  const seconds = stuckAfterSeconds(reading);
  const age = `for more than ${seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`}`;
  const message = entry.message === "" ? `${found.message}, ${age}` : `${found.message} (${age})`;
  return { ...found, message, fields: [...found.fields, entry.evidence("lastTransitionTime")] };
}

/** Where Unknown goes that tells nothing: it is no verdict. */
function notTold(slots: BadSlots): Slot {
  return slots.untold === "broken" ? "notReady" : slots.untold;
}

function tellOfBad(entry: ConditionEntry): Triage {
  if (entry.severity === "Error") return "failed";
  if (entry.severity === "Info") return "progress";
  if (entry.status === "Unknown") return triageUnknown(entry);
  return triage(entry.reason, entry.message, entry.severity === "Warning");
}

/** Unknown is believed to be a failure only if its reason names one outright. */
function triageUnknown(entry: ConditionEntry): Triage {
  return triage(entry.reason, "", true);
}

function isOld(reading: Reading, entry: ConditionEntry): boolean | undefined {
  return isLongAgo(entry.changedAt, stuckAfterSeconds(reading), reading.context);
}

function stuckAfterSeconds({ context }: Reading): number {
  return context.options.stuckAfterSeconds ?? DEFAULT_STUCK_SECONDS;
}

function finding(
  entry: ConditionEntry,
  status: Finding["status"],
  terminal = false,
  fields: readonly EvidenceField[] = decidedBy(entry),
): Finding {
  const { reason, message, type } = entry;
  return {
    rule: "generic/condition",
    status,
    reason: reason || type,
    message: message || `${type} is ${entry.status || "set"}${reason === "" ? "" : `: ${reason}`}`,
    fields,
    terminal,
  };
}

/** A condition that is not as it should be is judged by its reason too. */
function decidedBy(entry: ConditionEntry): readonly EvidenceField[] {
  if (isAbsent(entry.fields["status"])) return entry.reason === "" ? [] : [entry.evidence("reason")];
  return entry.reason === "" ? [entry.evidence("status")] : [entry.evidence("status"), entry.evidence("reason")];
}
