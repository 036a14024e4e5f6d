import { conditionPath, evidenceValue } from "../evidence.ts";
import { asText, type Fields, isAbsent, type Subject } from "../subject.ts";
import type { EvidenceField } from "../types.ts";
import type { Hit } from "./kind-rule.ts";

/** A condition of an object, and where it is. Its texts are read when somebody asks: most are never looked at. */
export class FoundCondition {
  readonly index: number;
  private readonly entry: Fields;

  constructor(index: number, entry: Fields) {
    this.index = index;
    this.entry = entry;
  }

  get status(): string {
    return asText(this.entry["status"]);
  }

  get reason(): string {
    return asText(this.entry["reason"]);
  }

  get message(): string {
    return asText(this.entry["message"]);
  }

  /** Its status and reason as evidence, as far as it has them, and further fields. */
  evidence(further: readonly EvidenceField[]): readonly EvidenceField[] {
    const status = this.entry["status"];
    const reason = this.entry["reason"];
    if (isAbsent(status)) return isAbsent(reason) ? further : [this.field("reason", reason), ...further];
    if (isAbsent(reason)) return [this.field("status", status), ...further];
    return [this.field("status", status), this.field("reason", reason), ...further];
  }

  private field(name: string, value: unknown): EvidenceField {
    return { path: conditionPath(this.index, name), value: evidenceValue(value) };
  }
}

/** The first condition of a type in `status.conditions`. */
export function conditionOf({ status }: Subject, type: string): FoundCondition | undefined {
  const conditions = status["conditions"];
  if (!Array.isArray(conditions)) return undefined;
  for (let index = 0; index < conditions.length; index++) {
    const entry = conditions[index] as Fields | null | undefined;
    if (isAbsent(entry) || entry["type"] !== type) continue;
    return new FoundCondition(index, entry);
  }
  return undefined;
}

/** A hit on a condition: its own message, or its type and reason. */
export function hitOf(type: string, condition: FoundCondition, more?: Partial<Exclude<Hit, string>>): Hit {
  const { status, reason } = condition;
  const message = condition.message || `${type} is ${status}${reason === "" ? "" : `: ${reason}`}`;
  const hit: Hit = { message, quotes: true, condition, reason: reason === "" ? undefined : reason };
  return more === undefined ? hit : { ...hit, ...more };
}
