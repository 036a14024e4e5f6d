import type { Path } from "../../object/index.ts";
import { type Fields, isAbsent, isFields, own } from "../subject.ts";
import { CONDITIONS } from "./condition-entry.ts";
import type { StatusReading } from "./findings.ts";
import { readConditions } from "./read-conditions.ts";
import { readPartCounters } from "./read-counters.ts";
import { readFailureText } from "./read-failures.ts";
import { readPartFlag, readPartState } from "./read-states.ts";
import { HOLDER_FIELDS, HOLDER_FLAGS, STATUS_FIELDS } from "./status-fields.ts";
import { classOfState } from "./words/words.ts";

/** Returns whether the status has lists or maps besides its conditions. */
export function hasParts({ subject: { status } }: StatusReading): boolean {
  for (const name in status) if (name !== "conditions" && typeof status[name] === "object") return true;
  return false;
}

/**
 * Reads conditions below the status: `parents[]`, `ancestors[]`, `listeners[]`, or a map of parts. Fields whose name
 * matches `leftOut` are skipped.
 */
export function readPartConditions(reading: StatusReading, leftOut?: RegExp): void {
  eachPart(reading, (part, path) => {
    if (isLeftOut(path, leftOut)) return;
    const conditions = own(part, "conditions");
    if (conditions !== undefined) readConditions(reading, conditions, [...path, "conditions"]);
  });
}

const STATE_NAME = /^state$|[a-z]State$/;

/**
 * Reads entries of `status.conditions` that have a state but neither type nor status: the last entry of a history, or
 * every named part.
 */
export function readUntypedConditions(reading: StatusReading): void {
  const conditions = reading.subject.status["conditions"];
  if (!Array.isArray(conditions)) return;
  for (let index = 0; index < conditions.length; index++) {
    const entry = conditions[index];
    if (!isFields(entry) || own(entry, "type") !== undefined || own(entry, "status") !== undefined) continue;
    if (index < conditions.length - 1 && own(entry, "name") === undefined) continue;
    for (const name of Object.keys(entry))
      if (STATE_NAME.test(name)) readPartState(reading, entry[name], [...CONDITIONS, index, name], entry);
  }
}

/**
 * Reads states, flags, counters and errors of parts: they count only if the object as a whole says nothing. Fields
 * whose name matches `leftOut` are skipped.
 */
export function readPartStates(reading: StatusReading, leftOut?: RegExp): void {
  eachPart(reading, (part, path) => {
    if (isLeftOut(path, leftOut)) return;
    for (const name of Object.keys(part)) readOfPart(reading, part, name, path);
    if (path[path.length - 1] !== "history") readPartCounters(reading, part, path);
  });
}

function isLeftOut(path: Path, leftOut: RegExp | undefined): boolean {
  return leftOut !== undefined && path.some((segment) => typeof segment === "string" && leftOut.test(segment));
}

const STATES: ReadonlySet<string> = new Set(HOLDER_FIELDS);
const FLAGS: ReadonlySet<string> = new Set(HOLDER_FLAGS);
const ERRORS: ReadonlySet<string> = new Set(STATUS_FIELDS.failure);
/** The one level of a message that tells of a failure. */
const ERROR_LEVEL = "ERROR";
/** Names of fields with the state of a part: `clusterHealthStatus`. */
const OWN_STATE =
  /^(?!last|previous|desired|target|sync|observed|initial|requested|original).*[a-z](?:State|Status|Phase|Health)$/;

/** Returns whether a reason says why a container does not run: `containerState.waiting.reason` is CrashLoopBackOff. */
function tellsContainerTrouble(reason: unknown, path: Path): boolean {
  const state = path[path.length - 1];
  return (
    (state === "waiting" || state === "terminated") && typeof reason === "string" && classOfState(reason) === "failed"
  );
}

/** Reads one field of a part: a state, a flag or an error. */
function readOfPart(reading: StatusReading, part: Fields, name: string, path: Path): void {
  const value = part[name];
  if (isAbsent(value)) return;
  if (name === "reason" && tellsContainerTrouble(value, path)) readPartState(reading, value, [...path, name], part);
  else if (name === "level" && value === ERROR_LEVEL) readPartState(reading, value, [...path, name], part);
  else if (ERRORS.has(name)) readFailureText(reading, value, [...path, name], "detailFailed");
  else if (FLAGS.has(name)) readPartFlag(reading, value, [...path, name], part);
  else if (typeof value === "string" && (STATES.has(name) || OWN_STATE.test(name)))
    readPartState(reading, value, [...path, name], part);
}

/** Names of fields below which no state is reported: the wanted state, programs to run, and copies of other objects. */
const NOT_REPORTED =
  /^(?:spec|template|templates|manifest|manifests|config|configuration|parameters|values|metadata|labels|annotations|capacity|allocatable|usage|outputs|env|data|schema|selector|forProvider|conditions|taints|images)$|Spec$|Config$|Template$|Template[A-Z]|^desired[A-Z]?/;
/** The largest depth that is read; no known status is deeper. */
const DEEPEST = 6;
/** The largest number of parts of a status that are read, since further parts say nothing new. */
const MOST_PARTS = 2_000;

/** Calls `visit` for every map below the status, at any depth, outer maps first. */
function eachPart(reading: StatusReading, visit: (part: Fields, path: Path) => void): void {
  const walk: Walk = { visit, left: MOST_PARTS };
  const { status } = reading.subject;
  for (const name of Object.keys(status))
    if (!NOT_REPORTED.test(name)) walkValue(walk, status[name], ["status", name], 1);
}

interface Walk {
  readonly visit: (part: Fields, path: Path) => void;
  left: number;
}

function walkValue(walk: Walk, value: unknown, path: Path, depth: number): void {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++)
      if (isFields(value[index])) walkPart(walk, value[index], [...path, index], depth);
  } else if (isFields(value)) walkPart(walk, value, path, depth);
}

function walkPart(walk: Walk, part: Fields, path: Path, depth: number): void {
  if (walk.left-- <= 0) return;
  walk.visit(part, path);
  if (depth === DEEPEST) return;
  for (const name of Object.keys(part)) {
    const value = part[name];
    if (typeof value === "object" && value !== null && !NOT_REPORTED.test(name))
      walkValue(walk, value, [...path, name], depth + 1);
  }
}
