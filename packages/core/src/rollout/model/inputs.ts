import type { Actor, Command } from "../../run/index.ts";
import type { Measurement } from "./asked.ts";
import type { Evidence } from "./evidence.ts";

/** The inputs of `decide`. Each is a state that lasts as long as it is given; given again it changes nothing. */
export interface DecideInputs extends Wish {
  /** The last observation of each target, by its key; also of targets of other packages that are depended on. */
  readonly evidence: ReadonlyMap<string, Evidence>;
  /**
   * Milliseconds; cut to whole seconds. Within an attempt a time before that of the state counts as the state's; a new attempt
   * begins at the time that is given, so that it ends what a clock ahead of its time has done.
   */
  readonly now: number;
  /**
   * Whether the time is unknown, so that `now` is only the last known time (that of the state, or 0): nothing starts
   * and no deadline runs out until somebody tells it. The words of people count. Default: false.
   */
  readonly clockMissing?: boolean | undefined;
  /** Release nothing more; targets that are on the way are still watched. Default: false. */
  readonly paused?: boolean | Actor;
  /** The approvals. Default: none. */
  readonly approvals?: readonly Approval[];
  /** Targets to go on without. Default: none. */
  readonly skips?: readonly Skip[];
  /** Targets that keep the revision they have, in this attempt and after: neither released nor sent back. */
  readonly pins?: readonly Skip[];
  /** Stop everything at once, rollbacks and deadlines too, until it is given no more. What is seen is still noted. */
  readonly handbrake?: Handbrake | undefined;
  /** Waves to pass without soak, metrics and approval, also those whose proof is gone. Default: none. */
  readonly promotions?: readonly Approval[];
  /** Landed targets that are not as they landed, and that later releases may lean on all the same. Default: none. */
  readonly accepts?: readonly Accept[];
  /** The measurements: for each name the newest one counts. Default: none, and gates hold. */
  readonly metrics?: readonly Measurement[];
  /** Roll an attempt back. Default: not, unless the strategy says so for a rollout that stops. */
  readonly rollback?: Rollback | undefined;
  /** Revisions that rollbacks may go back to again. Default: none. */
  readonly clears?: readonly Clear[];
  /** End an attempt where it is, for good. Default: not. */
  readonly abort?: Abort | undefined;
  /** Targets that failed, to try again. Default: none. */
  readonly retries?: readonly Retry[];
  /**
   * The use that other rollouts make of shared budgets. A budget that the plan names and that is missing here lets
   * nothing start.
   */
  readonly shared?: readonly SharedUse[];
  /** Version of the time zone data that windows are read with, for the log: `process.versions.tz`, say. */
  readonly tz?: string | undefined;
}

/** Who pulled the handbrake. */
export type Handbrake = Actor;

/** Leave to open one wave, in one attempt at one revision: it counts for no other. */
export interface Approval extends Actor {
  readonly wave: string;
  readonly revision: string;
  readonly attempt: number;
}

/** Leave to go on over one landed target that is silent or not Current any more: in one attempt. */
export interface Accept extends Actor {
  readonly target: string;
  readonly attempt: number;
}

/** The end of one attempt: it counts for no other, and is not taken back. */
export interface Abort extends Actor {
  readonly attempt: number;
}

/** Leave to go back to a revision again that was stopped, aborted or rolled back: up to the attempt that is named. */
export interface Clear extends Actor {
  readonly revision: string;
  readonly attempt: number;
}

/** Leave to try a target again that failed. It counts once: for the try it names, in one attempt. */
export interface Retry extends Actor {
  readonly target: string;
  readonly attempt: number;
  /** How often the target was tried before. Default: once. */
  readonly tries?: number | undefined;
}

/** The use that other rollouts make of a budget. */
export interface SharedUse {
  readonly name: string;
  readonly onTheWay: number;
  readonly failures: number;
}

/** The same as a command, which counts once. */
export function retryCommand({ target, ...retry }: Retry): Command<"retry"> {
  return { ...retry, verb: "retry", subject: target };
}

/** The wish of a person: another revision, or a higher count of restarts, begins a new attempt. */
export interface Wish {
  readonly revision: string;
  readonly restart: number;
}

/** Leave to go on without one target: as long as it is given, the target is held. */
export interface Skip extends Actor {
  readonly target: string;
}

/** Leave to roll one attempt back: it counts for no other. */
export interface Rollback extends Actor {
  readonly attempt: number;
}
