import { conditionPath, evidenceValue } from "../evidence.ts";
import { asText, type Fields, isAbsent, type Subject } from "../subject.ts";
import type { EvidenceField } from "../types.ts";

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

  /** Writes its status and reason, as far as it has them, to the front of the evidence, and says how many these are. */
  lead(fields: EvidenceField[]): number {
    const status = this.entry["status"];
    const reason = this.entry["reason"];
    let count = 0;
    if (!isAbsent(status)) fields[count++] = this.field("status", status);
    if (!isAbsent(reason)) fields[count++] = this.field("reason", reason);
    return count;
  }

  private field(name: string, value: unknown): EvidenceField {
    return { path: conditionPath(this.index, name), value: evidenceValue(value) };
  }
}

/** The first condition of a type in `status.conditions`. */
export function conditionOf({ status }: Subject, type: string): FoundCondition | undefined {
  const conditions = status["conditions"];
  const index = Array.isArray(conditions) ? indexOf(conditions, type) : -1;
  return index < 0 ? undefined : new FoundCondition(index, (conditions as readonly Fields[])[index] as Fields);
}

/** The first of that type in the list, if it has that status (`is`), or any other: most have not, and then nothing is made. */
export function conditionWith(
  conditions: readonly unknown[],
  { type, status, is }: { readonly type: string; readonly status: "True" | "False"; readonly is: boolean },
): FoundCondition | undefined {
  const index = indexOf(conditions, type);
  if (index < 0) return undefined;
  const entry = conditions[index] as Fields;
  return (entry["status"] === status) === is ? new FoundCondition(index, entry) : undefined;
}

function indexOf(conditions: readonly unknown[], type: string): number {
  for (let index = 0; index < conditions.length; index++) {
    const entry = conditions[index] as Fields | null | undefined;
    if (!isAbsent(entry) && entry["type"] === type) return index;
  }
  return -1;
}
