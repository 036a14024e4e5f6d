import { resolveIntOrPercent } from "../../object/index.ts";
import type { Plan, PlannedBudgets } from "../model/plan.ts";
import { DEFAULT_SILENCE } from "../model/silence.ts";
import type { Strategy } from "../model/strategy.ts";
import type { RolloutTarget } from "../model/targets.ts";
import { boundDomains } from "./domains.ts";

type Policies = Omit<Plan, "strategyHash" | "strategyText" | "waves" | "held" | "removed">;

/** Returns the fields of a plan that are the same for all targets; defaults are left out. */
export function planPolicies(
  strategy: Strategy,
  targets: ReadonlyMap<string, RolloutTarget>,
  rollout: string,
): Policies {
  const { deadline, staleAfter, onFailure, onUnreachable } = strategy;
  const domains = boundDomains(strategy, targets);
  const maxFailing = strategy.domains?.maxFailing;
  const { holdOn, maxSilent, onStop, onSupersede, failures, retry, membership, salt = rollout } = strategy;
  const budgets = planBudgets(strategy, targets.size);
  const { added, addedCounts, removed } = membership;
  return {
    deadline,
    staleAfter,
    onFailure,
    onUnreachable,
    rollbackConcurrent: Math.max(1, resolveIntOrPercent(strategy.rollbackConcurrent, targets.size, "down")),
    ...(domains !== undefined && { domains }),
    ...(maxFailing !== undefined &&
      domains !== undefined && { maxFailingDomains: resolveIntOrPercent(maxFailing, domains.length, "down") }),
    ...strategy.gates,
    ...(strategy.onRecovery !== "leave" && { onRecovery: strategy.onRecovery }),
    ...(holdOn !== "regression" && { holdOn }),
    ...(!isDefaultSilence(maxSilent) && { maxSilent }),
    ...(onStop !== "leave" && { onStop }),
    ...(onSupersede !== "restart" && { onSupersede }),
    ...(budgets !== undefined && { budgets }),
    ...((failures.classes.length > 0 || failures.preexisting === "count") && { failures }),
    ...(retry !== undefined && { retry: { ...retry, salt } }),
    ...((added !== "join" || !addedCounts || removed !== "forget") && { membership }),
  };
}

function isDefaultSilence(limit: Strategy["maxSilent"]): boolean {
  return "percent" in limit && limit.percent === DEFAULT_SILENCE.percent;
}

/** Converts the budgets to absolute numbers; tolerance rounds down. */
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
