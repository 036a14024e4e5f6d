import { failure, type Json, type Problem, type Result, readPath } from "@landfall/core/object";
import { checkDecisionLog, planPageName, readPlan, type StoredPlan } from "@landfall/core/rollout";
import type { ComputeWave, RolloutPlan } from "@landfall/core/schemas";
import { type Item, type ResourceList, updateItem } from "../sdk/index.ts";

const DEFAULT_OUTPUT = "rollouts";
const LOCAL_CONFIG = ["metadata", "annotations", "config.kubernetes.io/local-config"] as const;

/** The RolloutPlans of the package by their rollout: of each all its pages. */
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
 * What the RolloutPlans say; `undefined` for none. Problems: those of `readPlan`; `PlanOfOtherPackage`; `LogBroken` where
 * the decision log is not whole, or not about the state and the waves beside it.
 */
export function readPlanItems(items: readonly Item[], config: ComputeWave): Result<StoredPlan | undefined> {
  const stored = readPlan(items.map((item) => item.toObject()));
  if (!stored.ok || stored.value === undefined) return stored;
  if (stored.value.package !== config.package) return failure(ofOtherPackage(config, stored.value));
  const { log } = stored.value;
  const [broken] = log === undefined ? [] : checkDecisionLog(log, stored.value);
  return broken === undefined ? stored : failure(changedByHand(broken, items));
}

function ofOtherPackage({ rollout, package: wanted }: ComputeWave, stored: StoredPlan): Problem {
  const message = `rollout ${rollout} is of package ${stored.package ?? "(none)"}, not of ${wanted ?? "(none)"}`;
  const hint = "give the rollout of another package another name";
  return { code: "PlanOfOtherPackage", severity: "error", message, field: "package", hint };
}

function changedByHand(broken: Problem, items: readonly Item[]): Problem {
  const first = items.find((item) => (item.get(["spec", "page", "index"]) ?? 0) === 0);
  const hint = "take the change back, or remove status.log to go on from the plan as it is";
  const ref = first === undefined ? {} : { ref: first.ref };
  return { ...broken, field: `status.log.entries${broken.field ?? ""}`, hint, ...ref };
}

/** Writes the pages: those that are there are edited in place, where they differ; others go to the output directory. */
export function writePlanItems(
  list: ResourceList,
  items: readonly Item[],
  pages: readonly RolloutPlan[],
  config: ComputeWave,
): void {
  const directory = (config.output ?? DEFAULT_OUTPUT).replace(/\/+$/, "");
  const byIndex = new Map(items.map((item) => [item.get(["spec", "page", "index"]) ?? 0, item]));
  for (const [index, page] of pages.entries()) {
    const item = byIndex.get(index);
    const object = page as unknown as { readonly [key: string]: Json };
    if (item === undefined) {
      list.insert(object, { path: `${directory}/${planPageName(config.rollout, index)}.yaml` });
      continue;
    }
    if (readPath(item.toObject(), LOCAL_CONFIG) === undefined) item.set(LOCAL_CONFIG, "true");
    updateItem(item, ["spec"], object["spec"] ?? null);
    updateItem(item, ["status"], object["status"] ?? null);
  }
}
