import { canonicalJson } from "../../object/hash.ts";
import { isMap, type Json, type ObjectRef, refKey } from "../../object/index.ts";
import { digitsOf, isSummed, type RunningSums, sumPiece, sumsOver } from "../ledger/checksum.ts";

/** The text of a ledger annotation without its checksum, split at the ref of the object to which it is bound. */
export interface BoundText {
  readonly before: string;
  /** The text between the ref and the checksum. */
  readonly between: string;
  readonly after: string;
  /**
   * The running checksum over `before`, from which the sum of each object continues; absent for ledgers from before
   * there were checksums.
   */
  readonly sums?: RunningSums;
}

const BOUND = '"object":';

/** Returns the ref of an object as the ledger in its annotations contains it. */
export function bindingOf(ref: ObjectRef): string {
  return JSON.stringify(refKey(ref));
}

/**
 * Splits the text of a ledger at the object's ref; `undefined` for a text that is not in canonical form, or that does
 * not contain the ref exactly once.
 */
export function unbind(text: unknown, binding: string): BoundText | undefined {
  if (typeof text !== "string") return undefined;
  const sum = sumOf(text);
  if (sum === undefined) return undefined;
  const [before, after, ...more] = text.split(`${BOUND}${binding}`);
  if (before === undefined || after === undefined || more.length > 0) return undefined;
  const head = `${before}${BOUND}`;
  if (sum === "none") return { before: head, between: "", after };
  const [between, rest, ...others] = after.split(sumPiece(sum));
  if (between === undefined || rest === undefined || others.length > 0) return undefined;
  return { before: head, between, after: rest, sums: sumsOver(head) };
}

/** Inserts the ref of an object: the inverse of `unbind`. */
export function bind({ before, between, after, sums }: BoundText, binding: string): string {
  const named = binding + between;
  if (sums === undefined) return before + named + after;
  return before + named + sumPiece(digitsOf(sumsOver(named + after, sums))) + after;
}

/** Returns whether a text equals the result of `bind`. */
export function isBound(text: unknown, bound: BoundText, binding: string): boolean {
  return typeof text === "string" && text.startsWith(binding, bound.before.length) && text === bind(bound, binding);
}

/** Returns the checksum of a ledger text; `undefined` if the text is not canonical, or its checksum is wrong. */
function sumOf(text: string): string | undefined {
  try {
    const value = JSON.parse(text) as { readonly [key: string]: Json } | null;
    if (canonicalJson(value as Json) !== text) return undefined;
    const sum = isMap(value) ? value["sum"] : undefined;
    if (sum === undefined) return "none";
    return typeof sum === "string" && isSummed(text, sum) ? sum : undefined;
  } catch {
    return undefined;
  }
}
