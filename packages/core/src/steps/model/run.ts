import type { Actor, History, PastRun } from "../../run/index.ts";
import type { Trigger } from "./trigger.ts";
import type { PhaseWord, RunWord, StepStage, StepWord, TaskWord } from "./words.ts";

/**
 * How far a run is: all that `advance` remembers. Store it before an action is carried out. Times in milliseconds, whole
 * seconds. Phases, steps and tasks stand in the order of the plan that `plan` is the hash of.
 */
export interface Run {
  /** Differs for every run: it follows from `key` and `attempt`. */
  readonly uid: string;
  /** The hash of its trigger. */
  readonly key: string;
  readonly trigger: Trigger;
  /** Counts the runs of the subject, from 1. */
  readonly attempt: number;
  /** Counts how often the run was opened again by a verb, from 1. */
  readonly tries: number;
  /** Hash of the plan. */
  readonly plan: string;
  readonly state: RunWord;
  /** When it came into this state, in milliseconds. */
  readonly since: number;
  readonly startedAt: number;
  /** When it last changed: time never goes back behind it. */
  readonly at: number;
  /** Why it has failed; its first failure. */
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
  /** Who cancelled or overrode it. */
  readonly endedBy?: Actor | undefined;
  /** Who paused it. */
  readonly pausedBy?: Actor | undefined;
  readonly phases: readonly PhaseState[];
  /** Jobs and runs that were begun, are not wanted any more, and have not ended. Default: none. */
  readonly closing?: readonly OpenWork[] | undefined;
  /** The runs before this one. Default: none. */
  readonly history?: History<PastStepRun> | undefined;
}

/** How a run ended that another one followed. */
export interface PastStepRun extends PastRun {
  readonly uid: string;
  readonly trigger: Trigger;
  readonly message?: string | undefined;
  /** Who ended it, where somebody did. */
  readonly by?: string | undefined;
}

/** A job or a run that is to end. Until it has, or its deadline has passed, no step begins. Times in milliseconds. */
export interface OpenWork {
  /** The `taskKey` of the try that began it. */
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
  /** Where it is while it runs, and where it was when it failed or was stopped. */
  readonly stage?: StepStage | undefined;
  /** When it came to this stage: from there its wait is measured. */
  readonly stageSince?: number | undefined;
  /** Why it has failed, where that was no task. */
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
  /** Who skipped it. */
  readonly skippedBy?: Actor | undefined;
  readonly tasks: readonly TaskState[];
}

/** The state of a task. Times in milliseconds. */
export interface TaskState {
  readonly state: TaskWord;
  readonly since: number;
  /** Which try it is, from 1; 0 for a task that never began. Never falls. */
  readonly attempt: number;
  /** When its first try began: from there its deadline is measured. A retry by a person begins anew. */
  readonly startedAt?: number | undefined;
  /** When this try began: evidence must be from after that. */
  readonly triedAt?: number | undefined;
  /** The job or the run that this try began. */
  readonly opened?: Pick<OpenWork, "key" | "kind"> | undefined;
  /** How many tries have failed since its first. Default: 0. */
  readonly failures?: number | undefined;
  /** When the executor had carried out the action of this try. */
  readonly actedAt?: number | undefined;
  /** The generation that this try gave to each object, by `refKey`. */
  readonly generations?: { readonly [ref: string]: number } | undefined;
  /** When the next try begins, of a task that is Retrying or Stalled. */
  readonly retryAt?: number | undefined;
  /** When its job was last heard of. */
  readonly heartbeatAt?: number | undefined;
  /** How far its job is, from 0 to 100. */
  readonly progress?: number | undefined;
  /** Why its last try failed. */
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
}
