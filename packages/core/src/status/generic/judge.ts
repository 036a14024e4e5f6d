import { hasNoStatus, judgeNoStatus } from "../common.ts";
import { type Fields, isFields, type Subject } from "../subject.ts";
import type { StatusOptions, StatusResult } from "../types.ts";
import { CONDITIONS } from "./condition-entry.ts";
import { decide, emptySlots, find, noFindings, type Slot, type StatusReading, warn } from "./findings.ts";
import { AT_REST, readConditions } from "./read-conditions.ts";
import { readCounters, readFailedCounters } from "./read-counters.ts";
import { readFields, readLooseWords } from "./read-fields.ts";
import { hasParts, readPartConditions, readPartStates, readUntypedConditions } from "./read-parts.ts";
import { readStateWord } from "./read-states.ts";
import { startReading } from "./reading.ts";
import { resultOfReading } from "./result-of-reading.ts";
import { classOfState, type WordClass } from "./words/words.ts";

/** Judges any object by the conventions of the ecosystem, without knowing its kind. */
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

/** Returns whether the status has more fields than its conditions and its generation. */
function holdsMore(status: Fields): boolean {
  for (const name in status)
    if (name !== "conditions" && (name !== "observedGeneration" || typeof status[name] !== "number")) return true;
  return false;
}

function readBesideConditions(reading: StatusReading): void {
  const isWeak = saysOnly(reading, OF_GOOD_PARTS);
  readFields(reading);
  if (isWeak) readPartConditions(reading);
  readCounters(reading);
}

/** Reads the states of parts and loose words; they come last, since they are trusted least. */
function readDetails(reading: StatusReading): void {
  const { findings } = reading;
  if (hasParts(reading)) {
    if (!findings.byCondition || saysOnly(reading, OF_PARTS)) readPartStates(believed(reading, OF_PARTS));
    if (!saysOnly(reading, OF_PARTS)) readContradictions(reading);
  }
  if (isNeutralEnd(reading)) readOutcome(reading);
  if (!findings.byCondition) readLooseWords(believed(reading, OF_GOOD_PARTS));
}

/** Reads a status that is a single word as a state. */
function readScalarStatus(reading: StatusReading, status: unknown): void {
  warn(reading.findings, "StatusNotAMap", ["status"], "status is not a map");
  readStateWord(reading, status, ["status"]);
}

/**
 * Returns a reading for weaker fields: if there is a finding already, they can only support it, since they do not
 * overrule a field that speaks for the whole.
 */
function believed(reading: StatusReading, weak: readonly Slot[]): StatusReading {
  if (saysOnly(reading, weak)) return reading;
  return { ...reading, findings: { ...reading.findings, slots: emptySlots() } };
}

/** Slots that say only that some parts are well; others may not be. */
const OF_GOOD_PARTS: readonly Slot[] = ["detailCurrent"];
/** Slots of parts, also of parts that are not ready yet, since others may have failed. */
const OF_PARTS: readonly Slot[] = ["detailCurrent", "detailProgress", "partProgress"];

/** Returns whether the finding that decides so far is in one of these slots, or there is none. */
function saysOnly({ findings: { slots } }: StatusReading, weak: readonly Slot[]): boolean {
  const found = decide(slots);
  return found === undefined || weak.some((slot) => slots[slot] === found);
}

/** Names of lists about the past, whose entries may be over, and of fields that are kept for older clients. */
const OF_THE_PAST =
  /deprecated|hist|previous|last|past|old|event|operation|action|attempt|run|revision|snapshot|backup|log|record|version|measurement/i;

/** Word classes by which a step is going on: running counts as progress. */
const GOES_ON: ReadonlySet<WordClass | undefined> = new Set(["progress", "running"]);

/**
 * Reads parts that contradict the conditions: a part that failed or is not ready counts, by its state or by its own
 * conditions. One of its conditions that cannot be read may say so too.
 */
function readContradictions(reading: StatusReading): void {
  const apart = { ...reading, findings: noFindings() };
  readPartStates(apart, OF_THE_PAST);
  const { detailFailed, detailProgress } = apart.findings.slots;
  readPartConditions(apart, OF_THE_PAST);
  const { failed, broken, partFailed, missing, notReady, progress } = apart.findings.slots;
  find(reading, "partFailed", failed ?? broken ?? partFailed);
  const unready = missing ?? notReady ?? progress;
  const isAtRest = unready?.fields[0]?.value === "True" && AT_REST.test(unready.reason);
  if (!isAtRest) find(reading, "partProgress", unready);
  const { barrier } = apart.findings;
  if (barrier?.status === "Unknown") reading.findings.barrier ??= barrier;
  if (detailFailed?.rule === "generic/state") find(reading, "partFailed", detailFailed);
  else if (detailProgress?.rule === "generic/state" && GOES_ON.has(classOfState(detailProgress.reason)))
    find(reading, "partProgress", detailProgress);
  else if (detailProgress?.rule === "generic/counters") find(reading, "detailProgress", detailProgress);
}

/** Returns whether a run is over and no field says that it succeeded: `Completed`. */
function isNeutralEnd({ findings: { slots } }: StatusReading): boolean {
  const found = decide(slots);
  return found !== undefined && found === slots.done && found.rule === "generic/state" && !/succe/i.test(found.reason);
}

/** Reads the outcome of a run from its parts and its counters of failures. */
function readOutcome(reading: StatusReading): void {
  const apart = { ...reading, findings: noFindings() };
  readPartStates(apart, OF_THE_PAST);
  readFailedCounters(apart);
  const { detailFailed } = apart.findings.slots;
  if (detailFailed !== undefined) find(reading, "broken", detailFailed);
}

function nothingFound({ findings }: StatusReading): boolean {
  return decide(findings.slots) === undefined;
}
