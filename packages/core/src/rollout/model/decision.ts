import type { Blockers } from "./blocker.ts";
import type { Change } from "./change.ts";
import type { DecideInputs } from "./inputs.ts";
import type { Plan } from "./plan.ts";
import type { RolloutState } from "./state.ts";

/** The state to store, the changes, and when to decide again. */
export interface Decision {
  readonly state: RolloutState;
  readonly changes: readonly Change[];
  /** The milliseconds after `now` of the inputs at which time alone will change something; absent: never. */
  readonly requeueAfter?: number;
  /** The blockers of the rollout, its waves and its targets, each computed when it is asked for. */
  readonly blockers: Blockers;
  /** A revision that was asked for and does not begin yet, by `onSupersede`. */
  readonly superseding?: { readonly revision: string; readonly policy: "queue" | "refuse" };
}

/**
 * The time at which time alone will change something, in milliseconds since 1970: `requeueAfter` is counted from `now`, the
 * time of the inputs. `undefined`: never.
 */
export function requeueTime(decision: Pick<Decision, "requeueAfter">, now: number): number | undefined {
  return decision.requeueAfter === undefined ? undefined : now + decision.requeueAfter;
}

/** One call of `decide`: its inputs and its decision. */
export interface Step {
  readonly plan: Plan;
  readonly before: RolloutState | undefined;
  readonly inputs: DecideInputs;
  readonly decision: Decision;
}
