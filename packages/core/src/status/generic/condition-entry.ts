import { formatPath, type Path, parseTime } from "../../object/index.ts";
import { wholeNumber } from "../common.ts";
import { asText, type Fields, isFields } from "../subject.ts";
import { warn } from "./findings.ts";
import type { Reading } from "./reading.ts";

/** Where nearly all conditions are. */
export const CONDITIONS: Path = ["status", "conditions"];

/** A condition as found: its status is `""` if it has none, or none that can be read. */
export interface ConditionEntry {
  readonly parent: Path;
  readonly segment: string | number;
  /** In a map from type to status there is nothing but the status. */
  readonly scalar: boolean;
  readonly type: string;
  readonly status: "True" | "False" | "Unknown" | "";
  readonly reason: string;
  readonly message: string;
  readonly severity: string;
  readonly observedGeneration: number | undefined;
  readonly fields: Fields;
}

/** What is done with a condition. */
export type VisitCondition = (reading: Reading, entry: ConditionEntry) => void;

/** Calls `visit` for each condition of a list, or of a map from type to condition or status. */
export function eachCondition(reading: Reading, conditions: unknown, path: Path, visit: VisitCondition): void {
  if (Array.isArray(conditions)) {
    for (let index = 0; index < conditions.length; index++)
      visitOne(reading, conditions[index], "", path, index, visit);
  } else if (isFields(conditions)) {
    warn(
      reading.findings,
      "ConditionsNotAList",
      formatPath(path),
      "conditions are a map, not a list; read by its keys",
    );
    for (const key of Object.keys(conditions)) visitOne(reading, conditions[key], key, path, key, visit);
  } else if (conditions !== undefined && conditions !== null) {
    warn(reading.findings, "ConditionsNotAList", formatPath(path), `conditions are a ${typeof conditions}, not a list`);
  }
}

function visitOne(
  reading: Reading,
  value: unknown,
  key: string,
  parent: Path,
  segment: string | number,
  visit: VisitCondition,
): void {
  if (value === null || value === undefined) return;
  if (isFields(value)) {
    const type = asText(value["type"]) || key;
    if (type !== "") return visit(reading, entryOf(reading, value, type, parent, segment));
    return warnOf(reading, "ConditionWithoutType", parent, segment, "a condition without a type is not believed");
  }
  if (key === "" || (typeof value !== "string" && typeof value !== "boolean"))
    return warnOf(reading, "ConditionNotAMap", parent, segment, `a condition is a ${typeof value}, not a map`);
  visit(reading, { ...entryOf(reading, { status: value }, key, parent, segment), scalar: true });
}

function entryOf(
  reading: Reading,
  fields: Fields,
  type: string,
  parent: Path,
  segment: string | number,
): ConditionEntry {
  const status = fields["status"];
  return {
    parent,
    segment,
    scalar: false,
    type,
    status: isStatus(status) ? status : oddStatus(reading, status, parent, segment),
    reason: asText(fields["reason"]),
    message: asText(fields["message"]),
    severity: asText(fields["severity"]),
    observedGeneration: wholeNumber(fields["observedGeneration"]),
    fields,
  };
}

function isStatus(value: unknown): value is "True" | "False" | "Unknown" {
  return value === "True" || value === "False" || value === "Unknown";
}

function oddStatus(reading: Reading, value: unknown, parent: Path, segment: string | number): ConditionEntry["status"] {
  if (value === undefined || value === null) return "";
  warnOf(reading, "OddConditionStatus", parent, segment, "a condition's status is not one of True, False, Unknown");
  if (value === true || value === "true" || value === "TRUE") return "True";
  if (value === false || value === "false" || value === "FALSE" || value === "Degraded") return "False";
  return value === "unknown" ? "Unknown" : "";
}

function warnOf(reading: Reading, code: string, parent: Path, segment: string | number, message: string): void {
  warn(reading.findings, code, formatPath([...parent, segment]), message);
}

/** The path of a field of the condition; that of a status which is the whole of its condition, in a map, is the condition's. */
export function pathOf(entry: ConditionEntry, field: string): Path {
  const { parent, segment } = entry;
  if (entry.scalar) return [...parent, segment];
  return parent === CONDITIONS ? ["status", "conditions", segment, field] : [...parent, segment, field];
}

/** When the condition last changed, in milliseconds since the epoch. */
export function changedAt(entry: ConditionEntry): number | undefined {
  return parseTime(entry.fields["lastTransitionTime"]);
}
