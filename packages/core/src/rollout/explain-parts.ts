import type { Plan, PlannedWave } from "./plan.ts";
import type { RolloutState } from "./state.ts";

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
