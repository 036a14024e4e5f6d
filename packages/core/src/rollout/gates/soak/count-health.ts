import { type Evidence, isFresh, judgeEvidence, toSecond } from "../../model/evidence.ts";
import type { Moment } from "../../model/moment.ts";
import type { TargetState } from "../../model/state.ts";

/** How long (milliseconds) and how often a landed target must be seen healthy, without a break. */
export interface Soak {
  readonly time: number;
  readonly samples: number;
}

/**
 * Counts how long and how often a landed target was seen healthy. The time between two observations counts if the later
 * one is newer, fresh, and Current at the revision; at most `staleAfter` counts for one pair, so that silence counts
 * for little. Any other observation resets the count. A stale observation adds nothing, and neither does a pause, up to
 * the decision that ends it. Counting ends once all of `needed` is reached. Returns the same object if nothing changes.
 */
export function countHealth(
  target: TargetState,
  evidence: Evidence | undefined,
  needed: Soak,
  moment: Moment,
): TargetState {
  const counted = countReport(target, evidence, needed, moment);
  const { state, soaked, seenAt = moment.now } = counted;
  const isHeldUp = moment.resumes && state === "Landed" && soaked !== undefined && seenAt < moment.now;
  return isHeldUp && !isSoaked(counted, needed) ? { ...counted, seenAt: moment.now } : counted;
}

function countReport(target: TargetState, evidence: Evidence | undefined, needed: Soak, moment: Moment): TargetState {
  const { now, staleAfter, isTarget, paused, resumes } = moment;
  if (target.state !== "Landed" || evidence?.observedAt === undefined || !isFresh(evidence, now, staleAfter))
    return target;
  const { soaked = 0, samples = 0, seenAt = Number.NEGATIVE_INFINITY } = target;
  const observedAt = toSecond(evidence.observedAt);
  if (observedAt <= seenAt) return target;
  if (judgeEvidence(evidence, isTarget) !== "landed") {
    return target.soaked === undefined
      ? target
      : { ...target, soaked: undefined, samples: undefined, seenAt: observedAt };
  }
  if (isSoaked(target, needed)) return target;
  const isPaused = paused || resumes;
  const counts = target.soaked !== undefined && !isPaused;
  return {
    ...target,
    soaked: counts ? soaked + Math.min(observedAt - seenAt, staleAfter) : soaked,
    ...(needed.samples > 0 && !isPaused && { samples: samples + 1 }),
    seenAt: observedAt,
  };
}

/** Returns whether a landed target was seen healthy as long and as often as needed. */
export function isSoaked({ soaked, samples = 0 }: TargetState, needed: Soak): boolean {
  return soaked !== undefined && soaked >= needed.time && samples >= needed.samples;
}
