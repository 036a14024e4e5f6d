import { failure, formatDuration, type Problem, parseTime, type Result, success } from "@landfall/core/object";
import { type Plan, readPlan, type SharedUse, type StoredPlan, sharedUses } from "@landfall/core/rollout";
import type { Budget, ComputeWave } from "@landfall/core/schemas";
import type { plansByRollout } from "../../stored/plan-pages.ts";

/**
 * The other rollouts that the package carries out, from their RolloutPlans. An unreadable one is a problem, because it
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

/** The Budgets of the package, by name. */
export type BudgetObjects = ReadonlyMap<string, Budget["spec"]>;

/** The plan with the caps of the package's Budgets applied: the smaller cap of each budget counts. */
export function capBudgets(plan: Plan, objects: BudgetObjects): Plan {
  const { budgets } = plan;
  if (budgets?.shared === undefined || objects.size === 0) return plan;
  const shared = budgets.shared.map((one) => ({
    ...one,
    ...smaller("maxConcurrent", one.maxConcurrent, objects.get(one.name)?.maxConcurrent),
    ...smaller("maxFailures", one.maxFailures, objects.get(one.name)?.maxFailures),
  }));
  return { ...plan, budgets: { ...budgets, shared } };
}

function smaller(field: "maxConcurrent" | "maxFailures", a: number | undefined, b: number | undefined): object {
  return a === undefined && b === undefined
    ? {}
    : { [field]: Math.min(a ?? Number.POSITIVE_INFINITY, b ?? Number.POSITIVE_INFINITY) };
}

/** The Budgets of a package, and the current time for their age (milliseconds; absent if unknown). */
export interface SeenBudgets {
  readonly objects: BudgetObjects;
  readonly now?: number | undefined;
}

/**
 * The use of the plan's shared budgets by others: by rollouts of the package, and by those outside, as the config or
 * else the package's Budget of that name says. If neither does, or the Budget was counted too long ago, the use is
 * unknown: the budget is left out and lets nothing start, with a warning `SharedUnknown` or `BudgetStale`.
 */
export function usesOf(
  plan: Plan,
  others: readonly StoredPlan[],
  { shared = [], rollout }: ComputeWave,
  { objects, now }: SeenBudgets = { objects: new Map() },
): { readonly uses: readonly SharedUse[]; readonly problems: readonly Problem[] } {
  const here = new Set([rollout, ...others.map((other) => other.rollout)]);
  const uses: SharedUse[] = [];
  const problems: Problem[] = [];
  for (const use of sharedUses(plan, others)) {
    const told = shared.find(({ name }) => name === use.name);
    const budget = told === undefined ? objects.get(use.name) : undefined;
    const outside = told === undefined ? budget?.uses.filter((one) => !here.has(one.rollout)) : [told];
    if (outside === undefined) problems.push(sharedUnknown(use.name));
    else if (budget !== undefined && isStale(budget, plan, now)) problems.push(budgetStale(use.name, budget, plan));
    else {
      const sum = (field: "onTheWay" | "failures"): number => outside.reduce((all, one) => all + (one[field] ?? 0), 0);
      uses.push({ ...use, onTheWay: use.onTheWay + sum("onTheWay"), failures: use.failures + sum("failures") });
    }
  }
  return { uses, problems };
}

/** The allowed difference between clocks, in milliseconds: a Budget counted slightly after `now` is still accepted. */
const SKEW = 300_000;

function isStale({ observedAt }: Budget["spec"], { staleAfter }: Plan, now: number | undefined): boolean {
  const counted = parseTime(observedAt);
  if (counted === undefined || now === undefined) return false;
  return now - counted > staleAfter || counted - now > SKEW;
}

function budgetStale(name: string, { observedAt = "" }: Budget["spec"], { staleAfter }: Plan): Problem {
  const message = `what others use of the shared budget ${name} was counted at ${observedAt}, and counts for ${formatDuration(staleAfter)}: nothing starts`;
  const hint = `count it again: spec.observedAt and spec.uses of the Budget ${name}`;
  return { code: "BudgetStale", severity: "warning", message, field: "shared", hint };
}

function sharedUnknown(name: string): Problem {
  const message = `nobody says what rollouts outside of this package use of the shared budget ${name}: nothing starts`;
  const hint = `give shared: [{name: ${JSON.stringify(name)}, onTheWay: …, failures: …}] in the config, both 0 where nobody else uses it, or a Budget of that name in the package`;
  return { code: "SharedUnknown", severity: "warning", message, field: "shared", hint };
}
