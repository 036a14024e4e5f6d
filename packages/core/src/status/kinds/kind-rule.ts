import type { Path, Problem } from "../../object/index.ts";
import type { Subject } from "../subject.ts";
import type { StatusOptions, StatusWord } from "../types.ts";
import type { FoundCondition } from "./found-condition.ts";

/** Why a row applies: a message, or a message with what differs from the row's own reason, paths and word. */
export type Hit = string | FullHit;

/** A message that is not all that a row says. */
export interface FullHit {
  readonly message: string;
  /** The message quotes the object, and must be made to fit; without it, it is the rule's own words and numbers. */
  readonly quotes?: boolean;
  readonly status?: StatusWord;
  /** Default: the row's. */
  readonly reason?: string | undefined;
  /** The condition that decided: its status and reason are evidence. */
  readonly condition?: FoundCondition;
  /** Instead of all others. */
  readonly paths?: readonly Path[];
  readonly terminal?: boolean;
  readonly warnings?: readonly Problem[];
}

/** One row of the decision table of a kind: the first that applies decides. The reference page is made from the rows. */
export interface KindRow {
  readonly when: string;
  readonly status: StatusWord;
  readonly reason: string;
  readonly terminal?: boolean;
  /** The fields that decided, unless the hit names its own; those that do not exist are left out. */
  readonly paths: readonly Path[];
  /** The row is for objects in this `status.phase` only. */
  readonly phase?: string;
  /** The row is for objects only that have no number in `status.observedGeneration`: nearly all have one. */
  readonly unreported?: boolean;
  readonly test: RowTest;
}

/** When a row applies; a text: always. Most rows of most objects do not: what is data is asked without a call. */
export type RowTest = string | Test | Comparison | ConditionTest;

/** A test that no data can say. */
export type Test = (subject: Subject, options: StatusOptions) => Hit | undefined;

/** Applies if one counter is less than another. */
export interface Comparison {
  readonly less: Counter;
  readonly than: Counter;
  readonly message: (less: number, than: number) => string;
}

/** One of the kind's counters, and the number it stands for if it is absent or no whole number. */
export interface Counter {
  readonly path: Path;
  readonly absent: number;
  /** Whether nothing is compared where the counter is absent. */
  readonly reported?: boolean;
}

/**
 * Applies if there is a condition of a type with that status (`is`), or with any other, and `hit` agrees. What the row
 * then says is `text`, or what `hit` says; without both it is the condition's own message and reason.
 */
export interface ConditionTest {
  readonly type: string;
  readonly status: "True" | "False";
  readonly is: boolean;
  readonly text?: string | ((subject: Subject) => string);
  readonly hit?: (found: FoundCondition, subject: Subject) => FullHit | undefined;
}

/** The counters of a kind, read once for all rows and for the evidence. */
export interface Counters {
  readonly paths: readonly Path[];
  /** The values at the paths, in their order. Names that the code itself tells are read four times as quickly. */
  readonly read: (subject: Subject) => readonly unknown[];
}

/** The decision table of a kind. Its last row always applies. */
export interface KindRule {
  /** API groups that have this kind; versions do not matter. */
  readonly groups: readonly string[];
  readonly kind: string;
  /** Where the meaning of the fields is documented. */
  readonly source: string;
  /** Every counter that a row compares must be among them. */
  readonly counters?: Counters;
  readonly rows: readonly KindRow[];
  /** The suspension of objects of this kind. Absent: the kind has none. */
  readonly suspended?: KindSuspension;
}

/** The test for a suspended object of a kind. */
export interface KindSuspension {
  readonly when: string;
  readonly test: (subject: Subject) => boolean;
  /** The fields that say so. Absent: the row that applies then names them. */
  readonly paths?: readonly Path[];
}

/** A counter; the default if it is absent or no whole number. */
export function count(value: unknown, absent: number): number {
  return typeof value === "number" && Number.isInteger(value) ? value : absent;
}

/** A message that quotes the object. */
export function quote(message: string): Hit {
  return { message, quotes: true };
}

/** A hit on a condition: its own message, or its type and reason. */
export function hitOf(type: string, condition: FoundCondition, more?: Partial<FullHit>): FullHit {
  const { status, reason } = condition;
  const message = condition.message || `${type} is ${status}${reason === "" ? "" : `: ${reason}`}`;
  const hit: FullHit = { message, quotes: true, condition, reason: reason === "" ? undefined : reason };
  return more === undefined ? hit : { ...hit, ...more };
}

/** The kind and group: the evidence of kinds that have no state of their own. */
export const IDENTITY: readonly Path[] = [["apiVersion"], ["kind"]];
