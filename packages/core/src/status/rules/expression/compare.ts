import { sameValue } from "./same-value.ts";
import { type Expression, enter, forget, mark, note, noteWhole, type Scope, spend } from "./scope.ts";
import { Double, Fault, Instant, Located, MadeMap, noOverload, Span, type Value } from "./values.ts";

/** Builds `left == right`: values of different types are different; maps and lists are compared in depth. */
export function equals(left: Expression, right: Expression): Expression {
  return (scope) => {
    const a = left(scope);
    const b = right(scope);
    return a instanceof Fault || b instanceof Fault ? noOverload("==", a, b) : areEqual(scope, a, b);
  };
}

/** Builds the expression `left != right`. */
export function differs(left: Expression, right: Expression): Expression {
  return (scope) => {
    const a = left(scope);
    const b = right(scope);
    if (a instanceof Fault || b instanceof Fault) return noOverload("!=", a, b);
    const same = areEqual(scope, a, b);
    return same instanceof Fault ? same : !same;
  };
}

/** Builds `item in list`, and `key in map`. */
export function isIn(item: Expression, container: Expression): Expression {
  return (scope) => {
    const a = item(scope);
    const b = container(scope);
    if (a instanceof Fault || b instanceof Fault) return noOverload("in", a, b);
    if (b instanceof Located && !Array.isArray(b.value)) return hasKey(scope, a, b);
    if (b instanceof Located) return isInList(scope, a, b, b.value as readonly unknown[]);
    if (b instanceof MadeMap) return b.get(a) !== undefined;
    if (!Array.isArray(b)) return noOverload("in", a, b);
    const found = spend(scope, b.length) ?? (b as readonly Value[]).some((other) => areEqual(scope, a, other) === true);
    return spend(scope, 0) ?? found;
  };
}

function hasKey(scope: Scope, key: Value, map: Located): Value {
  if (typeof key !== "string" || !Object.hasOwn(map.value, key)) return false;
  note(scope, map, key);
  return true;
}

function isInList(scope: Scope, item: Value, node: Located, list: readonly unknown[]): boolean | Fault {
  const overspent = spend(scope, list.length);
  if (overspent !== undefined) return overspent;
  const start = mark(scope);
  let found = false;
  for (let at = 0; at < list.length; at++) {
    const before = mark(scope);
    if (areEqual(scope, item, enter(scope, node, at, list[at])) === true) found = true;
    else forget(scope, before);
  }
  if (!found) forget(scope, start);
  return spend(scope, 0) ?? found;
}

function areEqual(scope: Scope, a: Value, b: Value): boolean | Fault {
  if (typeof a !== "object" && typeof b !== "object") return a === b;
  if (a instanceof Located) noteWhole(scope, a);
  if (b instanceof Located) noteWhole(scope, b);
  const same = sameValue(scope, a, b);
  return spend(scope, 0) ?? same;
}

type Order = (a: number, b: number) => boolean;

const ORDERS: { readonly [operator in "<" | "<=" | ">" | ">="]: Order } = {
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
};

/** Builds `<`, `<=`, `>` or `>=`, for two numbers, texts (by code point), booleans, timestamps or durations. */
export function compare(operator: keyof typeof ORDERS, left: Expression, right: Expression): Expression {
  const order = ORDERS[operator];
  return (scope) => {
    const a = left(scope);
    const b = right(scope);
    if (typeof a === "number" && typeof b === "number") return order(a, b);
    if (typeof a === "string" && typeof b === "string") return order(compareText(a, b), 0);
    if (typeof a === "boolean" && typeof b === "boolean") return order(Number(a), Number(b));
    const [first, second] = [orderedBy(a), orderedBy(b)];
    return first?.of === second?.of && first !== undefined && second !== undefined
      ? order(first.value, second.value)
      : noOverload(operator, a, b);
  };
}

/**
 * Returns the number by which a value other than a string or boolean is ordered, and the group of types within which it
 * compares.
 */
function orderedBy(value: Value): { readonly of: string; readonly value: number } | undefined {
  if (typeof value === "number") return { of: "number", value };
  if (value instanceof Double) return { of: "number", value: value.value };
  if (value instanceof Instant) return { of: "timestamp", value: value.ms };
  return value instanceof Span ? { of: "duration", value: value.ms } : undefined;
}

function compareText(a: string, b: string): number {
  for (let at = 0; at < a.length && at < b.length; at++) {
    const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (left !== right) return isSurrogate(left) === isSurrogate(right) ? left - right : isSurrogate(left) ? 1 : -1;
  }
  return a.length - b.length;
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}
