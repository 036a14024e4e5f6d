import { canonicalJson } from "../../object/index.ts";
import type { Wire } from "./wire.ts";

/** The new status, or `undefined` if it is the old one. */
export function changedStatus(before: Wire, after: Wire): Wire | undefined {
  return isSameStatus(before, after) ? undefined : after;
}

/** Whether two statuses, in both of which zero fields are left out, are the same. */
export function isSameStatus(a: Wire, b: Wire): boolean {
  return canonicalJson(a) === canonicalJson(b);
}
