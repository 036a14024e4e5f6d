import { type Path, parseTime } from "../../object/index.ts";
import { wholeNumber } from "../common.ts";
import { isConditionLike } from "../contract.ts";
import { conditionPath, evidenceValue } from "../evidence.ts";
import { asText, type Fields, isFields } from "../subject.ts";
import type { EvidenceField } from "../types.ts";
import { classOfConditionType } from "./condition-types.ts";
import { warn } from "./findings.ts";
import type { Reading } from "./reading.ts";
import { classOfState } from "./words.ts";

/** Where nearly all conditions are. */
export const CONDITIONS: Path = ["status", "conditions"];

const STATUS: Path = ["status"];

/** What a condition may say; `""` if it says nothing, or nothing that can be read. */
export type ConditionStatus = "True" | "False" | "Unknown" | "";

/** A condition as found. Its texts are read when somebody asks: those of a good one mostly are not. */
export class ConditionEntry {
  readonly type: string;
  readonly status: ConditionStatus;
  readonly fields: Fields;
  private readonly parent: Path;
  private readonly segment: string | number;
  /** In a map from type to status there is nothing but the status. */
  readonly scalar: boolean;

  constructor(
    type: string,
    status: ConditionStatus,
    fields: Fields,
    parent: Path,
    segment: string | number,
    scalar: boolean,
  ) {
    this.type = type;
    this.status = status;
    this.fields = fields;
    this.parent = parent;
    this.segment = segment;
    this.scalar = scalar;
  }

  get reason(): string {
    return asText(this.fields["reason"]);
  }

  get message(): string {
    return asText(this.fields["message"]);
  }

  get severity(): string {
    return asText(this.fields["severity"]);
  }

  /** How much it matters, as Konveyor tells it: `Critical`, `Required`, `Advisory`. */
  get category(): string {
    return asText(this.fields["category"]);
  }

  get observedGeneration(): number | undefined {
    return wholeNumber(this.fields["observedGeneration"]);
  }

  /** When the condition last changed, in milliseconds since the epoch. */
  get changedAt(): number | undefined {
    return parseTime(this.fields["lastTransitionTime"]);
  }

  /** The same condition with another status. */
  withStatus(status: ConditionStatus): ConditionEntry {
    return new ConditionEntry(this.type, status, this.fields, this.parent, this.segment, this.scalar);
  }

  /** Its status as evidence: as `evidence("status")`, which nearly every answer asks for. */
  get statusEvidence(): EvidenceField {
    const { parent, segment } = this;
    if (parent !== CONDITIONS || typeof segment !== "number") return this.evidence("status");
    return { path: conditionPath(segment, "status"), value: evidenceValue(this.fields["status"]) };
  }

  /** A field of the condition as evidence; a status that is the whole of its condition, in a map, is the condition. */
  evidence(field: string): EvidenceField {
    const { parent, segment, scalar } = this;
    const value = evidenceValue(this.fields[field]);
    if (parent === CONDITIONS && typeof segment === "number") return { path: conditionPath(segment, field), value };
    return { path: scalar ? [...parent, segment] : [...parent, segment, field], value };
  }
}

/** What is done with a condition. */
export type VisitCondition = (reading: Reading, entry: ConditionEntry) => void;

/** Calls `visit` for each condition of a list, or of a map from type to condition or status. */
export function eachCondition(reading: Reading, conditions: unknown, path: Path, visit: VisitCondition): void {
  if (Array.isArray(conditions)) {
    for (let index = 0; index < conditions.length; index++)
      visitOne(reading, conditions[index], "", path, index, visit);
  } else if (isFields(conditions)) {
    warn(reading.findings, "ConditionsNotAList", path, "conditions are a map, not a list; read by its keys");
    for (const key of Object.keys(conditions)) visitOne(reading, conditions[key], key, path, key, visit);
  } else if (conditions !== undefined && conditions !== null) {
    warn(reading.findings, "ConditionsNotAList", path, `conditions are a ${typeof conditions}, not a list`);
  }
}

/** Calls `visit` for a condition that stands alone, as a field of the status. */
export function oneCondition(reading: Reading, value: unknown, name: string, visit: VisitCondition): void {
  if (isFields(value) && value["type"] !== undefined) visitOne(reading, value, name, STATUS, name, visit);
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
    if (type === "") return asUnreadable(reading, value, parent, segment);
    const status = statusOf(reading, type, value["status"], parent, segment);
    return visit(reading, new ConditionEntry(type, status, value, parent, segment, false));
  }
  if (key === "" || (typeof value !== "string" && typeof value !== "boolean"))
    return warnOf(reading, "ConditionNotAMap", parent, segment, `a condition is a ${typeof value}, not a map`);
  const status = statusOf(reading, key, value, parent, segment);
  visit(reading, new ConditionEntry(key, status, { status: value }, parent, segment, true));
}

/** A condition without a type that can be read may be any: then the object is not Current. */
function asUnreadable(reading: Reading, entry: Fields, parent: Path, segment: string | number): void {
  const message = "a condition has no type that can be read";
  warnOf(reading, "ConditionWithoutType", parent, segment, message);
  if (!isConditionLike(entry)) return;
  const fields = [{ path: [...parent, segment], value: evidenceValue(entry) }];
  const [rule, reason] = ["generic/condition", "ConditionUnreadable"];
  reading.findings.barrier ??= { rule, status: "Unknown", reason, message, fields };
}

function statusOf(
  reading: Reading,
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

/** Some write a state where a condition's status is asked for: `Available: Degraded`, `Storage: Online`. */
function statusOfWord(type: string, word: string): ConditionStatus {
  const name = classOfState(word);
  if (name === undefined || name === "suspended") return "";
  if (name === "progress" || name === "unknown") return "Unknown";
  return (name === "failed") === (classOfConditionType(type) === "failure") ? "True" : "False";
}

function warnOf(reading: Reading, code: string, parent: Path, segment: string | number, message: string): void {
  warn(reading.findings, code, [...parent, segment], message);
}
