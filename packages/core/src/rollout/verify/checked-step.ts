import type { Order } from "../decide/orders.ts";
import type { Decision, Step } from "../model/decision.ts";
import type { DecideInputs } from "../model/inputs.ts";
import type { Plan } from "../model/plan.ts";
import type { RolloutState } from "../model/state.ts";

/** The functions of the engine that a step is checked against. */
export interface DecidingEngine {
  readonly decide: (plan: Plan, before: RolloutState | undefined, inputs: DecideInputs) => Decision;
  readonly standingOrders: (state: RolloutState) => ReadonlyMap<string, Order>;
  readonly explain: (plan: Plan, state: RolloutState, now: number) => { readonly releasedBy?: string };
}

/** A step, with the facts that checkers need more than once. */
export interface CheckedStep extends Step {
  readonly after: RolloutState;
  /** The state before, where it is of the same attempt; else `undefined`. */
  readonly same: RolloutState | undefined;
  readonly released: ReadonlySet<string>;
  readonly retried: ReadonlySet<string>;
  readonly isBraked: boolean;
  /** Whether the rollout is paused, by the handbrake too. */
  readonly isPaused: boolean;
}
