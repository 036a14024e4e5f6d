import { failure, type Problem, type Result } from "@landfall/core/object";
import { checkDecisionLog, readPlan, type StoredPlan } from "@landfall/core/rollout";
import type { Item, ResourceList } from "../sdk/index.ts";

/** The RolloutPlans of the package, grouped by rollout; each rollout has one or more pages. */
export function plansByRollout(list: ResourceList): ReadonlyMap<string, readonly Item[]> {
  const byRollout = new Map<string, Item[]>();
  for (const item of list.select({ group: "landfall.dev", kind: "RolloutPlan" })) {
    const named = item.get(["spec", "rollout"]);
    const rollout = typeof named === "string" ? named : item.name;
    const pages = byRollout.get(rollout);
    if (pages === undefined) byRollout.set(rollout, [item]);
    else pages.push(item);
  }
  return byRollout;
}

/**
 * Reads the pages of a rollout; `undefined` if there are none. Problems: those of `readPlan`, and `LogBroken` if the
 * decision log is incomplete or does not match the state and waves beside it, as when pages come from different
 * renders.
 */
export function readPlanPages(pages: readonly Item[]): Result<StoredPlan | undefined> {
  const stored = readPlan(pages.map((item) => item.toObject()));
  if (!stored.ok || stored.value?.log === undefined) return stored;
  const [broken] = checkDecisionLog(stored.value.log, stored.value);
  return broken === undefined ? stored : failure(changedByHand(broken, pages));
}

function changedByHand(broken: Problem, pages: readonly Item[]): Problem {
  const first = pages.find((item) => (item.get(["spec", "page", "index"]) ?? 0) === 0);
  const hint = "take the change back, or remove status.log to go on from the plan as it is";
  const ref = first === undefined ? {} : { ref: first.ref };
  return { ...broken, field: `status.log.entries${broken.field ?? ""}`, hint, ...ref };
}
