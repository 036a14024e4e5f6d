import type { Path } from "../../object/index.ts";
import { evidenceOf } from "../evidence.ts";
import { fitMessage, fitReason } from "../result.ts";
import { asText, type Fields, isAbsent, type Subject } from "../subject.ts";
import type { StatusContext, StatusWord, Verdict } from "../types.ts";

/** Why a row applies: a message, or a message with what differs from the row's own reason, paths and word. */
export type Hit =
  | string
  | {
      readonly message: string;
      /** The message quotes the object, and must be made to fit; without it, it is the rule's own words and numbers. */
      readonly quotes?: boolean;
      readonly status?: StatusWord;
      readonly reason?: string;
      /** The condition that decided: its status and reason are evidence. */
      readonly condition?: FoundCondition;
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
  readonly suspended?: { readonly when: string; readonly test: (subject: Subject) => boolean };
}

/** Judges the objects of a kind: the first row that applies decides. */
export type Judge = (subject: Subject, context: StatusContext) => Verdict | undefined;

/** A row with its id, in one shape for all rows of all kinds. */
interface RuledRow extends Pick<KindRow, "status" | "reason" | "paths" | "test"> {
  readonly rule: string;
  readonly terminal: boolean;
}

/** The judge of a kind that has a decision table. */
export function judgeByTable({ kind, rows, suspended }: KindRule): Judge {
  const ruled = rows.map((row) => ruledRow(kind, row));
  const isHeld = suspended?.test;
  return (subject, context) => {
    for (let index = 0; index < ruled.length; index++) {
      const row = ruled[index] as RuledRow;
      const hit = row.test(subject, context);
      if (hit === undefined) continue;
      const held = isHeld !== undefined && isHeld(subject);
      return typeof hit === "string" ? verdictOfRow(row, hit, held, subject) : verdictOfHit(row, hit, held, subject);
    }
    return undefined;
  };
}

function ruledRow(kind: string, { status, reason, terminal = false, paths, test }: KindRow): RuledRow {
  return { rule: `builtin/${kind}/${reason}`, status, reason, terminal, paths, test };
}

function verdictOfRow(row: RuledRow, message: string, suspended: boolean, subject: Subject): Verdict {
  const { rule, status, reason, terminal, paths } = row;
  return { rule, status, reason, message, fields: evidenceOf(subject, paths), terminal, suspended, fits: true };
}

function verdictOfHit(row: RuledRow, hit: Exclude<Hit, string>, suspended: boolean, subject: Subject): Verdict {
  const status = hit.status ?? row.status;
  const paths = hit.paths ?? row.paths;
  return {
    rule: row.rule,
    status,
    reason: hit.reason === undefined ? row.reason : fitReason(hit.reason, status),
    message: hit.quotes === true ? fitMessage(hit.message) : hit.message,
    fields: evidenceOf(subject, hit.condition === undefined ? paths : pathsOf(hit.condition, paths)),
    terminal: hit.terminal ?? row.terminal,
    suspended,
    fits: true,
  };
}

/** A counter; the default if it is absent or no whole number. */
export function count(value: unknown, absent: number): number {
  return typeof value === "number" && Number.isInteger(value) ? value : absent;
}

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
}

/** The status and reason of a condition, and further fields. */
function pathsOf({ index }: FoundCondition, further: readonly Path[]): readonly Path[] {
  const status: Path = ["status", "conditions", index, "status"];
  const reason: Path = ["status", "conditions", index, "reason"];
  return further.length === 0 ? [status, reason] : [status, reason, ...further];
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

/** A message that quotes the object. */
export function quote(message: string): Hit {
  return { message, quotes: true };
}

/** A hit on a condition: its own message, or its type and reason. */
export function hitOf(type: string, condition: FoundCondition, more: Partial<Exclude<Hit, string>> = {}): Hit {
  const message =
    condition.message || `${type} is ${condition.status}${condition.reason === "" ? "" : `: ${condition.reason}`}`;
  return {
    message,
    quotes: true,
    condition,
    ...(condition.reason === "" ? {} : { reason: condition.reason }),
    ...more,
  };
}

/** The kind and group: the evidence of kinds that have no state of their own. */
export const IDENTITY: readonly Path[] = [["apiVersion"], ["kind"]];
