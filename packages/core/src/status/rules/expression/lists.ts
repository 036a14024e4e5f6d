import {
  type Expression,
  enter,
  Fault,
  forget,
  Located,
  mark,
  noOverload,
  note,
  type Scope,
  type Value,
} from "./scope.ts";

/** What a comprehension goes over: elements of a list, or keys of a map. */
interface Elements {
  readonly length: number;
  readonly at: (index: number) => Value;
}

/** `list.exists(v, test)`: true if one is; the fields of every element that is true are noted. */
export function exists(list: Expression, slot: number, weight: number, test: Expression): Expression {
  return comprehension("exists", list, slot, weight, (_, each) => {
    let found = false;
    let fault: Fault | undefined;
    each((element) => {
      const value = element(test);
      if (value === true) found = true;
      else if (value !== false) fault ??= noOverload("exists", value);
      return value === true;
    });
    return found || (fault ?? false);
  });
}

/** `list.exists_one(v, test)` */
export function existsOne(list: Expression, slot: number, weight: number, test: Expression): Expression {
  return comprehension("exists_one", list, slot, weight, (_, each) => {
    let found = 0;
    let fault: Fault | undefined;
    each((element) => {
      const value = element(test);
      if (value === true) found++;
      else if (value !== false) fault ??= noOverload("exists_one", value);
      return value === true;
    });
    return fault ?? found === 1;
  });
}

/** `list.all(v, test)`: over an empty list false, because nothing proves nothing; in flux mode true, as in CEL. */
export function all(list: Expression, slot: number, weight: number, test: Expression): Expression {
  return comprehension("all", list, slot, weight, (scope, each, length) => {
    if (length === 0) return scope.flux;
    let wrong = false;
    let fault: Fault | undefined;
    each((element) => {
      const value = element(test);
      if (value === false) wrong = true;
      else if (value !== true) fault ??= noOverload("all", value);
      return true;
    });
    return wrong ? false : (fault ?? true);
  });
}

/** `list.filter(v, test)` */
export function filter(list: Expression, slot: number, weight: number, test: Expression): Expression {
  return map(list, slot, weight, (scope) => scope.slots[slot] ?? null, test);
}

/** `list.map(v, transform)` and `list.map(v, test, transform)`. */
export function map(
  list: Expression,
  slot: number,
  weight: number,
  transform: Expression,
  test?: Expression,
): Expression {
  return comprehension("map", list, slot, weight, (_, each) => {
    const result: Value[] = [];
    let fault: Fault | undefined;
    each((element) => {
      const kept = test === undefined || element(test);
      const value = kept === true ? element(transform) : kept;
      if (value instanceof Fault || (kept !== true && kept !== false)) fault ??= noOverload("filter", value);
      else if (kept === true) result.push(value);
      return kept === true;
    });
    return fault ?? result;
  });
}

/** `[a, b]` */
export function list(...items: readonly Expression[]): Expression {
  return (scope) => {
    const values = items.map((item) => item(scope));
    return values.find((value) => value instanceof Fault) ?? values;
  };
}

/** `size(value)`: of a text in code points, of a list, of a map. */
export function size(operand: Expression): Expression {
  return (scope) => {
    const value = operand(scope);
    if (typeof value === "string") return Array.from(value).length;
    if (Array.isArray(value)) return value.length;
    if (!(value instanceof Located)) return noOverload("size", value);
    note(scope, value.parent ?? value, value.key);
    return Array.isArray(value.value) ? value.value.length : Object.keys(value.value).length;
  };
}

/** Visits every element; the fields that were read of one are forgotten if the visit says `false`. */
type Each = (visit: (element: (expression: Expression) => Value) => boolean) => void;

function comprehension(
  name: string,
  list: Expression,
  slot: number,
  weight: number,
  fold: (scope: Scope, each: Each, length: number) => Value,
): Expression {
  return (scope) => {
    const range = list(scope);
    const elements = elementsOf(scope, range);
    if (elements === undefined) return noOverload(name, range);
    scope.budget -= weight * elements.length;
    if (scope.budget < 0) return new Fault("the expression costs more than its budget");
    const each: Each = (visit) => {
      const element = (expression: Expression): Value => expression(scope);
      for (let at = 0; at < elements.length; at++) {
        const start = mark(scope);
        scope.slots[slot] = elements.at(at);
        if (!visit(element)) forget(scope, start);
      }
    };
    return fold(scope, each, elements.length);
  };
}

function elementsOf(scope: Scope, range: Value): Elements | undefined {
  if (Array.isArray(range)) return { length: range.length, at: (at) => (range as readonly Value[])[at] ?? null };
  if (!(range instanceof Located)) return undefined;
  const { value } = range;
  if (Array.isArray(value)) return { length: value.length, at: (at) => enter(scope, range, at, value[at]) };
  const keys = Object.keys(value);
  return { length: keys.length, at: (at) => keys[at] ?? null };
}
