import type { Path } from "../../../object/index.ts";
import { Fault, Located, OVERSPENT, type Value } from "./values.ts";

/**
 * The fields that an evaluation rests on, in the order in which they were read: the first `size` of the lists. What
 * stands behind is left over, so that forgetting is cheap.
 */
export interface Trace {
  readonly nodes: Located[];
  readonly keys: (string | number)[];
  size: number;
}

/** The conditions of an object that count, and the first that is older than its generation. */
export interface FreshConditions {
  readonly list: readonly Located[];
  readonly stale: Located | undefined;
}

/** One evaluation: the object, the variables of comprehensions, the fields read and what it may cost. */
export interface Scope {
  readonly root: Located;
  readonly slots: Value[];
  readonly trace: Trace;
  /** `all()` over an empty list is true, and there is no variable `conditions`: as Flux evaluates. */
  readonly flux: boolean;
  /** The time as the caller gave it, in milliseconds since the epoch. */
  readonly now: number | undefined;
  /** The variable `conditions` holds only those that can be read and are not older than the object's generation. */
  readonly lenient: boolean;
  /** The fresh conditions, once an expression has asked for them. */
  conditions: FreshConditions | undefined;
  /**
   * The cost that the evaluation may still have: in nodes of comprehensions, elements looked at and four characters of
   * a text.
   */
  budget: number;
}

/** A compiled expression. Never throws: an evaluation error is a `Fault`. */
export type Expression = (scope: Scope) => Value;

/** The cost that an evaluation may have, unless the caller says otherwise. */
export const DEFAULT_BUDGET = 10_000_000;

/** A fresh evaluation over an object. */
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

/** Pays for work that grows with the object; a fault once nothing is left. */
export function spend(scope: Scope, cost: number): Fault | undefined {
  scope.budget -= cost;
  return scope.budget < 0 ? new Fault(OVERSPENT) : undefined;
}

/** The cost of going through a text. */
export function costOf(text: string): number {
  return text.length >> 2;
}

/** The evaluation rests on this field. */
export function note({ trace }: Scope, node: Located, key: string | number): void {
  trace.nodes[trace.size] = node;
  trace.keys[trace.size++] = key;
}

/** The evaluation rests on this map or list as a whole, if the object has it. */
export function noteWhole(scope: Scope, { parent, key }: Located): void {
  if (parent !== undefined && Object.hasOwn(parent.value, key)) note(scope, parent, key);
}

/** The number of fields noted so far, for `forget` to go back to. */
export function mark({ trace }: Scope): number {
  return trace.size;
}

/** The fields noted from `from` to `to` were of no consequence. */
export function forget({ trace }: Scope, from: number, to: number = trace.size): void {
  if (from < to && to < trace.size) {
    trace.nodes.copyWithin(from, to, trace.size);
    trace.keys.copyWithin(from, to, trace.size);
  }
  trace.size -= to - from;
}

/** A value of the object as an expression sees it: scalars as they are, and noted; maps and lists with their place. */
export function enter(scope: Scope, node: Located, key: string | number, raw: unknown): Value {
  if (typeof raw === "object" && raw !== null && !(raw instanceof Date)) return new Located(raw, node, key);
  note(scope, node, key);
  if (typeof raw === "string" || typeof raw === "number" || typeof raw === "boolean" || raw === null) return raw;
  if (raw instanceof Date && !Number.isNaN(raw.getTime())) return raw.toISOString();
  return new Fault(`${pathText(node, key)} is no JSON value`);
}

/** The path of a field. */
export function pathOf(node: Located, key: string | number): Path {
  const path = [key];
  for (let at = node; at.parent !== undefined; at = at.parent) path.push(at.key);
  return path.reverse();
}

/** The path of a field, for messages. */
export function pathText(node: Located, key: string | number): string {
  return pathOf(node, key)
    .map((segment, index) => (typeof segment === "number" ? `[${segment}]` : index === 0 ? segment : `.${segment}`))
    .join("");
}

/** A function of values: never given a fault; `undefined` if it is not defined for these values. */
export type Strict = (scope: Scope, ...values: readonly Value[]) => Value | undefined;
