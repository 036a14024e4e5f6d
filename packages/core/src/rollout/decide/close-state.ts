import type { RolloutState } from "../model/state.ts";
import { NO_DOMAINS } from "./count-failure.ts";
import type { Look } from "./look.ts";

/** What a decision has come to. */
export type Closing = Pick<RolloutState, "phase" | "wave" | "waves" | "aborted" | "tainted" | "targets"> & {
  readonly domains: NonNullable<RolloutState["domains"]>;
};

/** The state after a decision: the one it began with, if nothing differs. `at` moves only with a change. */
export function closeState({ plan, start, moment }: Look, closing: Closing): RolloutState {
  const { phase, wave, waves, aborted, domains, tainted, targets } = closing;
  const { brakedBy, pausedBy, now } = moment;
  const onStop = plan.onStop === "restore" ? plan.onStop : undefined;
  const same =
    onStop === start.onStop &&
    brakedBy === start.brakedBy &&
    pausedBy === start.pausedBy &&
    aborted === start.aborted &&
    tainted === start.tainted &&
    domains === (start.domains ?? NO_DOMAINS) &&
    targets === start.targets &&
    phase === start.phase &&
    wave === start.wave &&
    waves.length === start.waves.length &&
    waves.every((state, index) => state === start.waves[index]);
  if (same) return start;
  const completedAt = phase === "Completed" && start.phase !== "Completed" ? now : start.completedAt;
  const { brakedBy: _, pausedBy: __, onStop: ___, ...rest } = start;
  return {
    ...rest,
    ...(completedAt !== undefined && { completedAt }),
    ...(brakedBy !== undefined && { brakedBy }),
    ...(pausedBy !== undefined && { pausedBy }),
    ...(onStop !== undefined && { onStop }),
    ...(aborted !== undefined && { aborted }),
    ...(tainted !== undefined && { tainted }),
    ...(domains.length > 0 && { domains }),
    at: now,
    phase,
    wave,
    waves,
    targets,
  };
}
