import type { Blockers } from "./blocker.ts";
import type { Change } from "./change.ts";
import type { DecideInputs } from "./inputs.ts";
import type { Plan } from "./plan.ts";
import type { RolloutState } from "./state.ts";

/** The state to store, what changed, and when time alone will change something (milliseconds). */
export interface Decision {
  readonly state: RolloutState;
  readonly changes: readonly Change[];
  readonly nextLook?: number;
  /** What keeps the rollout, its waves and its targets: worked out when it is asked. */
  readonly blockers: Blockers;
  /** A revision that was asked for and does not begin yet, by `onSupersede`. */
  readonly superseding?: { readonly revision: string; readonly policy: "queue" | "refuse" };
}

/** One call of `decide`: what it was given and what it gave. */
export interface Step {
  readonly plan: Plan;
  readonly before: RolloutState | undefined;
  readonly inputs: DecideInputs;
  readonly decision: Decision;
}
