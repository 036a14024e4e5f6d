import { formatPath, type Path } from "../../object/index.ts";
import { evidenceValue } from "../evidence.ts";
import { type Fields, isFields, own, ownText } from "../subject.ts";
import { type Finding, find, type Slot, type StatusReading, support } from "./findings.ts";
import { capitalised, flagOf } from "./flag.ts";
import { readFailureText } from "./read-failures.ts";
import { runsToEnd } from "./reading.ts";
import { HOLDER_FIELDS, HOLDER_FLAGS } from "./status-fields.ts";
import { triage } from "./words/triage.ts";
import { waitsForPerson } from "./words/waits.ts";
import { classOfState, classOfWord, type WordClass } from "./words/words.ts";

/** The slots for a state, by the class of its word. */
export interface StateSlots {
  readonly failed: Slot;
  readonly progress: Slot;
  readonly unready: Slot;
  readonly current: Slot;
  readonly unknown: Slot;
}
/** The slots for the state of the object itself. */
export const STATE_SLOTS: StateSlots = {
  failed: "failed",
  progress: "phase",
  unready: "notReady",
  current: "state",
  unknown: "notReady",
};
/** The slots for the state of a part. */
export const PART_SLOTS: StateSlots = {
  failed: "detailFailed",
  progress: "detailProgress",
  unready: "detailProgress",
  current: "detailCurrent",
  unknown: "detailProgress",
};

/** The slots for a state in a field of its own: Ready=True does not overrule its failure. */
export const OWN_STATE_SLOTS: StateSlots = { ...PART_SLOTS, failed: "partFailed" };

/** The slots for an outcome: a run that ended badly has failed, although it is done. */
export const OUTCOME_SLOTS: StateSlots = { ...PART_SLOTS, failed: "broken" };

/** A state that only says that the object is not ready; its message says why. */
const UNREADY = /^(?:not|un)[ _-]?(?:ready|available|healthy)$/i;

/**
 * Returns the class of a state word; a word that means "finished" counts as failed if the reason next to it says so.
 */
function classOfEnd(name: WordClass | undefined, parent: Fields): WordClass | undefined {
  if (name !== "finished") return name;
  const reason = ownText(parent, "reason");
  return classOfWord(reason) === "failed" ? "failed" : name;
}

/** Reads the word in a field as a state. */
export function readState(reading: StatusReading, value: unknown, path: Path, parent: Fields, slots: StateSlots): void {
  if (typeof value !== "string") return;
  const say = (status: Finding["status"], terminal = false): Finding =>
    stateFinding(status, value, path, parent, terminal);
  if (slots === STATE_SLOTS && waitsForPerson(value)) {
    reading.findings.suspendedBy ??= path;
    return find(reading, "stopped", say("InProgress"));
  }
  const name = UNREADY.test(value) && tellsFailure(parent) ? "failed" : classOfEnd(classOfState(value), parent);
  if (name === "failed") find(reading, slots.failed, say("Failed", runsToEnd(reading)));
  else if (name === "progress") find(reading, UNREADY.test(value) ? slots.unready : slots.progress, say("InProgress"));
  else if (name === "running" && (runsToEnd(reading) || isStep(path))) find(reading, slots.progress, say("InProgress"));
  else if (name === "finished" && runsToEnd(reading) && slots === STATE_SLOTS)
    support(reading, "done", say("Current", true));
  else if (slots === STATE_SLOTS && (name === "running" || (name === "done" && WEAK.test(value))))
    support(reading, "accepted", say("Current"));
  else if (name === "done" || name === "running" || name === "finished")
    support(reading, slots.current, say("Current"));
  else if (name === "unknown") find(reading, slots.unknown, say("Unknown"));
  else if (name === "suspended") {
    if (slots === STATE_SLOTS) reading.findings.suspendedBy ??= path;
    find(reading, slots === STATE_SLOTS ? "stopped" : slots.unknown, say("InProgress"));
  } else if (name === undefined && slots === STATE_SLOTS && isPrimaryState(value, path))
    reading.findings.unknownState ??= unknownState(value, path);
}

/** Words that it was put there, which do not say that all of it works. */
const WEAK = /^(?:provisioned|deployed|installed)$/i;
/** The fields that tell the state of the object, if any do. */
const PRIMARY_STATES: ReadonlySet<string> = new Set(["phase", "state", "status"]);
/** Words for the role of a member among others, which are no state. */
const ROLES =
  /^(?:primary|secondary|leader|follower|master|slave|replica|standby|witness|arbiter|voter|source|target)$/i;

function isPrimaryState(value: string, path: Path): boolean {
  return path.length === 2 && PRIMARY_STATES.has(String(path[1])) && value !== "" && !ROLES.test(value);
}

function unknownState(value: string, path: Path): Finding {
  const message = `${formatPath(path)} is ${value}, which is no state that is known`;
  const fields = [{ path, value: evidenceValue(value) }];
  return { rule: "generic/state", status: "Unknown", reason: "UnknownState", message, fields };
}

/** Names of fields about an operation, which ends whatever the object does. */
const OPERATION = /[oO]peration/;
/** Names of lists whose entries run to an end, one after the other. */
const STEPS = /^(?:steps|tasks|stages|jobs|actions)(?:Status|Statuses)?$/i;

function isStep([, list, index]: Path): boolean {
  return index !== undefined && (STEPS.test(String(list)) || OPERATION.test(String(list)));
}

/** Reads a state word of the object. */
export function readStateWord(reading: StatusReading, value: unknown, path: Path): void {
  readState(reading, value, path, {}, STATE_SLOTS);
}

/** Reads a state word of a part. */
export function readPartState(reading: StatusReading, value: unknown, path: Path, parent: Fields): void {
  readState(reading, value, path, parent, PART_SLOTS);
}

const isPart = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length > 0;

/** Reads a map from part to state word: it counts only if all its values are state words. */
export function readPartWords(reading: StatusReading, value: unknown, path: Path): void {
  if (!isFields(value)) return;
  const isWord = (text: unknown): boolean =>
    typeof text === "string" ? !text.includes(" ") && classOfState(text) !== undefined : !isPart(text);
  if (!Object.values(value).every(isWord)) return;
  for (const key of Object.keys(value)) readPartState(reading, value[key], [...path, key], {});
}

/** Reads whether a part is ready, from its flags. */
function readPartFlags(reading: StatusReading, part: Fields, path: Path): void {
  for (const name of HOLDER_FLAGS) readPartFlag(reading, own(part, name), [...path, name], part);
}

/** Reads whether a part is ready, from one of its flags. */
export function readPartFlag(reading: StatusReading, value: unknown, path: Path, part: Fields): void {
  readFlag(reading, value, path, part, PART_FLAG_SLOTS);
}

function stateFinding(
  status: Finding["status"],
  value: string,
  path: Path,
  parent: Fields,
  terminal: boolean,
): Finding {
  const message = ownText(parent, "message") || ownText(parent, "reason");
  const text = `${formatPath(path)} is ${value}`;
  return {
    rule: "generic/state",
    status,
    reason: value,
    message: status === "Current" || message === "" ? text : message,
    fields: [{ path, value: evidenceValue(value) }],
    terminal,
  };
}

function tellsFailure(parent: Fields): boolean {
  return triage(ownText(parent, "reason"), ownText(parent, "message")) === "failed";
}

/** The slots of a flag, by its value. */
export interface FlagSlots {
  readonly good: Slot;
  readonly bad: Slot;
  readonly failed: Slot;
}
/** The slots for a flag of the object itself. */
export const FLAG_SLOTS: FlagSlots = { good: "state", bad: "notReady", failed: "broken" };
const PART_FLAG_SLOTS: FlagSlots = { good: "detailCurrent", bad: "detailProgress", failed: "detailFailed" };

/** Flags whose opposite is a word of failure: if one is false, something was lost. */
const LOST_FLAGS: ReadonlySet<string> = new Set([
  "Online",
  "Reachable",
  "Valid",
  "IsValid",
  "IsConnected",
  "Integrity",
]);

/** Flags that are false if something ended without success. */
const SUCCESS: ReadonlySet<string> = new Set(["Succeeded", "Successful", "Success", "Pass", "Passed"]);

/** Returns whether waiting cannot repair it: it was lost, or ended without success. */
function isLost(reason: string, parent: Fields): boolean {
  if (LOST_FLAGS.has(reason)) return true;
  return (
    SUCCESS.has(reason) &&
    (own(parent, "finished") === true || own(parent, "completed") === true || own(parent, "state") === "Completed")
  );
}

/** Reads a boolean field of an object or a part. */
export function readFlag(reading: StatusReading, value: unknown, path: Path, parent: Fields, slots: FlagSlots): void {
  const flag = flagOf(value);
  if (flag === undefined) return;
  const reason = capitalised(String(path[path.length - 1]));
  const message = `${formatPath(path)} is ${flag}`;
  const base = { rule: "generic/flag", message, fields: [{ path, value: evidenceValue(value) }] };
  if (flag) return support(reading, slots.good, { ...base, status: "Current", reason });
  const bad = { ...base, reason: `Not${reason}` };
  const told = tellsFailure(parent)
    ? ownText(parent, "message") || ownText(parent, "reason")
    : isLost(reason, parent)
      ? message
      : undefined;
  if (told === undefined) return find(reading, slots.bad, { ...bad, status: "InProgress" });
  find(reading, slots.failed, { ...bad, status: "Failed", message: told });
}

/** Reads a map with the state of the object, such as `health`. */
export function readHolder(reading: StatusReading, value: unknown, path: Path): void {
  if (!isFields(value)) return;
  for (const name of HOLDER_FIELDS) {
    const inner = own(value, name);
    if (typeof inner === "string") readState(reading, inner, [...path, name], value, STATE_SLOTS);
  }
  readPartFlags(reading, value, path);
  readFailureText(reading, own(value, "error"), [...path, "error"], "detailFailed");
}
