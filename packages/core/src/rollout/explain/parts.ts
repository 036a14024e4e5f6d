import type { Plan, PlannedWave } from "../model/plan.ts";
import type { RolloutState, TargetState } from "../model/state.ts";

/** Why something stands where it stands. `since` in milliseconds. */
export interface Explanation {
  /** One line for people: what, since when, what it waits for and what would release it. */
  readonly line: string;
  /** As in the line, without times: what may be stored. */
  readonly message: string;
  readonly since?: number;
  /** What would let it go on; absent where nothing has to. */
  readonly releasedBy?: string;
}

/** An explanation that is not put into a line yet. */
export type Parts = Omit<Explanation, "line">;

export function parts(message: string, since: number | undefined, releasedBy?: string): Parts {
  return { message, ...(since !== undefined && { since }), ...(releasedBy !== undefined && { releasedBy }) };
}

/** Counts of the targets of a wave by state. */
export function countStates(wave: PlannedWave, state: RolloutState): Readonly<Record<TargetState["state"], number>> {
  const counts = { Waiting: 0, Released: 0, Landed: 0, Failed: 0, Held: 0, RollingBack: 0, RolledBack: 0 };
  for (const { key } of wave.targets) counts[state.targets.get(key)?.state ?? "Waiting"] += 1;
  return counts;
}

/** Whether a wave has targets that wait or are on the way, or is silent: also one that was through once. */
export function isUnsettled(wave: PlannedWave, state: RolloutState): boolean {
  const isUnderway = wave.targets.some(({ key }) => {
    const { state: word = "Waiting" } = state.targets.get(key) ?? {};
    return word === "Waiting" || word === "Released";
  });
  return isUnderway || isSilent(wave, state);
}

/** Whether nothing was seen of some targets of a wave, and none has landed. */
function isSilent({ targets }: PlannedWave, state: RolloutState): boolean {
  const known = targets.map(({ key }) => state.targets.get(key));
  return known.some((one) => one?.reason === "Unreachable") && !known.some((one) => one?.state === "Landed");
}

/** The wave that a rollout is explained by: the first with something to do, as far as it has come. */
export function waveToTell(plan: Plan, state: RolloutState): number {
  const late = plan.waves.findIndex((wave) => isUnsettled(wave, state));
  return late < 0 ? state.wave : Math.min(late, state.wave);
}

/** Of a wave that is not open. */
export function ofClosedWave(plan: Plan, state: RolloutState, { name, approval }: PlannedWave, index: number): Parts {
  const open = plan.waves[state.wave]?.name;
  if (index > state.wave)
    return parts(`wave ${name} waits for wave ${open}`, undefined, `when every target of ${open} has landed`);
  const { attempt, revision, startedAt } = state;
  const since = index === 0 ? startedAt : state.waves[index - 1]?.landedAt;
  if (approval !== true) return parts(`wave ${name} waits`, since, "when the rollout goes on");
  return parts(`wave ${name} waits for approval`, since, `when it is approved for attempt ${attempt} at ${revision}`);
}
