import type { FailureClass } from "./policies.ts";

/** A change of one decision, with its reason. `wave` is the index of the wave, from 0. */
export interface Change {
  readonly kind:
    | "began"
    | "removed"
    | "rejoined"
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
  /** The class of a target's failure. */
  readonly cause?: FailureClass;
}
