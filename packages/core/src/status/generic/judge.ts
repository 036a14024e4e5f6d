import { hasNoStatus, judgeNoStatus } from "../common.ts";
import { distinctFields, evidenceOf } from "../evidence.ts";
import { resultOf } from "../result.ts";
import { asList, type Fields, groupOf, isFields, ownText, type Subject } from "../subject.ts";
import { withSuspension } from "../suspension.ts";
import type { EvidenceField, StatusOptions, StatusResult, Verdict } from "../types.ts";
import { CONDITIONS } from "./condition-entry.ts";
import { settleOutdated } from "./condition-finding.ts";
import { decide, emptySlots, type Finding, noFindings, type Slot, warn } from "./findings.ts";
import { readConditions } from "./read-conditions.ts";
import { readCounters, readFailedCounters } from "./read-counters.ts";
import { readFields, readLooseWords, readStateWord } from "./read-fields.ts";
import { hasParts, readPartConditions, readPartStates, readUntypedConditions } from "./read-parts.ts";
import { find, type Reading, runsToEnd, startReading } from "./reading.ts";
import { triage } from "./triage.ts";
import { classOfState } from "./words.ts";

const MOST_FIELDS = 64;

/** Reads any object by the conventions of the ecosystem, without knowing its kind. */
export function judgeGenerically(subject: Subject, options: StatusOptions): StatusResult {
  if (hasNoStatus(subject)) return judgeNoStatus(subject, options);
  const reading = startReading(subject, options);
  if (!isFields(subject.rawStatus)) readScalarStatus(reading, subject.rawStatus);
  readConditions(reading, subject.status["conditions"], CONDITIONS);
  const isMore = holdsMore(subject.status);
  if (isMore) readBesideConditions(reading);
  if (nothingFound(reading)) readUntypedConditions(reading);
  if (isMore) readDetails(reading);
  return resultOfReading(reading);
}

/** The status holds more than its conditions and its generation. */
function holdsMore(status: Fields): boolean {
  for (const name in status)
    if (name !== "conditions" && (name !== "observedGeneration" || typeof status[name] !== "number")) return true;
  return false;
}

function readBesideConditions(reading: Reading): void {
  const told = !nothingFound(reading);
  readFields(reading);
  if (!told) readPartConditions(reading);
  readCounters(reading);
}

/** What parts and loose words say: asked last, because it is believed least. */
function readDetails(reading: Reading): void {
  const { findings } = reading;
  if (hasParts(reading)) {
    if (!findings.byCondition || saysOnly(reading, OF_PARTS)) readPartStates(believed(reading, OF_PARTS));
    if (!saysOnly(reading, OF_PARTS)) readContradictions(reading);
  }
  if (isNeutralEnd(reading)) readOutcome(reading);
  if (!findings.byCondition) readLooseWords(believed(reading, OF_GOOD_PARTS));
}

/** A status that is one word is read as a state. */
function readScalarStatus(reading: Reading, status: unknown): void {
  warn(reading.findings, "StatusNotAMap", ["status"], "status is not a map");
  readStateWord(reading, status, ["status"]);
}

/** Where something is found already, only the support is kept: what is weaker does not overrule what speaks for the whole. */
function believed(reading: Reading, weak: readonly Slot[]): Reading {
  if (saysOnly(reading, weak)) return reading;
  return { ...reading, findings: { ...reading.findings, slots: emptySlots() } };
}

/** All that is said so far is that some parts are well: others may not be. */
const OF_GOOD_PARTS: readonly Slot[] = ["detailCurrent"];
/** Or that some are not yet: others may have failed. */
const OF_PARTS: readonly Slot[] = ["detailCurrent", "detailProgress", "partProgress"];

/** What is found so far is in one of these slots, or nothing is. */
function saysOnly({ findings: { slots } }: Reading, weak: readonly Slot[]): boolean {
  const found = decide(slots);
  return found === undefined || weak.some((slot) => slots[slot] === found);
}

/** Lists of what was: it may be over. */
const OF_THE_PAST =
  /hist|previous|last|past|old|event|operation|action|attempt|run|revision|snapshot|backup|log|record|version/i;

/** States of parts that say otherwise than the conditions: a part that failed, or is under way, is believed. */
function readContradictions(reading: Reading): void {
  const apart = { ...reading, findings: noFindings() };
  readPartStates(apart, OF_THE_PAST);
  const { detailFailed, detailProgress } = apart.findings.slots;
  if (detailFailed?.rule === "generic/state") find(reading, "partFailed", detailFailed);
  else if (detailProgress?.rule === "generic/state" && classOfState(detailProgress.reason) === "progress")
    find(reading, "partProgress", detailProgress);
}

/** A run is over, and nothing says that it went well: `Completed`. */
function isNeutralEnd({ findings: { slots } }: Reading): boolean {
  const found = decide(slots);
  return found !== undefined && found === slots.done && found.rule === "generic/state" && !/succe/i.test(found.reason);
}

/** How a run ended, by its parts and by what it counts as failed. */
function readOutcome(reading: Reading): void {
  const apart = { ...reading, findings: noFindings() };
  readPartStates(apart, OF_THE_PAST);
  readFailedCounters(apart);
  const { detailFailed } = apart.findings.slots;
  if (detailFailed !== undefined) find(reading, "broken", detailFailed);
}

function nothingFound({ findings }: Reading): boolean {
  return decide(findings.slots) === undefined;
}

/**
 * What forbids Current: a condition that says the contrary, or one that objects of the kind usually have, and that this
 * one has not; or, where no summary says that all is well, a state word that is not known.
 */
function whyNotCurrent(reading: Reading, decided: Finding): Finding | undefined {
  const { slots, barrier, unknownState } = reading.findings;
  if (barrier !== undefined) return barrier;
  const missing = missingCondition(reading);
  if (missing !== undefined) return missing;
  return decided === slots.current || decided === slots.done ? undefined : unknownState;
}

function missingCondition({ subject, options }: Reading): Finding | undefined {
  const usual = options.usualConditions?.(groupOf(subject), subject.kind) ?? [];
  const conditions = asList(subject.status["conditions"]);
  const type = usual.find((name) => !conditions.some((entry) => isFields(entry) && entry["type"] === name));
  if (type === undefined) return undefined;
  const message = `${type} is not reported yet, which ${subject.kind} usually has`;
  const fields = evidenceOf(subject, [CONDITIONS, ["kind"]]);
  return { rule: "generic/usual-condition", status: "InProgress", reason: "NotReported", message, fields };
}

/** What decides of all that was found. */
export function resultOfReading(reading: Reading): StatusResult {
  const { subject, findings } = reading;
  const { slots, suspendedBy } = findings;
  settleOutdated(reading);
  const decided = decide(slots);
  const found = decided?.status === "Current" ? (whyNotCurrent(reading, decided) ?? decided) : decided;
  const verdict = found === undefined ? verdictOfNothing(reading) : verdictOf(reading, found);
  const result = resultOf(verdict, subject);
  if (suspendedBy === undefined || slots.done !== undefined) return result;
  return withSuspension(result, { suspended: true, fields: evidenceOf(subject, [suspendedBy]) });
}

function verdictOf({ subject, findings }: Reading, found: Finding): Verdict {
  const { rule, status, reason, message, terminal = false } = found;
  const warnings = found.warnings === undefined ? findings.warnings : [...findings.warnings, ...found.warnings];
  const fields = status === "Current" ? boundedEvidence(subject, distinctFields(findings.support)) : found.fields;
  return { rule, status, reason, message, fields, terminal, warnings };
}

/** Of very many fields, the lists and maps that hold them. */
function boundedEvidence(subject: Subject, fields: readonly EvidenceField[]): readonly EvidenceField[] {
  if (fields.length <= MOST_FIELDS) return fields;
  const tops = new Set(fields.flatMap(({ path: [root, name] }) => (root === "status" ? [String(name)] : [])));
  return evidenceOf(subject, tops.size > MOST_FIELDS ? [["status"]] : [...tops].map((name) => ["status", name]));
}

/** Where nothing else tells, the reason and the message of the status do, if they tell of failure or of work. */
function verdictOfText(subject: Subject): Verdict | undefined {
  const { status } = subject;
  const [reason, message] = [ownText(status, "reason"), ownText(status, "message")];
  const told = triage(reason, message);
  if (told === undefined) return undefined;
  const names = ["reason", "message"].filter((name) => ownText(status, name) !== "");
  return {
    rule: "generic/text",
    status: told === "progress" ? "InProgress" : "Failed",
    reason: reason || (told === "progress" ? "InProgress" : "Failed"),
    message: message || reason,
    fields: evidenceOf(
      subject,
      names.map((name) => ["status", name]),
    ),
  };
}

/** A kind that runs to an end and reports none is still under way; of any other kind nothing is known. */
function verdictOfNothing(reading: Reading): Verdict {
  const { subject, findings } = reading;
  const { warnings } = findings;
  const told = verdictOfText(subject);
  if (told !== undefined) return { ...told, warnings };
  if (runsToEnd(reading) && warnings.length === 0) {
    return {
      rule: "generic/not-finished",
      status: "InProgress",
      reason: "NotFinished",
      message: `${subject.kind} reports no end yet`,
      fields: [{ path: ["kind"], value: subject.kind }],
    };
  }
  return {
    rule: "generic/nothing-known",
    status: "Unknown",
    reason: "NothingKnown",
    message: `Nothing that is known in the status of ${subject.kind} tells its state`,
    fields: [],
    warnings,
  };
}
