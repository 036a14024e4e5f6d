import type { Moment } from "./advance-target.ts";
import { type Evidence, isFresh, judgeEvidence } from "./evidence.ts";
import type { TargetState } from "./state.ts";

/**
 * How long a landed target has been seen healthy, by the times of the observations: from one to the next that is
 * Current at the revision, fresh and newer, but never more than `staleAfter` at once, so that silence counts for little.
 * An observation of anything else takes it all away. What is not fresh adds nothing; nor does a pause. Once
 * `needed` (milliseconds) is reached, counting ends. The same object if nothing changes.
 */
export function soakTarget(
  target: TargetState,
  evidence: Evidence | undefined,
  needed: number,
  moment: Moment,
): TargetState {
  const { now, staleAfter, isTarget, paused } = moment;
  if (target.state !== "Landed" || evidence?.observedAt === undefined || !isFresh(evidence, now, staleAfter))
    return target;
  const { soaked = 0, seenAt = Number.NEGATIVE_INFINITY } = target;
  const { observedAt } = evidence;
  if (observedAt <= seenAt) return target;
  if (judgeEvidence(evidence, isTarget) !== "landed") {
    return target.soaked === undefined ? target : { ...target, soaked: undefined, seenAt: observedAt };
  }
  if (soaked >= needed) return target;
  const counts = target.soaked !== undefined && !paused;
  return {
    ...target,
    soaked: counts ? soaked + Math.min(observedAt - seenAt, staleAfter) : soaked,
    seenAt: observedAt,
  };
}

/** Whether a wave need not wait for a target: it failed, is held, or landed and soaked for as long as is needed. */
export function isThrough(target: TargetState | undefined, needed: number): boolean {
  if (target?.state === "Landed") return needed === 0 || (target.soaked ?? 0) >= needed;
  return target?.state === "Failed" || target?.state === "Held";
}
