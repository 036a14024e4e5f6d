import { costOf, type Expression, enter, forget, mark, noteWhole, type Scope, spend } from "./scope.ts";
import { Fault, Located, MadeMap, noOverload, type Value } from "./values.ts";

/** Builds `list.exists(v, test)`: true if one element is; the fields of every true element are recorded as evidence. */
export function exists(list: Expression, slot: number, weight: number, test: Expression): Expression {
  return (scope) => {
    const found = countTrue(scope, list(scope), "exists", slot, weight, test);
    return found.count > 0 || (found.fault ?? false);
  };
}

/** Builds the expression `list.exists_one(v, test)`. */
export function existsOne(list: Expression, slot: number, weight: number, test: Expression): Expression {
  return (scope) => {
    const found = countTrue(scope, list(scope), "exists_one", slot, weight, test);
    return found.fault ?? found.count === 1;
  };
}

interface Count {
  readonly count: number;
  readonly fault: Fault | undefined;
}

function countTrue(scope: Scope, range: Value, name: string, slot: number, weight: number, test: Expression): Count {
  const length = enterRange(scope, range, name, weight);
  if (typeof length !== "number") return { count: 0, fault: length };
  let count = 0;
  let fault: Fault | undefined;
  for (let at = 0; at < length && scope.budget >= 0; at++) {
    const start = mark(scope);
    scope.slots[slot] = elementAt(scope, range, at);
    const value = test(scope);
    if (value === true) count++;
    else {
      forget(scope, start);
      if (value !== false) fault ??= noOverload(name, value);
    }
  }
  return { count, fault: spend(scope, 0) ?? fault };
}

/** Builds `list.all(v, test)`: false for an empty list, since that proves nothing; in flux mode true, as in CEL. */
export function all(list: Expression, slot: number, weight: number, test: Expression): Expression {
  return (scope) => {
    const range = list(scope);
    const length = enterRange(scope, range, "all", weight);
    if (typeof length !== "number") return length;
    if (length === 0) return scope.flux;
    let fault: Fault | undefined;
    for (let at = 0; at < length && scope.budget >= 0; at++) {
      scope.slots[slot] = elementAt(scope, range, at);
      const value = test(scope);
      if (value === false) return false;
      if (value !== true) fault ??= noOverload("all", value);
    }
    return spend(scope, 0) ?? fault ?? true;
  };
}

/** Builds the expression `list.filter(v, test)`. */
export function filter(list: Expression, slot: number, weight: number, test: Expression): Expression {
  return map(list, slot, weight, (scope) => scope.slots[slot] ?? null, test);
}

/** Builds `list.map(v, transform)` or `list.map(v, test, transform)`. */
export function map(
  list: Expression,
  slot: number,
  weight: number,
  transform: Expression,
  test?: Expression,
): Expression {
  return (scope) => {
    const range = list(scope);
    const length = enterRange(scope, range, "map", weight);
    if (typeof length !== "number") return length;
    const result: Value[] = [];
    for (let at = 0; at < length && scope.budget >= 0; at++) {
      const start = mark(scope);
      scope.slots[slot] = elementAt(scope, range, at);
      const kept = test === undefined || test(scope);
      const value = kept === true ? transform(scope) : kept;
      if (value instanceof Fault || typeof kept !== "boolean") return noOverload("filter", value);
      if (kept) result.push(value);
      else forget(scope, start);
    }
    return spend(scope, 0) ?? result;
  };
}

/** Builds the list `[a, b]`. */
export function list(...items: readonly Expression[]): Expression {
  return (scope) => {
    const values = items.map((item) => item(scope));
    return values.find((value) => value instanceof Fault) ?? values;
  };
}

/** Builds `size(value)`: of a text in code points, of a list, of a map. */
export function size(operand: Expression): Expression {
  return (scope) => {
    const value = operand(scope);
    if (typeof value === "string") return spend(scope, costOf(value)) ?? Array.from(value).length;
    if (Array.isArray(value)) return value.length;
    if (value instanceof MadeMap) return value.entries.size;
    if (!(value instanceof Located)) return noOverload("size", value);
    noteWhole(scope, value);
    if (Array.isArray(value.value)) return value.value.length;
    return spend(scope, value.keys().length) ?? value.keys().length;
  };
}

/**
 * Returns the elements of a list, of the object or made by the expression, and spends their cost; `undefined` if the
 * value is not a list.
 */
export function itemsOf(scope: Scope, value: Value): readonly Value[] | undefined {
  const list: unknown = value instanceof Located ? value.value : value;
  if (!Array.isArray(list)) return undefined;
  spend(scope, list.length);
  if (!(value instanceof Located)) return value as readonly Value[];
  return (value.value as readonly unknown[]).map((item, at) => enter(scope, value, at, item));
}

/**
 * Returns the number of elements to iterate over, and spends their cost; a fault if the value is neither a list nor a
 * map, or too long.
 */
function enterRange(scope: Scope, range: Value, name: string, weight: number): number | Fault {
  const length = lengthOf(range);
  if (length === undefined) return noOverload(name, range);
  return spend(scope, weight * length) ?? length;
}

function lengthOf(range: Value): number | undefined {
  if (Array.isArray(range)) return range.length;
  if (range instanceof MadeMap) return range.entries.size;
  if (!(range instanceof Located)) return undefined;
  return Array.isArray(range.value) ? range.value.length : range.keys().length;
}

/** Returns an element of a list, or a key of a map. */
function elementAt(scope: Scope, range: Value, at: number): Value {
  if (range instanceof MadeMap) return range.keys()[at] ?? null;
  if (!(range instanceof Located)) return (range as readonly Value[])[at] ?? null;
  return Array.isArray(range.value) ? enter(scope, range, at, range.value[at]) : (range.keys()[at] ?? null);
}
