import { failure, type Json, type Problem, type Result, readPath } from "@landfall/core/object";
import { planPageName, type StoredPlan } from "@landfall/core/rollout";
import type { ComputeWave, RolloutPlan } from "@landfall/core/schemas";
import { type Item, type ResourceList, updateItem } from "../sdk/index.ts";
import { readPlanPages } from "../stored/plan-pages.ts";

const DEFAULT_OUTPUT = "rollouts";
const LOCAL_CONFIG = ["metadata", "annotations", "config.kubernetes.io/local-config"] as const;

/** Reads the RolloutPlans; `undefined` if there are none. Problems: those of `readPlanPages`; `PlanOfOtherPackage`. */
export function readPlanItems(items: readonly Item[], config: ComputeWave): Result<StoredPlan | undefined> {
  const stored = readPlanPages(items);
  if (!stored.ok || stored.value === undefined || stored.value.package === config.package) return stored;
  return failure(ofOtherPackage(config, stored.value));
}

function ofOtherPackage({ rollout, package: wanted }: ComputeWave, stored: StoredPlan): Problem {
  const message = `rollout ${rollout} is of package ${stored.package ?? "(none)"}, not of ${wanted ?? "(none)"}`;
  const hint = "give the rollout of another package another name";
  return { code: "PlanOfOtherPackage", severity: "error", message, field: "package", hint };
}

/**
 * Writes the pages of the plan: edits existing objects in place where they differ, and adds new ones to the output
 * directory.
 */
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
