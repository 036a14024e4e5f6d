import { failure, type Problem, type Result, success } from "@landfall/core/object";
import { type Plan, readPlan, type SharedUse, type StoredPlan, sharedUses } from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import type { plansByRollout } from "../../stored/plan-pages.ts";

/**
 * The other rollouts of the package that are carried out, by their RolloutPlans. One that cannot be read is a problem: it
 * may be a rival.
 */
export function readOthers(
  plans: ReturnType<typeof plansByRollout>,
  { rollout }: ComputeWave,
): Result<readonly StoredPlan[]> {
  const problems: Problem[] = [];
  const others: StoredPlan[] = [];
  for (const [name, pages] of plans) {
    if (name === rollout) continue;
    const stored = readPlan(pages.map((item) => item.toObject()));
    if (!stored.ok) problems.push(...stored.problems);
    else if (stored.value?.mode === "live") others.push(stored.value);
  }
  return problems.length > 0 ? failure(...problems) : success(others);
}

/**
 * What others use of the budgets that a plan shares: rollouts of the package, and, by the config, those outside of it. Of
 * a budget that the config does not name nobody knows the latter: it is left out, lets nothing start, and is a warning
 * `SharedUnknown`.
 */
export function usesOf(
  plan: Plan,
  others: readonly StoredPlan[],
  { shared = [] }: ComputeWave,
): { readonly uses: readonly SharedUse[]; readonly problems: readonly Problem[] } {
  const uses: SharedUse[] = [];
  const problems: Problem[] = [];
  for (const use of sharedUses(plan, others)) {
    const outside = shared.find(({ name }) => name === use.name);
    if (outside === undefined) problems.push(sharedUnknown(use.name));
    else {
      const { onTheWay = 0, failures = 0 } = outside;
      uses.push({ ...use, onTheWay: use.onTheWay + onTheWay, failures: use.failures + failures });
    }
  }
  return { uses, problems };
}

function sharedUnknown(name: string): Problem {
  const message = `nobody says what rollouts outside of this package use of the shared budget ${name}: nothing starts`;
  const hint = `give shared: [{name: ${JSON.stringify(name)}, onTheWay: …, failures: …}] in the config, both 0 where nobody else uses it`;
  return { code: "SharedUnknown", severity: "warning", message, field: "shared", hint };
}
