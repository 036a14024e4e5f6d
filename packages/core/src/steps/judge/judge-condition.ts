import { formatRef, refKey } from "../../object/index.ts";
import type { ConditionObject, PlannedCondition } from "../model/plan.ts";
import { seenSince, type Told } from "./told.ts";

/**
 * Whether a condition holds by what was seen at `from` or later: `undefined` if it does, else one sentence that says why
 * not. An object that was not seen, or is not there, never makes it hold. With `after`, what was seen in the very second of
 * `from` does not count.
 */
export function unmetCondition(
  condition: PlannedCondition,
  told: Told,
  from: number,
  after = false,
): string | undefined {
  const objects = new Map<string, ConditionObject>();
  for (const { key, ref } of condition.objects) {
    const seen = seenSince(told, refKey(ref), from, after);
    if (seen === undefined) return `${formatRef(ref)} was not seen since the wait began`;
    if (seen.status === "NotFound") return `${formatRef(ref)} is not there`;
    if (seen.object === undefined) return `${formatRef(ref)} was seen without its fields`;
    objects.set(key, { object: seen.object, status: seen.status });
  }
  return condition.unmet(objects, told.now);
}
