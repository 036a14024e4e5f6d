import { isMap, type KubeObject, type Path, readPath, samePath } from "../../object/index.ts";
import { isLedgerKey } from "../ledger/ledger.ts";
import { type Answered, answersSame, isCollection, type Reads } from "../model/watch.ts";
import { type BoundText, isBound, unbind } from "./bound-text.ts";

/** The values that another object must have at one place to be read like the first object. */
export interface Wanted {
  readonly key: string;
  /** Whether a value must be there; `undefined`: the decision did not check that. */
  readonly isThere: boolean | undefined;
  readonly test: Test;
  readonly answers: readonly Answered[];
}

/**
 * The test of one place. `nothing`: the decision did not read it. `single`: it must be this value. `name`: it must be a
 * string, since the name is inserted later. `ledger`: it must be this ledger text apart from the name. `map` and
 * `list`: the tests of their fields apply.
 */
type Test =
  | { readonly kind: "nothing" }
  | { readonly kind: "single"; readonly value: unknown }
  | { readonly kind: "name" }
  | { readonly kind: "ledger"; readonly text: BoundText }
  | {
      readonly kind: "map" | "list";
      /** The keys that a map must have, or the indexes of a list; `undefined`: the decision did not list them. */
      readonly keys: readonly string[] | undefined;
      readonly fields: readonly Wanted[];
    };

/** The only fields that may differ: values derived from them are computed for each object. */
const NAMES: readonly Path[] = [
  ["metadata", "name"],
  ["metadata", "namespace"],
];
const ANNOTATIONS: Path = ["metadata", "annotations"];

/**
 * Turns the reads of one object into tests for other objects. `binding` is the ref as its ledger contains it. Returns
 * `undefined` if a ledger text was read that is not in canonical form.
 */
export function wantedOf(reads: Reads, binding: string): Wanted | undefined {
  try {
    return compile("", reads, [], binding);
  } catch (error) {
    if (error instanceof NotOurs) return undefined;
    throw error;
  }
}

/** Thrown for a ledger text that is not in canonical form. */
class NotOurs extends Error {
  override readonly name = "NotOurs";
}

function compile(key: string, reads: Reads, path: Path, binding: string): Wanted {
  const { wasSought, wasRead, isThere, answers } = reads;
  const test: Test = path.length === 0 || (wasRead && isThere) ? testOf(reads, path, binding) : { kind: "nothing" };
  return { key, isThere: wasSought ? isThere : undefined, test, answers };
}

function testOf({ value, wasListed, fields }: Reads, path: Path, binding: string): Test {
  if (typeof value === "string") {
    if (NAMES.some((name) => samePath(name, path))) return { kind: "name" };
    if (isOfLedger(path)) return { kind: "ledger", text: textOf(value, binding) };
  }
  if (typeof value !== "object" || value === null || !isCollection(value)) return { kind: "single", value };
  const within = [...fields].map(([key, field]) => compile(key, field, [...path, key], binding));
  const keys = wasListed ? Object.keys(value) : undefined;
  return { kind: Array.isArray(value) ? "list" : "map", keys, fields: within };
}

function isOfLedger(path: Path): boolean {
  return path.length === 3 && samePath(ANNOTATIONS, path.slice(0, 2)) && isLedgerKey(String(path[2]));
}

function textOf(value: string, binding: string): BoundText {
  const text = unbind(value, binding);
  if (text === undefined) throw new NotOurs();
  return text;
}

/** Returns whether everything that was read of the first object is the same in another one, whose ref is `binding`. */
export function readsSame(wanted: Wanted, other: KubeObject, binding: string): boolean {
  return passes(wanted.test, other, binding);
}

function passes(test: Test, value: unknown, binding: string): boolean {
  switch (test.kind) {
    case "nothing":
      return true;
    case "single":
      return Object.is(value, test.value);
    case "name":
      return typeof value === "string";
    case "ledger":
      return isBound(value, test.text, binding);
    case "list":
      return (
        Array.isArray(value) &&
        (test.keys?.length ?? value.length) === value.length &&
        holds(test.fields, value, binding)
      );
    case "map":
      return (
        isMap(value) && (test.keys === undefined || hasKeys(value, test.keys)) && holds(test.fields, value, binding)
      );
  }
}

function holds(fields: readonly Wanted[], value: object, binding: string): boolean {
  for (const { key, isThere, test, answers } of fields) {
    const there = Object.hasOwn(value, key);
    if (isThere !== undefined && isThere !== there) return false;
    const field = there ? (value as { readonly [key: string]: unknown })[key] : undefined;
    if (there && !passes(test, field, binding)) return false;
    for (const answer of answers) if (!answersSame(answer, there, field)) return false;
  }
  return true;
}

/**
 * Returns whether a map has exactly these keys in this order. It runs for each object of a fleet, and `for in`
 * allocates no list of keys.
 */
function hasKeys(map: object, keys: readonly string[]): boolean {
  let at = 0;
  for (const key in map) if (key !== keys[at++]) return false;
  return at === keys.length;
}

/** Returns the annotations of an object, if they are a map or absent. */
export function annotationsOf(object: KubeObject): { readonly [key: string]: unknown } | undefined {
  const annotations = readPath(object, ANNOTATIONS) ?? {};
  return isMap(annotations) ? annotations : undefined;
}
