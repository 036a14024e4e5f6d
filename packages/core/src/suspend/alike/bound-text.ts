import { canonicalJson } from "../../object/hash.ts";
import { type Json, type ObjectRef, refKey } from "../../object/index.ts";

/** A ledger's annotation in two: what stands around the object that it is bound to. */
export interface BoundText {
  readonly before: string;
  readonly after: string;
}

const BOUND = '"object":';

/** How the annotations of an object's ledger name it. */
export function bindingOf(ref: ObjectRef): string {
  return JSON.stringify(refKey(ref));
}

/** `undefined` for a text that is not as we write it, or names the object nowhere, or in more places than one. */
export function unbind(text: unknown, binding: string): BoundText | undefined {
  if (typeof text !== "string" || !isCanonicalText(text)) return undefined;
  const [before, after, ...more] = text.split(`${BOUND}${binding}`);
  if (before === undefined || after === undefined || more.length > 0) return undefined;
  return { before: `${before}${BOUND}`, after };
}

/** The opposite of `unbind`. */
export function bind({ before, after }: BoundText, binding: string): string {
  return `${before}${binding}${after}`;
}

/** Whether a text is what `bind` would give. */
export function isBound(text: unknown, { before, after }: BoundText, binding: string): boolean {
  return (
    typeof text === "string" &&
    text.length === before.length + binding.length + after.length &&
    text.startsWith(before) &&
    text.startsWith(binding, before.length) &&
    text.endsWith(after)
  );
}

function isCanonicalText(text: string): boolean {
  try {
    return canonicalJson(JSON.parse(text) as Json) === text;
  } catch {
    return false;
  }
}
