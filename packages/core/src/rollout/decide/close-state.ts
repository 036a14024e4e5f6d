import { isGoingBack, type RolloutState } from "../model/state.ts";
import { NO_DOMAINS } from "./count-failure.ts";
import type { Look } from "./look.ts";
import { NONE_GONE } from "./note-gone.ts";

/** The result of a decision, from which the new state is made. */
export type Closing = Pick<RolloutState, "phase" | "wave" | "waves" | "aborted" | "tainted" | "targets"> & {
  readonly domains: NonNullable<RolloutState["domains"]>;
  readonly gone: NonNullable<RolloutState["gone"]>;
};

/**
 * Returns the state after a decision; the same object as before if nothing differs. `at` moves only when something
 * changes.
 */
export function closeState({ plan, start, moment }: Look, closing: Closing): RolloutState {
  const { phase, wave, waves, aborted, domains, gone, tainted, targets } = closing;
  const { brakedBy, pausedBy, now } = moment;
  const onStop = plan.onStop === "restore" ? plan.onStop : undefined;
  const same =
    onStop === start.onStop &&
    brakedBy === start.brakedBy &&
    pausedBy === start.pausedBy &&
    aborted === start.aborted &&
    tainted === start.tainted &&
    domains === (start.domains ?? NO_DOMAINS) &&
    gone === (start.gone ?? NONE_GONE) &&
    targets === start.targets &&
    phase === start.phase &&
    wave === start.wave &&
    waves.length === start.waves.length &&
    waves.every((state, index) => state === start.waves[index]);
  if (same) return start;
  const completes = phase === "Completed" && start.phase !== "Completed" && targets.size > 0;
  const completedAt = completes ? now : start.completedAt;
  const { brakedBy: _, pausedBy: __, onStop: ___, gone: ____, stillSince: _____, ...rest } = start;
  const stillSince = stillSinceWhen(start, { phase, brakedBy }, now);
  return {
    ...rest,
    ...(stillSince !== undefined && { stillSince }),
    ...(completedAt !== undefined && { completedAt }),
    ...(brakedBy !== undefined && { brakedBy }),
    ...(pausedBy !== undefined && { pausedBy }),
    ...(onStop !== undefined && { onStop }),
    ...(aborted !== undefined && { aborted }),
    ...(tainted !== undefined && { tainted }),
    ...(domains.length > 0 && { domains }),
    ...(gone.length > 0 && { gone }),
    at: now,
    phase,
    wave,
    waves,
    targets,
  };
}

/**
 * Returns since when the rollout has been at its present standstill or rollback (milliseconds). Changes of single
 * targets do not move this time.
 */
function stillSinceWhen(
  { stillSince, ...before }: RolloutState,
  after: Pick<RolloutState, "phase" | "brakedBy">,
  now: number,
): number | undefined {
  const how = howStill(after);
  if (how === undefined) return undefined;
  return how === howStill(before) && stillSince !== undefined ? stillSince : now;
}

/**
 * Returns the kind of standstill as reports name it: a stopped rollout, or one that rolls back, is reported as such
 * even under the handbrake.
 */
function howStill({ phase, brakedBy }: Pick<RolloutState, "phase" | "brakedBy">): string | undefined {
  if (phase === "Stopped" || isGoingBack(phase)) return phase;
  return brakedBy === undefined ? (phase === "Paused" ? phase : undefined) : "Braked";
}
