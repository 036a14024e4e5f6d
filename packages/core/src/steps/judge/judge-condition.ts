import { formatRef, refKey } from "../../object/index.ts";
import type { ConditionObject, PlannedCondition } from "../model/plan.ts";
import { seenSince, type Told } from "./told.ts";

/**
 * Returns why a condition does not hold by the observations at `from` or later, in one sentence; `undefined` if it
 * holds. It does not hold if an object was not seen, or does not exist. With `after`, an observation in the same second
 * as `from` does not count.
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
