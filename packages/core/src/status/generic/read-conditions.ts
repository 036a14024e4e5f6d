import type { Path } from "../../object/index.ts";
import { own } from "../subject.ts";
import { asBad, asStopped, detailSlots, END_SLOTS, isStopped, SUMMARY_SLOTS, VERDICT_SLOTS } from "./bad-condition.ts";
import { asGood, finding, isOutdated } from "./condition-finding.ts";
import { ABNORMAL_TYPES, classOfConditionType, FIRST_STEPS, PRIMARY_TYPES } from "./condition-types.ts";
import { eachCondition, oneCondition } from "./each-condition.ts";
import { type ConditionEntry, find, type Slot, type StatusReading } from "./findings.ts";
import { runsToEnd } from "./reading.ts";
import { tokensOf } from "./words/tokens.ts";
import { isError, tellsFailure, tellsOnlyProgress, triage } from "./words/triage.ts";
import { waitsForPerson } from "./words/waits.ts";
import { classOfState, classOfWord, tellOf } from "./words/words.ts";

/** Reasons for which a first step, or the work of a part, is at rest. */
export const AT_REST: RegExp =
  /(?:Available|Complete|Completed|Stable|Healthy|Succeeded|Success|Successful|Successfully|AsExpected|[a-z]Active)$/;
/** Types whose True is the final verdict of the controller. */
const TERMINAL_TYPES: ReadonlySet<string> = new Set([
  "Stalled",
  "Failed",
  "Terminal",
  "FailureTarget",
  "Denied",
  "Invalid",
]);
/** Reads the conditions at a path into the findings. */
export function readConditions(reading: StatusReading, conditions: unknown, path: Path): void {
  eachCondition(reading, conditions, path, readCondition);
  const { firstStep, serving, calm } = reading.findings;
  if (serving !== undefined && calm >= CALM) asGood(reading, serving, "current");
  if (firstStep !== undefined) readFirstStep(reading, firstStep);
}

/**
 * The number of False conditions that, together with Available, speak for the whole: one about progress and one about
 * degradation.
 */
const CALM = 2;
const TELL_CALM: ReadonlySet<string> = new Set(["Progressing", "Degraded", "Failing", "Reconciling", "Stalled"]);

/** Reads a single condition such as `status.condition`. */
export function readLoneCondition(reading: StatusReading, value: unknown, name: string): void {
  oneCondition(reading, value, name, readCondition);
}

/** Types for work that ends at some time: `UpgradeInProgress`, unlike `Polling`. */
const IN_PROGRESS = /InProgress$/;

/** Reads one condition; a condition older than the spec is left out. */
function readCondition(reading: StatusReading, entry: ConditionEntry): void {
  if (isOutdated(reading, entry)) return;
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
      return readProgress(
        reading,
        entry,
        IN_PROGRESS.test(entry.type) ? "partProgress" : "detailProgress",
        "partFailed",
      );
    case "failure":
      return readFailure(reading, entry);
    case "step":
      return readStep(reading, entry);
    case "suspended":
      return readSuspended(reading, entry);
    case "running":
      return readRunning(reading, entry);
    case "info":
      return readInfo(reading, entry);
  }
}

/** Acts whose False is no news, unless it says that the act failed: `Created=False` for an error. */
const ACTS: ReadonlySet<string> = new Set(["Created", "Approved", "Deleted", "Removed", "Purged"]);

function readInfo(reading: StatusReading, entry: ConditionEntry): void {
  if (entry.status !== "False") return;
  if (waitsForPerson(entry.reason)) return asStopped(reading, entry);
  if (ACTS.has(entry.type) && tellsFailure(entry.reason)) find(reading, "partFailed", finding(entry, "Failed"));
}

const PRIMARY: ReadonlySet<string> = new Set(PRIMARY_TYPES);
const ABNORMAL: ReadonlySet<string> = new Set(ABNORMAL_TYPES);

/** Records a condition that contradicts Current, whatever else is found (`contract.ts`). */
function raiseBarrier(reading: StatusReading, entry: ConditionEntry, status: string, types: ReadonlySet<string>): void {
  if (entry.status === status && types.has(entry.type)) reading.findings.barrier ??= finding(entry, "InProgress");
}

/** Converts NotReady=True to Ready=False; also NotReady=False for a failure, as Capsule writes it. */
function inverted(entry: ConditionEntry): ConditionEntry {
  const { status } = entry;
  if (status === "False" && tellsFailure(entry.reason)) return entry;
  return entry.withStatus(status === "True" ? "False" : status === "False" ? "True" : status);
}

/**
 * Summaries whose True means less than that all is well: that the object was placed, or that it serves. The states of
 * parts count more.
 */
const WEAK_SUMMARIES: ReadonlyMap<string, Slot> = new Map([
  ["Deployed", "state"],
  ["Installed", "state"],
  ["Provisioned", "state"],
  ["Available", "accepted"],
]);

function readSummary(reading: StatusReading, entry: ConditionEntry): void {
  const { findings } = reading;
  findings.hasSummary = true;
  if (entry.status === "True") {
    findings.summary ??= entry;
    if (entry.type === "Available") findings.serving ??= entry;
    return asGood(reading, entry, WEAK_SUMMARIES.get(entry.type) ?? "current");
  }
  raiseBarrier(reading, entry, "False", PRIMARY);
  asBad(reading, entry, SUMMARY_SLOTS);
}

function readVerdict(reading: StatusReading, entry: ConditionEntry): void {
  if (entry.status === "True") return asGood(reading, entry, "accepted");
  raiseBarrier(reading, entry, "False", PRIMARY);
  asBad(reading, entry, entry.reason === "" && entry.message === "" ? SUMMARY_SLOTS : VERDICT_SLOTS);
}

/** Reasons of a part that nobody requested: its False and Unknown say nothing. */
const NOT_WANTED =
  /Not ?(?:Triggered|Needed|Required|Applicable|Configured|Enabled|Requested|Specified|Used|Deleting)$|[a-z]Nil$|^(?:Disabled(?:By[a-z]+)?|Removed|Unused|Skipped|NotYetOccurred)$|[a-z]Disabled$/i;
/** A part that is False for one of these reasons is as it should be: `Ignored=False/SuccessfullyConfigured`. */
const WELL = /^(?:AsExpected|Success[a-z]*(?:[A-Z].*)?)$|(?:Succeeded|Successful|Completed|AsExpected|UpToDate)$/;

/** Reasons that say that something failed, for which a condition that is no known failure may be True as well. */
const ENDED_BADLY = /(?<!No|Not|None|Never)[Ff]ailed$/;

function readDetail(reading: StatusReading, entry: ConditionEntry): void {
  if (entry.status === "True") return readTrueDetail(reading, entry);
  if (NOT_WANTED.test(entry.reason)) return;
  if (entry.status === "False" && (classOfWord(entry.reason) === "done" || WELL.test(entry.reason)))
    return asGood(reading, entry, "detailCurrent");
  asBad(reading, entry, detailSlots(entry));
}

function readTrueDetail(reading: StatusReading, entry: ConditionEntry): void {
  if (entry.category === "Critical") return find(reading, "failed", finding(entry, "Failed"));
  if (waitsForPerson(entry.type)) return asStopped(reading, entry);
  if (ENDED_BADLY.test(entry.reason)) find(reading, "partFailed", finding(entry, "Failed"));
  else if (isUnderWay(entry)) find(reading, "detailProgress", finding(entry, "InProgress"));
  else asGood(reading, entry, "detailCurrent");
}

/** Reads a step; a step that is done says nothing about the others. */
function readStep(reading: StatusReading, entry: ConditionEntry): void {
  if (entry.status !== "True") return readDetail(reading, entry);
  const message = `${entry.type} is True, and nothing more is reported yet`;
  find(reading, "step", { ...finding(entry, "InProgress"), reason: "FirstStepsOnly", message });
}

function readSuspended(reading: StatusReading, entry: ConditionEntry): void {
  if (entry.status === "True" && tellsFailure(entry.reason)) return find(reading, "failed", finding(entry, "Failed"));
  if (entry.status === "True") reading.findings.suspendedBy ??= entry.evidence("status").path;
}

function readDone(reading: StatusReading, entry: ConditionEntry): void {
  if (entry.status !== "True") return asBad(reading, entry, entry.type.startsWith("Succe") ? SUMMARY_SLOTS : END_SLOTS);
  if (tellsFailure(entry.reason)) return find(reading, "failed", finding(entry, "Failed", true));
  asGood(reading, entry, "done");
}

/** Reads a first step; one that is still True is over if a summary turned True after it. */
function readFirstStep(reading: StatusReading, entry: ConditionEntry): void {
  const { findings } = reading;
  findings.firstStep = undefined;
  const [began, ended] = [entry.changedAt, findings.summary?.changedAt];
  const isOver = findings.summary !== undefined && !(began !== undefined && ended !== undefined && began > ended);
  if (!isOver) find(reading, "progress", finding(entry, "InProgress"));
}

/** Reasons that say that the work of a condition is over, and did not succeed. */
const FAILED_WORK = /^(?:Failed|Failure|Error|Errored|Aborted|TimedOut|Timeout)$/;

/**
 * Returns whether a True condition can be at rest. A type known only by its ending may be True at rest; Progressing and
 * similar types may not, whatever their reason.
 */
function isAtRest({ type, status, reason }: ConditionEntry, progress: Slot): boolean {
  if (status === "False") return true;
  return status === "True" && (progress !== "progress" || FIRST_STEPS.has(type)) && AT_REST.test(reason);
}

/** Returns whether the reason says that no work is going on, and that this is well. */
function atRestByWord({ reason }: ConditionEntry): boolean {
  return AT_REST.test(reason);
}

function readProgress(reading: StatusReading, entry: ConditionEntry, progress: Slot, failed: Slot): void {
  noteCalm(reading, entry);
  const atRest = isAtRest(entry, progress);
  raiseBarrier(reading, entry, "True", ABNORMAL);
  if (isStopped(entry) && !(entry.status === "False" && atRestByWord(entry))) return asStopped(reading, entry);
  if (entry.status === "True" && FAILED_WORK.test(entry.reason)) return find(reading, failed, finding(entry, "Failed"));
  if (!atRest && entry.status === "True" && FIRST_STEPS.has(entry.type)) {
    reading.findings.firstStep ??= entry;
    return;
  }
  const slot = entry.status === "True" || progress === "progress" ? progress : "partUnknown";
  if (!atRest || isUnderWay(entry)) return find(reading, slot, finding(entry, "InProgress"));
  const broken = entry.status === "False" && (tellsFailure(entry.reason) || hasErrors(entry));
  if (broken) return find(reading, failed, finding(entry, "Failed"));
  asGood(reading, entry, "detailCurrent");
}

/** A name of work that is going on: `CleaningUp`, `UpdateRunWaiting`. */
const WORK = /^(?!No[A-Z]|.*Already).*(?:[a-z]ing(?:Up|Down|Out|Back)?|InProgress|Pending)$/;

/** Returns whether the reason names work that is going on, and does not merely repeat the type. */
function isUnderWay({ type, reason }: ConditionEntry): boolean {
  return WORK.test(reason) && !reason.endsWith(type) && classOfState(reason) === "progress";
}

/** Returns whether a condition of Config Sync contains errors, which it counts there. */
function hasErrors(entry: ConditionEntry): boolean {
  const count = own(entry.fields, "errorCount");
  return typeof count === "number" && count > 0;
}

function noteCalm({ findings }: StatusReading, { type, status }: ConditionEntry): void {
  if (status === "False" && TELL_CALM.has(type)) findings.calm++;
}

function readFailure(reading: StatusReading, entry: ConditionEntry): void {
  noteCalm(reading, entry);
  if (entry.status === "False" && (entry.reason === "" || tellsFailure(entry.reason)) && isError(entry.message))
    return find(reading, "failed", finding(entry, "Failed", false, [entry.statusEvidence, entry.evidence("message")]));
  if (entry.status === "False") return asGood(reading, entry, "detailCurrent");
  if (entry.status === "Unknown") return readUnknownFailure(reading, entry);
  raiseBarrier(reading, entry, "True", ABNORMAL);
  if (entry.type === "Degraded" && isForWork(entry)) return find(reading, "progress", finding(entry, "InProgress"));
  find(reading, "failed", finding(entry, "Failed", TERMINAL_TYPES.has(entry.type)));
}

/**
 * Returns whether a condition says degraded merely for the time of the first deployment, as KubeVirt and similar
 * operators do.
 */
function isForWork({ type, reason, message }: ConditionEntry): boolean {
  return reason === type || reason === ""
    ? tellsOnlyProgress(message)
    : WORK.test(reason) && triage(reason, message) === "progress";
}

/** Reads a condition whose failure is Unknown: its message counts, except before the first report. */
function readUnknownFailure(reading: StatusReading, entry: ConditionEntry): void {
  if (entry.reason === "Initialized") return;
  const failed = tellOf(tokensOf(entry.message)) === "failed";
  find(reading, failed ? "detailFailed" : "partUnknown", finding(entry, failed ? "Failed" : "InProgress"));
}

/**
 * Reads Running. Ansible operators keep Running=True at rest too, with the reason Successful; otherwise it is a run
 * that is going on.
 */
function readRunning(reading: StatusReading, entry: ConditionEntry): void {
  if (entry.status === "True") {
    if (runsToEnd(reading) && !AT_REST.test(entry.reason)) find(reading, "progress", finding(entry, "InProgress"));
    else if (entry.reason === "Running" && entry.type === "Running")
      find(reading, "detailProgress", finding(entry, "InProgress"));
    else {
      reading.findings.summary ??= entry;
      asGood(reading, entry, "detailCurrent");
    }
  } else if (!runsToEnd(reading) && !AT_REST.test(entry.reason)) readDetail(reading, entry);
}
