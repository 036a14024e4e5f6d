import { formatPath, type Path } from "../../object/index.ts";
import { type Fields, isAbsent } from "../subject.ts";
import { type StatusReading, support } from "./findings.ts";
import { readLoneCondition } from "./read-conditions.ts";
import { readBadFlag, readCode, readFailureText, readLastFailure, readRetries } from "./read-failures.ts";
import {
  FLAG_SLOTS,
  OUTCOME_SLOTS,
  OWN_STATE_SLOTS,
  PART_SLOTS,
  readFlag,
  readHolder,
  readPartFlag,
  readPartState,
  readPartWords,
  readState,
  STATE_SLOTS,
} from "./read-states.ts";
import { runsToEnd } from "./reading.ts";
import { type FieldRole, rolesOfField } from "./status-fields.ts";
import { classOfWord } from "./words/words.ts";

/** Reads all fields of a status except its conditions into the findings. */
export function readFields(reading: StatusReading): void {
  const { status } = reading.subject;
  for (const name in status) {
    const value = status[name];
    if (isAbsent(value) || !Object.hasOwn(status, name)) continue;
    for (const role of rolesOfField(name, value)) {
      if (role !== "ignored") READERS[role](reading, value, ["status", name], status);
    }
  }
}

/** Names of fields with the kind of something, which is no state. */
const NO_STATE = /(?:mode|role|type|class|kind|level|severity|policy|strategy|name|id|version)$/i;

/** Reads unknown fields that contain a state word: they count only if nothing else is known. */
export function readLooseWords(reading: StatusReading): void {
  const { status } = reading.subject;
  for (const name of Object.keys(status)) {
    const value = status[name];
    const isLoose = typeof value === "string" && isUnknownField(name, value) && !NO_STATE.test(name);
    if (isLoose && classOfWord(value) !== undefined) readPartState(reading, value, ["status", name], status);
  }
}

function isUnknownField(name: string, value: unknown): boolean {
  return name === "message" || rolesOfField(name, value).length === 0;
}

/** Names of fields about the present: neither about the last operation nor about the wanted state. */
const OF_NOW = /^(?!last|previous|sync|desired|target|old)/;

type Reader = (reading: StatusReading, value: unknown, path: Path, parent: Fields) => void;

const READERS: { readonly [R in FieldRole]: Reader } = {
  ignored: () => undefined,
  state: (reading, value, path, parent) => readState(reading, value, path, parent, STATE_SLOTS),
  partState: (reading, value, path, parent) =>
    readState(reading, value, path, parent, OF_NOW.test(String(path[1])) ? OWN_STATE_SLOTS : PART_SLOTS),
  outcome: (reading, value, path, parent) =>
    readState(reading, value, path, parent, runsToEnd(reading) ? OUTCOME_SLOTS : PART_SLOTS),
  flag: (reading, value, path, parent) => readFlag(reading, value, path, parent, FLAG_SLOTS),
  partFlag: readPartFlag,
  badFlag: readBadFlag,
  suspendedFlag: (reading, value, path) => {
    if (value === true) reading.findings.suspendedBy ??= path;
  },
  failure: (reading, value, path) => readFailureText(reading, value, path, "failed"),
  lastFailure: readLastFailure,
  code: readCode,
  partWords: readPartWords,
  holder: readHolder,
  retries: readRetries,
  scheduled: readSchedule,
  condition: (reading, value, path) => readLoneCondition(reading, value, String(path[1])),
};

/** Reads a schedule as healthy: a kind that only starts runs may report nothing else. */
function readSchedule(reading: StatusReading, value: unknown, path: Path): void {
  if (typeof value !== "string" || value === "" || runsToEnd(reading)) return;
  const message = `${formatPath(path)} is ${value}`;
  const fields = [{ path, value }];
  support(reading, "detailCurrent", {
    rule: "generic/schedule",
    status: "Current",
    reason: "Scheduled",
    message,
    fields,
  });
}
