import type { TimeInput } from "../../object/index.ts";
import type { Order } from "../decide/orders.ts";
import type { Decision, Step } from "../model/decision.ts";
import type { DecideInputs } from "../model/inputs.ts";
import type { Plan } from "../model/plan.ts";
import type { RolloutState } from "../model/state.ts";

/** The functions of the engine against which a step is checked. */
export interface DecidingEngine {
  readonly decide: (plan: Plan, before: RolloutState | undefined, inputs: DecideInputs) => Decision;
  readonly standingOrders: (state: RolloutState) => ReadonlyMap<string, Order>;
  readonly explain: (plan: Plan, state: RolloutState, now: TimeInput) => { readonly releasedBy?: string };
}

/** A step, with facts that several checks need. */
export interface CheckedStep extends Step<number> {
  readonly after: RolloutState;
  /** The previous state, if it is of the same attempt; else `undefined`. */
  readonly same: RolloutState | undefined;
  readonly released: ReadonlySet<string>;
  readonly retried: ReadonlySet<string>;
  readonly isBraked: boolean;
  /** Whether the rollout is paused, also by the handbrake. */
  readonly isPaused: boolean;
}
