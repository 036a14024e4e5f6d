import { type Json, type Result, readPath } from "@landfall/core/object";
import { planPageName, readPlan, type StoredPlan } from "@landfall/core/rollout";
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

/** What the RolloutPlans say; `undefined` for none. A plan of another package is a problem `PlanOfOtherPackage`. */
export function readPlanItems(items: readonly Item[], config: ComputeWave): Result<StoredPlan | undefined> {
  const stored = readPlan(items.map((item) => item.toObject()));
  if (!stored.ok || stored.value === undefined || stored.value.package === config.package) return stored;
  const message = `rollout ${config.rollout} is of package ${stored.value.package ?? "(none)"}, not of ${config.package ?? "(none)"}`;
  const hint = "give the rollout of another package another name";
  return { ok: false, problems: [{ code: "PlanOfOtherPackage", severity: "error", message, field: "package", hint }] };
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
