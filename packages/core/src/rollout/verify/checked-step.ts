import type { Step } from "../model/decision.ts";
import type { RolloutState } from "../model/state.ts";

/** A step, and what checkers ask of it more than once. */
export interface CheckedStep extends Step {
  readonly after: RolloutState;
  /** Of the same attempt, else undefined. */
  readonly same: RolloutState | undefined;
  readonly released: ReadonlySet<string>;
  readonly retried: ReadonlySet<string>;
  readonly isBraked: boolean;
  /** By the handbrake too. */
  readonly isPaused: boolean;
}
