import type { Actor, History, PastRun } from "../../run/index.ts";
import type { Trigger } from "./trigger.ts";
import type { PhaseWord, RunWord, StepStage, StepWord, TaskWord } from "./words.ts";

/**
 * The state of a run: everything that `advance` remembers. Store it before an action is carried out. Times in
 * milliseconds, whole seconds. Phases, steps and tasks are in the order of the plan whose hash is `plan`.
 */
export interface Run {
  /** The unique id of the run, derived from `key` and `attempt`. */
  readonly uid: string;
  /** The hash of the run's trigger. */
  readonly key: string;
  readonly trigger: Trigger;
  /** The number of the run among those of the subject, from 1. */
  readonly attempt: number;
  /** How often the run was opened, from 1; a verb can open it again. */
  readonly tries: number;
  /** The hash of the plan with which the run began. */
  readonly plan: string;
  readonly state: RunWord;
  /** When the run entered this state, in milliseconds. */
  readonly since: number;
  readonly startedAt: number;
  /** When the run last changed: time never goes back before this. */
  readonly at: number;
  /** Why the run failed: the reason of its first failure. */
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
  /** The person who cancelled or overrode the run. */
  readonly endedBy?: Actor | undefined;
  /** The person who paused the run. */
  readonly pausedBy?: Actor | undefined;
  readonly phases: readonly PhaseState[];
  /** Jobs and runs that are no longer wanted, and have not ended. Default: none. */
  readonly closing?: readonly OpenWork[] | undefined;
  /** The previous runs of the subject. Default: none. */
  readonly history?: History<PastStepRun> | undefined;
}

/** The end of a run that was followed by another one. */
export interface PastStepRun extends PastRun {
  readonly uid: string;
  readonly trigger: Trigger;
  readonly message?: string | undefined;
  /** The person who ended the run, if somebody did. */
  readonly by?: string | undefined;
}

/**
 * A job or a run that has to end. No step begins until it has ended, or its deadline has passed. Times in milliseconds.
 */
export interface OpenWork {
  /** The `taskKey` of the try that began the job or run. */
  readonly key: string;
  readonly kind: "run" | "job";
  readonly since: number;
}

/** The state of a phase. Times in milliseconds. */
export interface PhaseState {
  readonly state: PhaseWord;
  readonly since: number;
  readonly steps: readonly StepState[];
}

/** The state of a step. Times in milliseconds. */
export interface StepState {
  readonly state: StepWord;
  readonly since: number;
  /** The stage at which it is running, or at which it failed or was stopped. */
  readonly stage?: StepStage | undefined;
  /** When the step entered this stage: the deadline of its condition counts from then. */
  readonly stageSince?: number | undefined;
  /** Why the step failed, if that was not because of a task. */
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
  /** The person who skipped the step. */
  readonly skippedBy?: Actor | undefined;
  readonly tasks: readonly TaskState[];
}

/** The state of a task. Times in milliseconds. */
export interface TaskState {
  readonly state: TaskWord;
  readonly since: number;
  /** The number of the try, from 1; 0 for a task that never began. It never falls. */
  readonly attempt: number;
  /** When the first try began: the task's deadline counts from then. A retry by a person starts it over. */
  readonly startedAt?: number | undefined;
  /** When the present try began: evidence must be newer. */
  readonly triedAt?: number | undefined;
  /** The job or the run that the present try began. */
  readonly opened?: Pick<OpenWork, "key" | "kind"> | undefined;
  /** How many tries have failed since the first one. Default: 0. */
  readonly failures?: number | undefined;
  /** When the executor had carried out the action of the present try. */
  readonly actedAt?: number | undefined;
  /** The generation that this try gave to each object, by `refKey`. */
  readonly generations?: { readonly [ref: string]: number } | undefined;
  /** When the next try of a Retrying or Stalled task begins. */
  readonly retryAt?: number | undefined;
  /** When the task's job last reported. */
  readonly heartbeatAt?: number | undefined;
  /** The progress of the task's job, from 0 to 100. */
  readonly progress?: number | undefined;
  /** Why the last try failed. */
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
}
