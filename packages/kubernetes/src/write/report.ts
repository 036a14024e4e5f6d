import type { ObjectRef, Problem } from "@landfall/core/object";
import type { LiveDecision, LiveDeed, LiveObject, LivePlan } from "@landfall/core/suspend";

/** An object to change. */
export interface LiveTarget {
  readonly ref: ObjectRef;
  /** Decides the edits from the object's present state; called again if it changes. */
  readonly decide: LiveDecision;
}

/** One target before anything is written: the planned requests, which were tried on the server by dry run. */
export interface Prepared {
  readonly target: LiveTarget;
  /** The object as read; absent if it could not be read. */
  readonly live?: LiveObject;
  /** The plan; absent if the target is refused, for the reasons in `problems`. */
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
 * | outcome | meaning |
 * |---|---|
 * | done | everything was written |
 * | unchanged | there was nothing to do |
 * | refused | nothing was written, for the reasons in `problems` |
 * | stopped | a part was written, see `sent` and `unknown`; running it again continues |
 * | not-begun | nothing was written, because an earlier target stopped |
 */
export interface CarriedOut {
  readonly ref: ObjectRef;
  readonly outcome: "done" | "unchanged" | "refused" | "stopped" | "not-begun";
  /** The requests that the server carried out, in order. */
  readonly sent: readonly SentRequest[];
  /** The request for which the connection broke, so that it is unknown whether the server carried it out. */
  readonly unknown?: SentRequest;
  readonly problems: readonly Problem[];
}
