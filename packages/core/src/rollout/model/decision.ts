import { millisOf, type TimeInput } from "../../object/index.ts";
import type { Blockers } from "./blocker.ts";
import type { Change } from "./change.ts";
import type { DecideInputs } from "./inputs.ts";
import type { Plan } from "./plan.ts";
import type { RolloutState } from "./state.ts";

/** The state to store, the changes, and when to decide again. */
export interface Decision {
  readonly state: RolloutState;
  readonly changes: readonly Change[];
  /**
   * Milliseconds after the `now` of the inputs until the next time at which something changes without new inputs;
   * absent: never.
   */
  readonly requeueAfter?: number;
  /** The blockers of the rollout, its waves and its targets; each is computed when it is read. */
  readonly blockers: Blockers;
  /** A wanted revision that does not begin yet because of `onSupersede`. */
  readonly superseding?: { readonly revision: string; readonly policy: "queue" | "refuse" };
}

/**
 * Returns when to reconcile next, in milliseconds since 1970: `requeueAfter` added to `now`, the time of the inputs.
 * `undefined`: never. Throws a `RangeError` if `now` is not a time.
 */
export function requeueTime(decision: Pick<Decision, "requeueAfter">, now: TimeInput): number | undefined {
  const at = millisOf(now);
  return decision.requeueAfter === undefined ? undefined : at + decision.requeueAfter;
}

/** One call of `decide`: its inputs and its decision. `Time` is the type of the inputs' `now`. */
export interface Step<Time extends TimeInput = TimeInput> {
  readonly plan: Plan;
  readonly before: RolloutState | undefined;
  readonly inputs: DecideInputs<Time>;
  readonly decision: Decision;
}
