import type { Path, ProblemCode } from "../../object/index.ts";
import { hasStatus, isUnreadable, isWhole } from "../contract.ts";
import { evidenceValue } from "../evidence.ts";
import { asText, type Fields, isAbsent, isFields } from "../subject.ts";
import { ConditionAt } from "./condition-entry.ts";
import { classOfConditionType } from "./condition-types.ts";
import { type ConditionEntry, type ConditionStatus, type StatusReading, warn } from "./findings.ts";
import { supersededIn } from "./superseded.ts";
import { classOfState } from "./words/words.ts";

const STATUS: Path = ["status"];

/** A function that is called for each condition of an object. */
export type VisitCondition = (reading: StatusReading, entry: ConditionEntry) => void;

/**
 * Calls `visit` for each condition of a list that no later one replaced, or for each entry of a map from type to
 * condition or status.
 */
export function eachCondition(reading: StatusReading, conditions: unknown, path: Path, visit: VisitCondition): void {
  if (Array.isArray(conditions)) {
    const superseded = supersededIn(conditions);
    const isTold = (): boolean => conditions.some(isWhole);
    for (let index = 0; index < conditions.length; index++)
      if (superseded?.has(index) !== true) visitOne(reading, conditions[index], "", path, index, visit, isTold);
  } else if (isFields(conditions)) {
    warn(reading.findings, "ConditionsNotAList", path, "conditions are a map, not a list; read by its keys");
    for (const key of Object.keys(conditions)) visitOne(reading, conditions[key], key, path, key, visit, () => true);
  } else if (!isAbsent(conditions)) {
    const message = `conditions are a ${typeof conditions}, not a list`;
    warn(reading.findings, "ConditionsNotAList", path, message);
    asUnreadable(reading, message, path, conditions);
  }
}

/** Calls `visit` for a single condition in a field of the status. */
export function oneCondition(reading: StatusReading, value: unknown, name: string, visit: VisitCondition): void {
  if (isFields(value) && value["type"] !== undefined) visitOne(reading, value, name, STATUS, name, visit, () => false);
}

function visitOne(
  reading: StatusReading,
  value: unknown,
  key: string,
  parent: Path,
  segment: string | number,
  visit: VisitCondition,
  isTold: () => boolean,
): void {
  if (isAbsent(value)) return;
  if (isFields(value)) {
    const type = asText(value["type"]) || key;
    if (type === "") return readUntyped(reading, value, parent, segment, isTold());
    if (!hasStatus(value))
      asUnreadable(reading, "a condition has no status that can be read", [...parent, segment], value);
    const status = statusOf(reading, type, value["status"], parent, segment);
    return visit(reading, new ConditionAt(type, status, value, parent, segment, false));
  }
  if (key === "" || (typeof value !== "string" && typeof value !== "boolean"))
    return warnOf(reading, "ConditionNotAMap", parent, segment, `a condition is a ${typeof value}, not a map`);
  const status = statusOf(reading, key, value, parent, segment);
  visit(reading, new ConditionAt(key, status, { status: value }, parent, segment, true));
}

/** Notes a condition without a type, unless it may be something else than a condition. */
function readUntyped(
  reading: StatusReading,
  value: Fields,
  parent: Path,
  segment: string | number,
  isTold: boolean,
): void {
  warnOf(reading, "ConditionWithoutType", parent, segment, "a condition has no type");
  if (isUnreadable(value, isTold) || classOfState(asText(value["status"])) === "failed")
    asUnreadable(reading, "a condition has no type that can be read", [...parent, segment], value);
}

/** Adds a condition that cannot be read: it may be any, so the object is not Current. */
function asUnreadable(reading: StatusReading, message: string, path: Path, value: unknown): void {
  const [rule, reason] = ["generic/condition", "ConditionUnreadable"];
  const fields = [{ path, value: evidenceValue(value) }];
  reading.findings.barrier ??= { rule, status: "Unknown", reason, message, fields };
}

function statusOf(
  reading: StatusReading,
  type: string,
  value: unknown,
  parent: Path,
  segment: string | number,
): ConditionStatus {
  if (value === "True" || value === "False" || value === "Unknown") return value;
  if (value === undefined || value === null) return "";
  warnOf(reading, "OddConditionStatus", parent, segment, "a condition's status is not one of True, False, Unknown");
  if (value === true || value === "true" || value === "TRUE") return "True";
  if (value === false || value === "false" || value === "FALSE") return "False";
  return typeof value === "string" ? statusOfWord(type, value) : "";
}

/**
 * Returns the status of a condition for a state word: some controllers write `Available: Degraded` or `Storage:
 * Online`.
 */
function statusOfWord(type: string, word: string): ConditionStatus {
  const name = classOfState(word);
  if (name === undefined || name === "suspended") return "";
  if (name === "progress" || name === "unknown") return "Unknown";
  return (name === "failed") === (classOfConditionType(type) === "failure") ? "True" : "False";
}

function warnOf(
  reading: StatusReading,
  code: ProblemCode,
  parent: Path,
  segment: string | number,
  message: string,
): void {
  warn(reading.findings, code, [...parent, segment], message);
}
