import { type Evidence, isFresh, judgeEvidence, toSecond } from "../../model/evidence.ts";
import type { Moment } from "../../model/moment.ts";
import type { TargetState } from "../../model/state.ts";

/** For how long (milliseconds) and how often a landed target must be seen healthy, both without a break. */
export interface Soak {
  readonly time: number;
  readonly samples: number;
}

/**
 * How long and how often a landed target has been seen healthy, by the times of the observations: from one to the next
 * that is Current at the revision, fresh and newer, but never more than `staleAfter` at once, so that silence counts for
 * little. An observation of anything else takes it all away. What is not fresh adds nothing; nor does a pause, up to the
 * decision that ends it. Once all that is `needed` is reached, counting ends. The same object if nothing changes.
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

/** Whether a landed target was seen healthy for as long and as often as is needed. */
export function isSoaked({ soaked, samples = 0 }: TargetState, needed: Soak): boolean {
  return soaked !== undefined && soaked >= needed.time && samples >= needed.samples;
}
