import { millisOf, type TimeInput } from "../../object/index.ts";
import type { Actor, Command } from "../../run/index.ts";
import type { Measurement, SharedUse } from "./asked.ts";
import type { Evidence } from "./evidence.ts";

/**
 * The inputs of `decide`. Each is a wish that lasts as long as it is passed; passing it again changes nothing. `Time` is
 * the type of `now`: `number` once it is in milliseconds.
 */
export interface DecideInputs<Time extends TimeInput = TimeInput> extends Wish {
  /** The last observation of each target, by key; also of targets of other packages that this one depends on. */
  readonly evidence: ReadonlyMap<string, Evidence>;
  /**
   * The time, in milliseconds since the epoch, RFC 3339 or a `Date`, cut to whole seconds. Within an attempt a time
   * before that of the state counts as the state's. A new attempt begins at the given time, so that it repairs what a
   * clock that was ahead has done.
   */
  readonly now: Time;
  /**
   * Whether the time is unknown, so that `now` is only the last known time (that of the state, or 0). Until it is
   * known, nothing is released and no deadline expires; requests of people count. Default: false.
   */
  readonly clockMissing?: boolean | undefined;
  /** Releases no more targets; those in progress are still observed. Default: false. */
  readonly paused?: boolean | Actor;
  /** The approvals of waves. Default: none. */
  readonly approvals?: readonly Approval[];
  /** Targets to go on without, which are held meanwhile. Default: none. */
  readonly skips?: readonly Skip[];
  /** Targets that keep their present revision, in this attempt and later: they are neither released nor rolled back. */
  readonly pins?: readonly Skip[];
  /**
   * Stops everything at once, also rollbacks and deadlines, as long as it is passed. Observations are still recorded.
   */
  readonly handbrake?: Handbrake | undefined;
  /** Waves to pass without soak, metrics and approval, also waves whose proof was lost. Default: none. */
  readonly promotions?: readonly Approval[];
  /** Landed targets that have changed, but still count as landed for later releases. Default: none. */
  readonly accepts?: readonly Accept[];
  /** The measurements; for each metric the newest one counts. Default: none, and metric gates stay shut. */
  readonly metrics?: readonly Measurement[];
  /** Rolls an attempt back. Default: no rollback, unless the strategy requires one for a rollout that stops. */
  readonly rollback?: Rollback | undefined;
  /** Revisions that rollbacks may go back to again. Default: none. */
  readonly clears?: readonly Clear[];
  /** Ends an attempt for good, wherever it is. Default: no abort. */
  readonly abort?: Abort | undefined;
  /** Failed targets to retry. Default: none. */
  readonly retries?: readonly Retry[];
  /**
   * The use that other rollouts make of shared budgets. A budget of the plan that is missing here blocks every release.
   */
  readonly shared?: readonly SharedUse[];
  /** The version of the time zone data by which windows are read, for the log; on Node.js, `process.versions.tz`. */
  readonly tz?: string | undefined;
}

/** Returns the inputs with their time in milliseconds. Throws a `RangeError` if it is not a time. */
export function timedInputs(inputs: DecideInputs): DecideInputs<number> {
  const now = millisOf(inputs.now);
  return isTimed(inputs, now) ? inputs : { ...inputs, now };
}

function isTimed(inputs: DecideInputs, now: number): inputs is DecideInputs<number> {
  return inputs.now === now;
}

/** The person who pulled the handbrake. */
export type Handbrake = Actor;

/** Allows one wave to open, in one attempt at one revision only. */
export interface Approval extends Actor {
  readonly wave: string;
  readonly revision: string;
  readonly attempt: number;
}

/** Allows a rollout to go on over one landed target that is silent or no longer Current, in one attempt. */
export interface Accept extends Actor {
  readonly target: string;
  readonly attempt: number;
}

/** Ends one attempt, and no other; it cannot be taken back. */
export interface Abort extends Actor {
  readonly attempt: number;
}

/**
 * Allows rollbacks to a tainted revision again (one that was stopped, aborted or rolled back), for taints up to the
 * named attempt.
 */
export interface Clear extends Actor {
  readonly revision: string;
  readonly attempt: number;
}

/** Allows a failed target to be retried. It counts once: for the named try, in one attempt. */
export interface Retry extends Actor {
  readonly target: string;
  readonly attempt: number;
  /** The number of tries before this request. Default: 1. */
  readonly tries?: number | undefined;
}

/** Converts a request to retry into a command, which counts once. */
export function retryCommand({ target, ...retry }: Retry): Command<"retry"> {
  return { ...retry, verb: "retry", subject: target };
}

/** The revision that a person wants. Another revision, or a higher restart counter, begins a new attempt. */
export interface Wish {
  readonly revision: string;
  readonly restart: number;
}

/** Lets a rollout go on without one target: it is held as long as this is passed. */
export interface Skip extends Actor {
  readonly target: string;
}

/** Allows one attempt to be rolled back, and no other. */
export interface Rollback extends Actor {
  readonly attempt: number;
}
