import { canonicalJson } from "../../object/hash.ts";
import { isMap, type Json, type ObjectRef, refKey } from "../../object/index.ts";
import { digitsOf, isSummed, type RunningSums, sumPiece, sumsOver } from "../ledger/checksum.ts";

/** A ledger's annotation without its checksum, in two: what stands around the object that it is bound to. */
export interface BoundText {
  readonly before: string;
  /** Up to where the checksum stands. */
  readonly between: string;
  readonly after: string;
  /** The sums over `before`, on which those of each object go on; absent in what was written before there were checksums. */
  readonly sums?: RunningSums;
}

const BOUND = '"object":';

/** How the annotations of an object's ledger name it. */
export function bindingOf(ref: ObjectRef): string {
  return JSON.stringify(refKey(ref));
}

/** `undefined` for a text that is not as we write it, or names the object nowhere, or in more places than one. */
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

/** The opposite of `unbind`. */
export function bind({ before, between, after, sums }: BoundText, binding: string): string {
  const named = binding + between;
  if (sums === undefined) return before + named + after;
  return before + named + sumPiece(digitsOf(sumsOver(named + after, sums))) + after;
}

/** Whether a text equals the result of `bind`. */
export function isBound(text: unknown, bound: BoundText, binding: string): boolean {
  return typeof text === "string" && text.startsWith(binding, bound.before.length) && text === bind(bound, binding);
}

/** `undefined`: it is no canonical text, or its checksum is wrong. */
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
