import { type Expression, enter, forget, mark, note, noteWhole, type Scope } from "./scope.ts";
import {
  Double,
  Fault,
  Instant,
  Located,
  MadeMap,
  noOverload,
  Optional,
  OVERSPENT,
  Span,
  TypeName,
  type Value,
} from "./values.ts";

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
    if (a instanceof Fault || b instanceof Fault) return noOverload("!=", a, b);
    const same = areEqual(scope, a, b);
    return same instanceof Fault ? same : !same;
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
    if (b instanceof MadeMap) return b.get(a) !== undefined;
    if (!Array.isArray(b)) return noOverload("in", a, b);
    const found = (b as readonly Value[]).some((other) => areEqual(scope, a, other) === true);
    return scope.budget < 0 ? new Fault(OVERSPENT) : found;
  };
}

function hasKey(scope: Scope, key: Value, map: Located): Value {
  if (typeof key !== "string" || !Object.hasOwn(map.value, key)) return false;
  note(scope, map, key);
  return true;
}

function isInList(scope: Scope, item: Value, node: Located, list: readonly unknown[]): boolean | Fault {
  const start = mark(scope);
  let found = false;
  for (let at = 0; at < list.length; at++) {
    const before = mark(scope);
    if (areEqual(scope, item, enter(scope, node, at, list[at])) === true) found = true;
    else forget(scope, before);
  }
  if (!found) forget(scope, start);
  return scope.budget < 0 ? new Fault(OVERSPENT) : found;
}

function areEqual(scope: Scope, a: Value, b: Value): boolean | Fault {
  if (typeof a !== "object" && typeof b !== "object") return a === b;
  if (a instanceof Located) noteWhole(scope, a);
  if (b instanceof Located) noteWhole(scope, b);
  const same = sameValue(scope, a, b);
  return scope.budget < 0 ? new Fault(OVERSPENT) : same;
}

function sameValue(scope: Scope, a: unknown, b: unknown): boolean {
  const left = a instanceof Located ? a.value : a;
  const right = b instanceof Located ? b.value : b;
  if (left === right) return true;
  if (left instanceof Double || right instanceof Double) return numberOf(left) === numberOf(right);
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (--scope.budget < 0) return false;
  if (Array.isArray(left) || Array.isArray(right)) return sameList(scope, left, right);
  return sameMade(scope, left, right) ?? sameMap(scope, left, right);
}

/** The number of an `int` or `double`; for anything else NaN, which equals nothing. */
function numberOf(value: unknown): number {
  const plain = value instanceof Double ? value.value : value;
  return typeof plain === "number" ? plain : Number.NaN;
}

function sameList(scope: Scope, a: object, b: object): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  scope.budget -= a.length;
  return (a as readonly unknown[]).every((entry, at) => sameValue(scope, entry, b[at]));
}

/** Whether values that JSON does not have are equal; `undefined` if both are maps. */
function sameMade(scope: Scope, a: object, b: object): boolean | undefined {
  if (a instanceof Instant) return b instanceof Instant && a.ms === b.ms;
  if (a instanceof Span) return b instanceof Span && a.ms === b.ms;
  if (a instanceof TypeName) return b instanceof TypeName && a.name === b.name;
  if (a instanceof Optional) return b instanceof Optional && sameValue(scope, a.value, b.value);
  const isMade = b instanceof Instant || b instanceof Span || b instanceof TypeName || b instanceof Optional;
  return isMade ? false : undefined;
}

function sameMap(scope: Scope, a: object, b: object): boolean {
  const keys = keysOf(a);
  scope.budget -= keys.length;
  return (
    keys.length === keysOf(b).length &&
    keys.every((key) => {
      const other = entryOf(b, key);
      return other !== undefined && sameValue(scope, entryOf(a, key), other);
    })
  );
}

function keysOf(map: object): readonly Value[] {
  return map instanceof MadeMap ? map.keys() : Object.keys(map);
}

function entryOf(map: object, key: Value): unknown {
  if (map instanceof MadeMap) return map.get(key);
  if (typeof key !== "string" || !Object.hasOwn(map, key)) return undefined;
  return (map as { readonly [key: string]: unknown })[key];
}

type Order = (a: number, b: number) => boolean;

const ORDERS: { readonly [operator in "<" | "<=" | ">" | ">="]: Order } = {
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
};

/** `<`, `<=`, `>` and `>=`, of two numbers, texts (by code point), booleans, timestamps or durations. */
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

/** What values that are no plain scalars are ordered by, and among which they are. */
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
