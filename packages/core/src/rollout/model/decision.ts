import type { DecideInputs } from "./inputs.ts";
import type { Plan } from "./plan.ts";
import type { FailureClass } from "./policies.ts";
import type { RolloutState } from "./state.ts";

/** Something that changed, and why. `wave` is its number, from 0. */
export interface Change {
  readonly kind:
    | "began"
    | "removed"
    | "landed"
    | "failed"
    | "left"
    | "returned"
    | "held"
    | "stopped"
    | "opened"
    | "released"
    | "passed"
    | "completed"
    | "rolling-back"
    | "rolled-back"
    | "braked"
    | "unbraked"
    | "aborted"
    | "retrying"
    | "retried";
  readonly target?: string;
  readonly wave?: number;
  readonly reason?: string;
  readonly message?: string;
  /** Of a target that failed: what the failure is taken for. */
  readonly cause?: FailureClass;
}

/** The state to store, what changed, and when time alone will change something (milliseconds). */
export interface Decision {
  readonly state: RolloutState;
  readonly changes: readonly Change[];
  readonly nextLook?: number;
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
