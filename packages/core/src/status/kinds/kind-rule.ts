import type { Path, Problem } from "../../object/index.ts";
import type { Subject } from "../subject.ts";
import type { StatusOptions, StatusWord } from "../types.ts";
import type { FoundCondition } from "./found-condition.ts";

/**
 * The result of a row that applies: a message, or a message with everything that differs from the row's own reason,
 * paths and word.
 */
export type Hit = string | FullHit;

/** A result that also replaces other values of the row. */
export interface FullHit {
  readonly message: string;
  /**
   * Whether the message quotes the object, and so must be made to fit; otherwise it contains only the rule's own words
   * and numbers.
   */
  readonly quotes?: boolean;
  readonly status?: StatusWord;
  /** The reason of the result. Default: that of the row. */
  readonly reason?: string | undefined;
  /** The condition that decided: its status and reason are evidence. */
  readonly condition?: FoundCondition;
  /** The paths of the evidence, instead of those of the row. */
  readonly paths?: readonly Path[];
  readonly terminal?: boolean;
  readonly warnings?: readonly Problem[];
}

/**
 * One row of the decision table of a kind: the first that applies decides. The reference page is generated from the
 * rows.
 */
export interface KindRow {
  /** When the row applies, for the reference page. Absent: its phase or its test is data that says so, or it is the last. */
  readonly when?: string;
  readonly status: StatusWord;
  readonly reason: string;
  readonly terminal?: boolean;
  /** The fields that decide, unless the hit names its own; those that do not exist are left out. */
  readonly paths: readonly Path[];
  /** Restricts the row to objects with this `status.phase`. */
  readonly phase?: string;
  /** Restricts the row to objects without a number in `status.observedGeneration`; nearly all have one. */
  readonly unreported?: boolean;
  readonly test: RowTest;
}

/**
 * Decides whether a row applies; a text: always. Most rows do not apply, so tests given as data are evaluated without a
 * call.
 */
export type RowTest = string | Test | Comparison | ConditionTest;

/** A row's test that cannot be given as data. */
export type Test = (subject: Subject, options: StatusOptions) => Hit | undefined;

/** A test that applies if one counter is less than another. */
export interface Comparison {
  readonly less: Counter;
  readonly than: Counter;
  readonly message: (less: number, than: number) => string;
}

/** One of the kind's counters, and its value if it is absent or not a whole number. */
export interface Counter {
  readonly path: Path;
  readonly absent: number;
  /** Whether nothing is compared if the counter is absent. */
  readonly reported?: boolean;
}

/**
 * A test that applies if there is a condition of a type that has (`is`) that status, or has another one, and `hit`
 * agrees. The row then gives `text`, or the result of `hit`; without both, the condition's own message and reason.
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
  /**
   * Returns the values at the paths, in their order. Reading names that are written in the code is four times as fast.
   */
  readonly read: (subject: Subject) => readonly unknown[];
}

/** The decision table of a kind. Its last row always applies. */
export interface KindRule {
  /** The API groups that have this kind, in any version. */
  readonly groups: readonly string[];
  readonly kind: string;
  /** The counters; every counter that a row compares must be among them. */
  readonly counters?: Counters;
  readonly rows: readonly KindRow[];
  /** The suspension of objects of this kind. Absent: the kind has none. */
  readonly suspended?: KindSuspension;
}

/** The test for a suspended object of a kind. */
export interface KindSuspension {
  readonly when: string;
  readonly test: (subject: Subject) => boolean;
  /** The fields that prove the suspension. Absent: the row that applies names them. */
  readonly paths?: readonly Path[];
}

/** Returns a counter; the default if it is absent or not a whole number. */
export function count(value: unknown, absent: number): number {
  return typeof value === "number" && Number.isInteger(value) ? value : absent;
}

/** Creates a result whose message quotes the object. */
export function quote(message: string): Hit {
  return { message, quotes: true };
}

/** Creates the result of a condition: with its own message, or with its type and reason. */
export function hitOf(type: string, condition: FoundCondition, more?: Partial<FullHit>): FullHit {
  const { status, reason } = condition;
  const message = condition.message || `${type} is ${status}${reason === "" ? "" : `: ${reason}`}`;
  const hit: FullHit = { message, quotes: true, condition, reason: reason === "" ? undefined : reason };
  return more === undefined ? hit : { ...hit, ...more };
}

/** The paths of kind and group: the evidence of kinds that have no state of their own. */
export const IDENTITY: readonly Path[] = [["apiVersion"], ["kind"]];
