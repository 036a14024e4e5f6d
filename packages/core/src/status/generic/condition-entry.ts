import { type Path, parseTime } from "../../object/index.ts";
import { conditionPath, evidenceValue } from "../evidence.ts";
import { asText, type Fields } from "../subject.ts";
import type { EvidenceField } from "../types.ts";
import { wholeNumber } from "../whole-number.ts";
import type { ConditionEntry, ConditionStatus } from "./findings.ts";

/** The path of the conditions in nearly all objects. */
export const CONDITIONS: Path = ["status", "conditions"];

/** A condition as found. Its texts are read on demand, since those of a good condition mostly are not needed. */
export class ConditionAt implements ConditionEntry {
  readonly type: string;
  readonly status: ConditionStatus;
  readonly fields: Fields;
  private readonly parent: Path;
  private readonly segment: string | number;
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
    return asText(this.fields["message"]) || asText(this.fields["error"]);
  }

  get severity(): string {
    return asText(this.fields["severity"]);
  }

  get category(): string {
    return asText(this.fields["category"]);
  }

  get observedGeneration(): number | undefined {
    return wholeNumber(this.fields["observedGeneration"]);
  }

  get changedAt(): number | undefined {
    return parseTime(this.fields["lastTransitionTime"]);
  }

  withStatus(status: ConditionStatus): ConditionEntry {
    return new ConditionAt(this.type, status, this.fields, this.parent, this.segment, this.scalar);
  }

  get statusEvidence(): EvidenceField {
    const { parent, segment } = this;
    if (parent !== CONDITIONS || typeof segment !== "number") return this.evidence("status");
    return { path: conditionPath(segment, "status"), value: evidenceValue(this.fields["status"]) };
  }

  evidence(field: string): EvidenceField {
    const { parent, segment, scalar } = this;
    const value = evidenceValue(this.fields[field]);
    if (parent === CONDITIONS && typeof segment === "number") return { path: conditionPath(segment, field), value };
    return { path: scalar ? [...parent, segment] : [...parent, segment, field], value };
  }
}
