import type { Plan } from "../model/plan.ts";
import type { TargetState } from "../model/state.ts";

/** The counters of a wave in which a failure counts: see the fields of `WaveState`. */
export type Counter = "failures" | "infrastructure" | "uncounted";

/** Why a target failed that waited for one that failed: it was never released. */
export const DEPENDENCY_FAILED = "DependencyFailed";

/**
 * The counter for the failure of a target. A target that failed because a target that it depends on failed has no failure of
 * its own.
 */
export function counterOf(plan: Plan, wave: number, { cause, joined, reason }: TargetState): Counter {
  if (cause === "preexisting" || joined === true || reason === DEPENDENCY_FAILED) return "uncounted";
  const apart = plan.waves[wave]?.maxInfrastructureFailures !== undefined;
  return cause === "infrastructure" && apart ? "infrastructure" : "failures";
}

/** Whether a target failed in a way that `maxFailures` does not count: then it says nothing of the revision either. */
export function provesNothing(plan: Plan, wave: number, target: TargetState): boolean {
  return target.state === "Failed" && counterOf(plan, wave, target) !== "failures";
}
