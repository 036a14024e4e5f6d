import {
  type Expression,
  enter,
  Fault,
  forget,
  Located,
  mark,
  noOverload,
  note,
  noteWhole,
  type Scope,
  type Value,
} from "./scope.ts";

/** `left == right`: values of different types are different; maps and lists are compared in depth. */
export function equals(left: Expression, right: Expression): Expression {
  return (scope) => {
    const a = left(scope);
    const b = right(scope);
    return a instanceof Fault || b instanceof Fault ? noOverload("==", a, b) : areEqual(scope, a, b);
  };
}

/** `left != right` */
export function differs(left: Expression, right: Expression): Expression {
  return (scope) => {
    const a = left(scope);
    const b = right(scope);
    return a instanceof Fault || b instanceof Fault ? noOverload("!=", a, b) : !areEqual(scope, a, b);
  };
}

/** `item in list`, and `key in map`. */
export function isIn(item: Expression, container: Expression): Expression {
  return (scope) => {
    const a = item(scope);
    const b = container(scope);
    if (a instanceof Fault || b instanceof Fault) return noOverload("in", a, b);
    if (b instanceof Located && !Array.isArray(b.value)) return hasKey(scope, a, b);
    if (b instanceof Located) return isInList(scope, a, b, b.value as readonly unknown[]);
    return Array.isArray(b)
      ? (b as readonly Value[]).some((other) => areEqual(scope, a, other))
      : noOverload("in", a, b);
  };
}

function hasKey(scope: Scope, key: Value, map: Located): Value {
  if (typeof key !== "string" || !Object.hasOwn(map.value, key)) return false;
  note(scope, map, key);
  return true;
}

function isInList(scope: Scope, item: Value, node: Located, list: readonly unknown[]): boolean {
  const start = mark(scope);
  let found = false;
  for (let at = 0; at < list.length; at++) {
    const before = mark(scope);
    if (areEqual(scope, item, enter(scope, node, at, list[at]))) found = true;
    else forget(scope, before);
  }
  if (!found) forget(scope, start);
  return found;
}

function areEqual(scope: Scope, a: Value, b: Value): boolean {
  if (a instanceof Located) noteWhole(scope, a);
  if (b instanceof Located) noteWhole(scope, b);
  return sameJson(rawOf(a), rawOf(b));
}

function rawOf(value: Value): unknown {
  return value instanceof Located ? value.value : value;
}

function sameJson(a: unknown, b: unknown): boolean {
  const left = a instanceof Located ? a.value : a;
  const right = b instanceof Located ? b.value : b;
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
    return left.every((entry, at) => sameJson(entry, right[at]));
  }
  return sameMap(left as { readonly [key: string]: unknown }, right as { readonly [key: string]: unknown });
}

function sameMap(a: { readonly [key: string]: unknown }, b: { readonly [key: string]: unknown }): boolean {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}

type Order = (a: number, b: number) => boolean;

const ORDERS: { readonly [operator in "<" | "<=" | ">" | ">="]: Order } = {
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
};

/** `<`, `<=`, `>` and `>=`, of two numbers, two texts (by code point) or two booleans. */
export function compare(operator: keyof typeof ORDERS, left: Expression, right: Expression): Expression {
  const order = ORDERS[operator];
  return (scope) => {
    const a = left(scope);
    const b = right(scope);
    if (typeof a === "number" && typeof b === "number") return order(a, b);
    if (typeof a === "string" && typeof b === "string") return order(compareText(a, b), 0);
    if (typeof a === "boolean" && typeof b === "boolean") return order(Number(a), Number(b));
    return noOverload(operator, a, b);
  };
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
