import { conditionPath, evidenceValue } from "../evidence.ts";
import { asText, type Fields, isAbsent, type Subject } from "../subject.ts";
import type { EvidenceField } from "../types.ts";

/** A condition of an object with its path. Its texts are read on demand, as most are never needed. */
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

  /** Writes its status and reason, if present, to the front of the evidence, and returns their number. */
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

/** Returns the first condition of a type in `status.conditions`. */
export function conditionOf({ status }: Subject, type: string): FoundCondition | undefined {
  const conditions = status["conditions"];
  const index = Array.isArray(conditions) ? indexOf(conditions, type) : -1;
  return index < 0 ? undefined : new FoundCondition(index, (conditions as readonly Fields[])[index] as Fields);
}

/**
 * Returns the first condition of a type if it has (`is`) that status, or has another one; creates no object otherwise,
 * as is usual.
 */
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
