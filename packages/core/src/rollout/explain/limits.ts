import { formatDuration } from "../../object/index.ts";
import { describeAsked } from "../gates/table.ts";
import type { Plan, PlannedWave } from "../model/plan.ts";

/** Describes the bounds of a wave, and the proof that it requires: `2 on the way at once, 1 may fail, soaks 1h`. */
export function describeWaveLimits(wave: PlannedWave): string {
  const { targets, maxConcurrent, ramp, maxFailures, maxInfrastructureFailures } = wave;
  const cap = maxConcurrent >= targets.length ? "all on the way at once" : `${maxConcurrent} on the way at once`;
  const slope = ramp === undefined ? "" : `, beginning with ${ramp.start}, then times ${ramp.factor}`;
  return [
    `${cap}${slope}`,
    mayFail(maxFailures),
    ...(maxInfrastructureFailures === undefined ? [] : [`${mayFail(maxInfrastructureFailures)} by the infrastructure`]),
    ...describeAsked(wave),
  ].join(", ");
}

/** Describes the bounds of a whole rollout, as in `deadline 30m, 2 of 3 failure domains may have failures`. */
export function describePlanLimits(plan: Plan): string {
  const { deadline, staleAfter, domains, maxFailingDomains, budgets, retry, onFailure } = plan;
  const { maxFailures, maxInfrastructureFailures, shared = [] } = budgets ?? {};
  const caps = new Set(domains?.map(({ maxConcurrent }) => maxConcurrent));
  return [
    deadline === undefined ? "no deadline" : `deadline ${formatDuration(deadline)}`,
    `reports count for ${formatDuration(staleAfter)}`,
    ...(maxFailures === undefined ? [] : [`${mayFail(maxFailures)} in all`]),
    ...(maxInfrastructureFailures === undefined
      ? []
      : [`${mayFail(maxInfrastructureFailures)} in all by the infrastructure`]),
    ...(caps.size === 0
      ? []
      : [`${[...caps].sort((a, b) => a - b).join(" or ")} of a failure domain on the way at once`]),
    ...(maxFailingDomains === undefined
      ? []
      : [`${maxFailingDomains} of ${domains?.length ?? 0} failure domains may have failures`]),
    ...shared.map(({ name }) => `shares budget ${name}`),
    ...(retry === undefined ? [] : [`${retry.attempts} tries each`]),
    ...(onFailure === "rollback" ? ["rolls back when it stops"] : []),
    ...describeAsked({ ...(plan.windows !== undefined && { windows: plan.windows }) }),
  ].join(", ");
}

function mayFail(tolerated: number): string {
  return tolerated === 0 ? "none may fail" : `${tolerated} may fail`;
}
