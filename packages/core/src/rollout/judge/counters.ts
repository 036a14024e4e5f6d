import type { Plan } from "../model/plan.ts";
import type { TargetState } from "../model/state.ts";

/** The counter of a wave in which a failure counts: one of the fields of `WaveState`. */
export type Counter = "failures" | "infrastructure" | "uncounted";

/** The reason of a target that failed because it waited for a failed one: it was never released. */
export const DEPENDENCY_FAILED = "DependencyFailed";

/**
 * Returns the counter for the failure of a target. A target that failed only because its dependency failed is
 * `uncounted`.
 */
export function counterOf(plan: Plan, wave: number, { cause, joined, reason }: TargetState): Counter {
  if (cause === "preexisting" || joined === true || reason === DEPENDENCY_FAILED) return "uncounted";
  const apart = plan.waves[wave]?.maxInfrastructureFailures !== undefined;
  return cause === "infrastructure" && apart ? "infrastructure" : "failures";
}

/** Returns whether a target's failure does not count for `maxFailures`, and so proves nothing about the revision. */
export function provesNothing(plan: Plan, wave: number, target: TargetState): boolean {
  return target.state === "Failed" && counterOf(plan, wave, target) !== "failures";
}
