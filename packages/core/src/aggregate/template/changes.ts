import { canonicalJson } from "../../object/index.ts";
import type { Wire } from "./wire.ts";

/** Returns the new status, or `undefined` if it equals the old one. */
export function changedStatus(before: Wire, after: Wire): Wire | undefined {
  return isSameStatus(before, after) ? undefined : after;
}

/** Returns whether two statuses, both without zero fields, are equal. */
export function isSameStatus(a: Wire, b: Wire): boolean {
  return canonicalJson(a) === canonicalJson(b);
}
