import { formatPath, type Path, parseTime } from "../../object/index.ts";
import { wholeNumber } from "../common.ts";
import { type Fields, isFields, own, ownText } from "../subject.ts";
import { warn } from "./findings.ts";
import type { Reading } from "./reading.ts";

/** A condition as found: its status is `""` if it has none, or none that can be read. */
export interface ConditionEntry {
  readonly path: Path;
  readonly type: string;
  readonly status: "True" | "False" | "Unknown" | "";
  readonly reason: string;
  readonly message: string;
  readonly severity: string;
  readonly observedGeneration: number | undefined;
  readonly fields: Fields;
}

/** Calls `visit` for each condition of a list, or of a map from type to condition or status. */
export function eachCondition(
  reading: Reading,
  conditions: unknown,
  path: Path,
  visit: (entry: ConditionEntry) => void,
): void {
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
  visit: (entry: ConditionEntry) => void,
): void {
  if (value === null || value === undefined) return;
  const path = [...parent, segment];
  if (isFields(value)) {
    const type = ownText(value, "type") || key;
    if (type !== "") visit(entryOf(reading, value, type, path));
    else warn(reading.findings, "ConditionWithoutType", formatPath(path), "a condition without a type is not believed");
  } else if (key !== "" && (typeof value === "string" || typeof value === "boolean")) {
    visit({ ...NO_ENTRY, path, type: key, status: statusOf(reading, value, path) });
  } else {
    warn(reading.findings, "ConditionNotAMap", formatPath(path), `a condition is a ${typeof value}, not a map`);
  }
}

const NO_ENTRY = {
  reason: "",
  message: "",
  severity: "",
  observedGeneration: undefined,
  fields: Object.freeze({}),
} as const;

function entryOf(reading: Reading, fields: Fields, type: string, path: Path): ConditionEntry {
  return {
    path,
    type,
    status: statusOf(reading, own(fields, "status"), path),
    reason: ownText(fields, "reason"),
    message: ownText(fields, "message"),
    severity: ownText(fields, "severity"),
    observedGeneration: wholeNumber(own(fields, "observedGeneration")),
    fields,
  };
}

function statusOf(reading: Reading, value: unknown, path: Path): ConditionEntry["status"] {
  if (value === "True" || value === "False" || value === "Unknown") return value;
  if (value === undefined) return "";
  warn(
    reading.findings,
    "OddConditionStatus",
    formatPath(path),
    "a condition's status is not one of True, False, Unknown",
  );
  if (value === true || value === "true" || value === "TRUE") return "True";
  if (value === false || value === "false" || value === "FALSE") return "False";
  if (value === "Degraded") return "False";
  return value === "unknown" ? "Unknown" : "";
}

/** When the condition last changed, in milliseconds since the epoch. */
export function changedAt(entry: ConditionEntry): number | undefined {
  return parseTime(own(entry.fields, "lastTransitionTime"));
}
