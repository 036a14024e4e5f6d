import { type Plan, readPlan, type SharedUse } from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import type { ResourceList } from "../sdk/index.ts";
import { plansByRollout } from "./plan-items.ts";

/**
 * What others use of the budgets that a plan shares: the other rollouts of the package by their RolloutPlans, and those
 * outside of it by the config. A plan that cannot be read is passed over here: the function of its rollout refuses it.
 */
export function readSharedUse(list: ResourceList, config: ComputeWave, plan: Plan): readonly SharedUse[] {
  const names = (plan.budgets?.shared ?? []).map(({ name }) => name);
  if (names.length === 0) return [];
  const uses = new Map(names.map((name) => [name, { name, onTheWay: 0, failures: 0 }]));
  const add = (name: string, onTheWay: number, failures: number): void => {
    const use = uses.get(name);
    if (use !== undefined)
      uses.set(name, { name, onTheWay: use.onTheWay + onTheWay, failures: use.failures + failures });
  };
  for (const { name, onTheWay = 0, failures = 0 } of config.shared ?? []) add(name, onTheWay, failures);
  for (const [rollout, pages] of plansByRollout(list)) {
    if (rollout === config.rollout) continue;
    const stored = readPlan(pages.map((item) => item.toObject()));
    if (!stored.ok || stored.value === undefined) continue;
    const states = [...stored.value.state.targets.values()].map(({ state }) => state);
    const onTheWay = states.filter((state) => state === "Released" || state === "RollingBack").length;
    const failures = states.filter((state) => state === "Failed").length;
    for (const name of stored.value.budgets) add(name, onTheWay, failures);
  }
  return [...uses.values()];
}
