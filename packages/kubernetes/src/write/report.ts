import type { ObjectRef, Problem } from "@landfall/core/object";
import type { LiveDecision, LiveDeed, LiveObject, LivePlan } from "@landfall/core/suspend";

/** An object that something is to be done with. */
export interface LiveTarget {
  readonly ref: ObjectRef;
  /** Decides the edits by the object as it is: also again, when it has changed meanwhile. */
  readonly decide: LiveDecision;
}

/** One target before anything is written: what would be sent, tried out on the server by dry run. */
export interface Prepared {
  readonly target: LiveTarget;
  /** As it was read. Absent: it could not be. */
  readonly live?: LiveObject;
  /** Absent: refused, as the problems say. */
  readonly plan?: LivePlan;
  readonly problems: readonly Problem[];
}

/** One request that was sent. */
export interface SentRequest {
  readonly deed: LiveDeed;
  readonly ref: ObjectRef;
}

/**
 * The outcome for one target.
 *
 * | outcome | what |
 * |---|---|
 * | done | all that was to be done |
 * | unchanged | there was nothing to do |
 * | refused | nothing was written, as the problems say |
 * | stopped | part of it, told by `sent` and `unknown`; the same again goes on from there |
 * | not-begun | nothing was written, because another one stopped before it |
 */
export interface CarriedOut {
  readonly ref: ObjectRef;
  readonly outcome: "done" | "unchanged" | "refused" | "stopped" | "not-begun";
  /** The requests that the server carried out, in order. */
  readonly sent: readonly SentRequest[];
  /** The request of which it is not known whether the server did it, as the connection died. */
  readonly unknown?: SentRequest;
  readonly problems: readonly Problem[];
}
