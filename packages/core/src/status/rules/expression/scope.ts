import type { Path } from "../../../object/index.ts";
import { Fault, Located, OVERSPENT, type Value } from "./values.ts";

/**
 * The fields on which an evaluation is based, in the order in which they were read: the first `size` entries of the
 * lists. Entries beyond that are left over, so that forgetting is cheap.
 */
export interface Trace {
  readonly nodes: Located[];
  readonly keys: (string | number)[];
  size: number;
}

/** The conditions of an object that count, and the first one that is older than its generation. */
export interface FreshConditions {
  readonly list: readonly Located[];
  readonly stale: Located | undefined;
}

/** One evaluation: the object, the variables of comprehensions, the fields read and the remaining budget. */
export interface Scope {
  readonly root: Located;
  readonly slots: Value[];
  readonly trace: Trace;
  /** Whether to evaluate as Flux does: `all()` over an empty list is true, and there is no variable `conditions`. */
  readonly flux: boolean;
  /** The time given by the caller, in milliseconds since the epoch. */
  readonly now: number | undefined;
  /**
   * Whether the variable `conditions` contains only those that can be read and are not older than the object's
   * generation.
   */
  readonly lenient: boolean;
  /** The conditions that count, once an expression has read them. */
  conditions: FreshConditions | undefined;
  /** The remaining budget: it is spent by nodes of comprehensions, elements and every four characters of a text. */
  budget: number;
}

/** A compiled expression. It never throws: an evaluation error is a `Fault`. */
export type Expression = (scope: Scope) => Value;

/** The default budget of an evaluation. */
export const DEFAULT_BUDGET = 10_000_000;

/** Creates a new evaluation over an object. */
export function scopeOf(
  object: object,
  flux: boolean,
  budget: number = DEFAULT_BUDGET,
  now?: number,
  lenient = false,
): Scope {
  const trace: Trace = { nodes: [], keys: [], size: 0 };
  const root = new Located(object, undefined, "");
  return { root, slots: [], trace, flux, now, lenient, conditions: undefined, budget };
}

/** Spends budget for work that grows with the object; returns a fault once it is used up. */
export function spend(scope: Scope, cost: number): Fault | undefined {
  scope.budget -= cost;
  return scope.budget < 0 ? new Fault(OVERSPENT) : undefined;
}

/** Returns the cost of reading through a text. */
export function costOf(text: string): number {
  return text.length >> 2;
}

/** Records that the evaluation is based on this field. */
export function note({ trace }: Scope, node: Located, key: string | number): void {
  trace.nodes[trace.size] = node;
  trace.keys[trace.size++] = key;
}

/** Records that the evaluation is based on this whole map or list, if the object has it. */
export function noteWhole(scope: Scope, { parent, key }: Located): void {
  if (parent !== undefined && Object.hasOwn(parent.value, key)) note(scope, parent, key);
}

/** Returns the number of fields recorded so far, for `forget` to go back to. */
export function mark({ trace }: Scope): number {
  return trace.size;
}

/** Removes the fields recorded from `from` to `to`, which had no influence. */
export function forget({ trace }: Scope, from: number, to: number = trace.size): void {
  if (from < to && to < trace.size) {
    trace.nodes.copyWithin(from, to, trace.size);
    trace.keys.copyWithin(from, to, trace.size);
  }
  trace.size -= to - from;
}

/**
 * Returns a value of the object as an expression uses it: scalars as they are, and recorded; maps and lists with their
 * place.
 */
export function enter(scope: Scope, node: Located, key: string | number, raw: unknown): Value {
  if (typeof raw === "object" && raw !== null && !(raw instanceof Date)) return new Located(raw, node, key);
  note(scope, node, key);
  if (typeof raw === "string" || typeof raw === "number" || typeof raw === "boolean" || raw === null) return raw;
  if (raw instanceof Date && !Number.isNaN(raw.getTime())) return raw.toISOString();
  return new Fault(`${pathText(node, key)} is no JSON value`);
}

/** Returns the path of a field of a map or list. */
export function pathOf(node: Located, key: string | number): Path {
  const path = [key];
  for (let at = node; at.parent !== undefined; at = at.parent) path.push(at.key);
  return path.reverse();
}

/** Returns the path of a field as text, for messages. */
export function pathText(node: Located, key: string | number): string {
  return pathOf(node, key)
    .map((segment, index) => (typeof segment === "number" ? `[${segment}]` : index === 0 ? segment : `.${segment}`))
    .join("");
}

/** A function of values that never gets a fault; it returns `undefined` if it is not defined for these values. */
export type Strict = (scope: Scope, ...values: readonly Value[]) => Value | undefined;
