import type { Path } from "../../../object/index.ts";

/** What could not be evaluated, as a value: CEL's errors pass through operators and may be absorbed by them. */
export class Fault {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

/** A map or list of the object, and where it is. */
export class Located {
  readonly value: object;
  readonly parent: Located | undefined;
  readonly key: string | number;
  constructor(value: object, parent: Located | undefined, key: string | number) {
    this.value = value;
    this.parent = parent;
    this.key = key;
  }

  /** The keys of a map, in the order of the object. */
  keys(): readonly string[] {
    this.#keys ??= Object.keys(this.value);
    return this.#keys;
  }

  #keys: readonly string[] | undefined;
}

/** What an expression gives. Lists are those that the expression made itself; those of the object are `Located`. */
export type Value = boolean | number | string | null | Located | Fault | readonly Value[];

/**
 * The fields that an evaluation rests on, in the order in which they were read: the first `size` of the lists. What
 * stands behind is left over, so that forgetting is cheap.
 */
export interface Trace {
  readonly nodes: Located[];
  readonly keys: (string | number)[];
  size: number;
}

/** One evaluation: the object, the variables of comprehensions, the fields read and what it may cost. */
export interface Scope {
  readonly root: Located;
  readonly slots: Value[];
  readonly trace: Trace;
  /** `all()` over an empty list is true, and there is no variable `conditions`: as Flux evaluates. */
  readonly flux: boolean;
  /** Nodes of comprehensions that may still be evaluated. */
  budget: number;
}

/** A compiled expression. Never throws: what cannot be evaluated is a `Fault`. */
export type Expression = (scope: Scope) => Value;

/** How many nodes of comprehensions an evaluation may visit, unless told otherwise. */
export const DEFAULT_BUDGET = 10_000_000;

/** A fresh evaluation over an object. */
export function scopeOf(object: object, flux: boolean, budget: number = DEFAULT_BUDGET): Scope {
  return { root: new Located(object, undefined, ""), slots: [], trace: { nodes: [], keys: [], size: 0 }, flux, budget };
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

/** How many fields have been noted: what `forget` goes back to. */
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

/** What kind of value this is, in CEL's words. */
export function typeName(value: Value): string {
  if (value === null) return "null";
  if (value instanceof Located) return Array.isArray(value.value) ? "list" : "map";
  if (Array.isArray(value)) return "list";
  if (typeof value === "number") return Number.isInteger(value) ? "int" : "double";
  return typeof value === "boolean" ? "bool" : typeof value;
}

/** An operator met values that it is not defined for. */
export function noOverload(operator: string, ...values: readonly Value[]): Fault {
  return (
    values.find((value) => value instanceof Fault) ??
    new Fault(`${operator} is not defined for ${values.map(typeName).join(" and ")}`)
  );
}
