import { resolveIntOrPercent } from "../object/index.ts";
import type { Plan, PlannedBudgets } from "./plan.ts";
import type { Strategy } from "./strategy.ts";

type Policies = Pick<Plan, "windows" | "onSupersede" | "budgets" | "failures" | "retry" | "membership">;

/** The part of a plan that is the same for all of its `size` targets; what is the default is left out. */
export function planPolicies(strategy: Strategy, size: number, rollout: string): Policies {
  const { windows, onSupersede, failures, retry, membership, salt = rollout } = strategy;
  const budgets = planBudgets(strategy, size);
  const { added, addedCounts, removed } = membership;
  return {
    ...(windows !== undefined && { windows }),
    ...(onSupersede !== "restart" && { onSupersede }),
    ...(budgets !== undefined && { budgets }),
    ...((failures.classes.length > 0 || failures.preexisting === "count") && { failures }),
    ...(retry !== undefined && { retry: { ...retry, salt } }),
    ...((added !== "join" || !addedCounts || removed !== "forget") && { membership }),
  };
}

/** Tolerance rounds down. */
function planBudgets({ budgets }: Strategy, size: number): PlannedBudgets | undefined {
  const { maxFailures, maxInfrastructureFailures, shared } = budgets;
  if (maxFailures === undefined && maxInfrastructureFailures === undefined && shared.length === 0) return undefined;
  return {
    ...(maxFailures !== undefined && { maxFailures: resolveIntOrPercent(maxFailures, size, "down") }),
    ...(maxInfrastructureFailures !== undefined && {
      maxInfrastructureFailures: resolveIntOrPercent(maxInfrastructureFailures, size, "down"),
    }),
    ...(shared.length > 0 && { shared }),
  };
}
