import type { Path } from "../../object/index.ts";
import { evidenceOf } from "../evidence.ts";
import { type Fields, isFields, own, ownList, ownText, type Subject } from "../subject.ts";
import type { StatusContext, StatusWord, Verdict } from "../types.ts";

/** Why a row applies: a message, or a message with what differs from the row's own reason, paths and word. */
export type Hit =
  | string
  | {
      readonly message: string;
      readonly status?: StatusWord;
      readonly reason?: string;
      readonly paths?: readonly Path[];
      readonly terminal?: boolean;
    };

/** One row of the decision table of a kind: the first that applies decides. The reference page is made from the rows. */
export interface KindRow {
  readonly when: string;
  readonly status: StatusWord;
  readonly reason: string;
  readonly terminal?: boolean;
  /** The fields that decided, unless the hit names its own; those that do not exist are left out. */
  readonly paths: readonly Path[];
  readonly test: (subject: Subject, context: StatusContext) => Hit | undefined;
}

/** The decision table of a kind. Its last row always applies. */
export interface KindRule {
  /** API groups that have this kind; versions do not matter. */
  readonly groups: readonly string[];
  readonly kind: string;
  /** Where the meaning of the fields is documented. */
  readonly source: string;
  readonly rows: readonly KindRow[];
  /** What holds such an object still. Absent: nothing does. */
  readonly suspended?: (subject: Subject) => boolean;
}

/** The verdict of the first row that applies. */
export function judgeByTable(rule: KindRule, subject: Subject, context: StatusContext): Verdict | undefined {
  for (const row of rule.rows) {
    const hit = row.test(subject, context);
    if (hit !== undefined) return verdictOf(rule, row, hit, subject);
  }
  return undefined;
}

function verdictOf(rule: KindRule, row: KindRow, hit: Hit, subject: Subject): Verdict {
  const told = typeof hit === "string" ? { message: hit } : hit;
  return {
    rule: `builtin/${rule.kind}/${row.reason}`,
    status: told.status ?? row.status,
    reason: told.reason ?? row.reason,
    message: told.message,
    fields: evidenceOf(subject.object, told.paths ?? row.paths),
    terminal: told.terminal ?? row.terminal ?? false,
    suspended: rule.suspended !== undefined && rule.suspended(subject),
  };
}

/** A counter; the default if it is absent or no whole number. */
export function count(fields: Fields, key: string, absent: number): number {
  const value = own(fields, key);
  return typeof value === "number" && Number.isInteger(value) ? value : absent;
}

/** A condition of an object, and where it is. */
export interface FoundCondition {
  readonly index: number;
  readonly status: string;
  readonly reason: string;
  readonly message: string;
}

/** The status and reason of a condition, as evidence. */
export function pathsOf({ index }: FoundCondition): readonly Path[] {
  return [
    ["status", "conditions", index, "status"],
    ["status", "conditions", index, "reason"],
  ];
}

/** The first condition of a type in `status.conditions`. */
export function conditionOf(subject: Subject, type: string): FoundCondition | undefined {
  const conditions = ownList(subject.status, "conditions");
  for (let index = 0; index < conditions.length; index++) {
    const entry = conditions[index];
    if (!isFields(entry) || entry["type"] !== type) continue;
    return {
      index,
      status: ownText(entry, "status"),
      reason: ownText(entry, "reason"),
      message: ownText(entry, "message"),
    };
  }
  return undefined;
}

/** A hit on a condition: its own message, or its type and reason. */
export function hitOf(type: string, condition: FoundCondition, more: Partial<Exclude<Hit, string>> = {}): Hit {
  const message =
    condition.message || `${type} is ${condition.status}${condition.reason === "" ? "" : `: ${condition.reason}`}`;
  return {
    message,
    paths: pathsOf(condition),
    ...(condition.reason === "" ? {} : { reason: condition.reason }),
    ...more,
  };
}

/** The kind and group: the evidence of kinds that have no state of their own. */
export const IDENTITY: readonly Path[] = [["apiVersion"], ["kind"]];
