import { isMap, type KubeObject, type Path, readPath, samePath } from "../../object/index.ts";
import { isLedgerKey } from "../ledger/ledger.ts";
import { type Answered, answersSame, isCollection, type Reads } from "../model/watch.ts";
import { type BoundText, isBound, unbind } from "./bound-text.ts";

/** The values that another object must have at one place, so that a reader of the first object reads the same of it. */
export interface Wanted {
  readonly key: string;
  /** Undefined: nobody asked whether there is anything. */
  readonly isThere: boolean | undefined;
  readonly test: Test;
  readonly answers: readonly Answered[];
}

/**
 * The test of one place. `nothing`: nobody looked there. `single`: one value. `name`: only that it is a string, because
 * the name is put in afterwards. `ledger`: a text of the ledger without the name. `map` and `list`: the reads within
 * it.
 */
type Test =
  | { readonly kind: "nothing" }
  | { readonly kind: "single"; readonly value: unknown }
  | { readonly kind: "name" }
  | { readonly kind: "ledger"; readonly text: BoundText }
  | {
      readonly kind: "map" | "list";
      /** Undefined: nobody asked for all of them. Of a list their number is what counts. */
      readonly keys: readonly string[] | undefined;
      readonly fields: readonly Wanted[];
    };

/** The only fields that need not be the same: what is written of them is written anew for each object. */
const NAMES: readonly Path[] = [
  ["metadata", "name"],
  ["metadata", "namespace"],
];
const ANNOTATIONS: Path = ["metadata", "annotations"];

/**
 * Turns the reads of one object into the tests for another one. `binding`: how its ledger names it. `undefined`: a text
 * of the ledger was read that is not as we write it.
 */
export function wantedOf(reads: Reads, binding: string): Wanted | undefined {
  try {
    return compile("", reads, [], binding);
  } catch (error) {
    if (error instanceof NotOurs) return undefined;
    throw error;
  }
}

/** A text of a ledger that is not as we write it. */
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

/** Whether all that was read of the first object is the same of another. `binding`: of the other. */
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

/** In the same order. This runs for each object of a fleet: `for in` makes no list of the keys. */
function hasKeys(map: object, keys: readonly string[]): boolean {
  let at = 0;
  for (const key in map) if (key !== keys[at++]) return false;
  return at === keys.length;
}

/** The annotations of an object, if they are a map or absent. */
export function annotationsOf(object: KubeObject): { readonly [key: string]: unknown } | undefined {
  const annotations = readPath(object, ANNOTATIONS) ?? {};
  return isMap(annotations) ? annotations : undefined;
}
