import { hasNoStatus, judgeNoStatus } from "../common.ts";
import { type Fields, isFields, type Subject } from "../subject.ts";
import type { StatusOptions, StatusResult } from "../types.ts";
import { CONDITIONS } from "./condition-entry.ts";
import { decide, emptySlots, find, noFindings, type Reading, type Slot, warn } from "./findings.ts";
import { readConditions } from "./read-conditions.ts";
import { readCounters, readFailedCounters } from "./read-counters.ts";
import { readFields, readLooseWords } from "./read-fields.ts";
import { hasParts, readPartConditions, readPartStates, readUntypedConditions } from "./read-parts.ts";
import { readStateWord } from "./read-states.ts";
import { startReading } from "./reading.ts";
import { resultOfReading } from "./result-of-reading.ts";
import { classOfState, type WordClass } from "./words/words.ts";

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
  /hist|previous|last|past|old|event|operation|action|attempt|run|revision|snapshot|backup|log|record|version|measurement/i;

/** The words by which a step goes on: running is progress too. */
const GOES_ON: ReadonlySet<WordClass | undefined> = new Set(["progress", "running"]);

/** States of parts that say otherwise than the conditions: a part that failed, or is under way, is believed. */
function readContradictions(reading: Reading): void {
  const apart = { ...reading, findings: noFindings() };
  readPartStates(apart, OF_THE_PAST);
  const { detailFailed, detailProgress } = apart.findings.slots;
  if (detailFailed?.rule === "generic/state") find(reading, "partFailed", detailFailed);
  else if (detailProgress?.rule === "generic/state" && GOES_ON.has(classOfState(detailProgress.reason)))
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
