import type { Path } from "../../object/index.ts";
import { type Fields, isFields, own } from "../subject.ts";
import { CONDITIONS } from "./condition-entry.ts";
import { readConditions } from "./read-conditions.ts";
import { readPartCounters } from "./read-counters.ts";
import { readFailureText, readPartFlags, readPartState } from "./read-fields.ts";
import type { Reading } from "./reading.ts";
import { HOLDER_FIELDS } from "./status-fields.ts";

/** Conditions that lie one level below the status: `parents[]`, `ancestors[]`, `listeners[]`, or a map of parts. */
export function readPartConditions(reading: Reading): void {
  eachPart(reading, (part, path) => {
    const conditions = own(part, "conditions");
    if (conditions !== undefined) readConditions(reading, conditions, [...path, "conditions"]);
  });
}

const STATE_NAME = /^state$|[a-z]State$/;

/** Entries of `status.conditions` that have neither type nor status, but a state: of a list of what was, the last; of named parts, all. */
export function readUntypedConditions(reading: Reading): void {
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

/** States, flags, counters and errors of parts: believed only where the object as a whole says nothing. */
export function readPartStates(reading: Reading): void {
  eachPart(reading, (part, path) => {
    for (const name of HOLDER_FIELDS) readPartState(reading, own(part, name), [...path, name], part);
    for (const name of Object.keys(part)) readWithinPart(reading, part, name, path);
    readPartFlags(reading, part, path);
    readPartCounters(reading, part, path);
    const health = own(part, "health");
    if (isFields(health)) readPartState(reading, own(health, "status"), [...path, "health", "status"], health);
    for (const name of ["error", "errors"]) readFailureText(reading, own(part, name), [...path, name], "detailFailed");
  });
}

/** A state of a part that is not called just so: `clusterHealthStatus`. */
const OWN_STATE = /^(?!last|previous|desired|target|sync|observed).*[a-z](?:State|Status|Phase|Health)$/;

/** What else of a part tells its state: a field whose name ends so, or a list of parts of its own (`connections`). */
function readWithinPart(reading: Reading, part: Fields, name: string, path: Path): void {
  const value = part[name];
  if (typeof value === "string" && OWN_STATE.test(name)) readPartState(reading, value, [...path, name], part);
  if (!Array.isArray(value) || name === "conditions") return;
  for (let index = 0; index < value.length; index++) {
    const inner = value[index];
    if (!isFields(inner)) continue;
    for (const field of HOLDER_FIELDS) readPartState(reading, own(inner, field), [...path, name, index, field], inner);
  }
}

function eachPart(reading: Reading, visit: (part: Fields, path: Path) => void): void {
  const { status } = reading.subject;
  for (const name of Object.keys(status)) {
    if (name === "conditions") continue;
    const value = status[name];
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++)
        if (isFields(value[index])) visit(value[index], ["status", name, index]);
    } else if (isFields(value)) {
      visit(value, ["status", name]);
      for (const key of Object.keys(value)) {
        const part = value[key];
        if (isFields(part)) visit(part, ["status", name, key]);
      }
    }
  }
}
