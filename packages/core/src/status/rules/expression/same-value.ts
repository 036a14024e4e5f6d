import { type Scope, spend } from "./scope.ts";
import { Double, Instant, Located, MadeMap, Optional, Span, TypeName, type Value } from "./values.ts";

type Pair = readonly [left: unknown, right: unknown];

const EQUAL: readonly Pair[] = [];

/**
 * Returns whether values are equal in depth; also false if the budget ends. It does not recurse, as objects may be
 * deeper than the stack.
 */
export function sameValue(scope: Scope, a: Value, b: Value): boolean {
  const pairs: Pair[] = [[a, b]];
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const inside = pairsInside(scope, plain(pair[0]), plain(pair[1]));
    if (inside === undefined) return false;
    for (const next of inside) pairs.push(next);
  }
  return true;
}

/**
 * Returns a value as JSON represents it; values that only expressions make are kept. An invalid date equals nothing.
 */
function plain(value: unknown): unknown {
  const raw = value instanceof Located ? value.value : value;
  if (!(raw instanceof Date)) return raw;
  return Number.isNaN(raw.getTime()) ? Number.NaN : raw.toISOString();
}

/** Returns the pairs that must be equal for the two values to be equal; `undefined` if the values differ. */
function pairsInside(scope: Scope, left: unknown, right: unknown): readonly Pair[] | undefined {
  if (left === right) return EQUAL;
  if (left instanceof Double || right instanceof Double) return numberOf(left) === numberOf(right) ? EQUAL : undefined;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return undefined;
  if (spend(scope, 1) !== undefined) return undefined;
  if (Array.isArray(left) || Array.isArray(right)) return pairsOfLists(scope, left, right);
  const isSame = sameMade(left, right);
  if (isSame !== undefined) return isSame ? EQUAL : undefined;
  if (!(left instanceof Optional) && !(right instanceof Optional)) return pairsOfMaps(scope, left, right);
  return left instanceof Optional && right instanceof Optional ? [[left.value, right.value]] : undefined;
}

/** Returns the number of an `int` or `double`; for anything else NaN, which equals nothing. */
function numberOf(value: unknown): number {
  const number = value instanceof Double ? value.value : value;
  return typeof number === "number" ? number : Number.NaN;
}

/** Returns whether two times, durations or types are equal; `undefined` if both are something else. */
function sameMade(a: object, b: object): boolean | undefined {
  if (a instanceof Instant) return b instanceof Instant && a.ms === b.ms;
  if (a instanceof Span) return b instanceof Span && a.ms === b.ms;
  if (a instanceof TypeName) return b instanceof TypeName && a.name === b.name;
  return b instanceof Instant || b instanceof Span || b instanceof TypeName ? false : undefined;
}

function pairsOfLists(scope: Scope, a: object, b: object): readonly Pair[] | undefined {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return undefined;
  if (spend(scope, a.length) !== undefined) return undefined;
  return (a as readonly unknown[]).map((entry, at): Pair => [entry, b[at]]);
}

function pairsOfMaps(scope: Scope, a: object, b: object): readonly Pair[] | undefined {
  const keys = keysOf(a);
  if (spend(scope, keys.length) !== undefined || keys.length !== keysOf(b).length) return undefined;
  const pairs: Pair[] = [];
  for (const key of keys) {
    const other = entryOf(b, key);
    if (other === undefined) return undefined;
    pairs.push([entryOf(a, key), other]);
  }
  return pairs;
}

function keysOf(map: object): readonly Value[] {
  return map instanceof MadeMap ? map.keys() : Object.keys(map);
}

function entryOf(map: object, key: Value): unknown {
  if (map instanceof MadeMap) return map.get(key);
  if (typeof key !== "string" || !Object.hasOwn(map, key)) return undefined;
  return (map as { readonly [key: string]: unknown })[key];
}
