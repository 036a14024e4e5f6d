import type { KubeObject, TimeInput } from "../../object/index.ts";
import type { Actor, Command } from "../../run/index.ts";
import type { StatusWord } from "../../status/index.ts";
import type { StepPath } from "./path.ts";
import type { Trigger } from "./trigger.ts";
import type { RunWord } from "./words.ts";

/**
 * The inputs of `advance`. All of them may be passed again in the next call: known facts change nothing. Times in
 * milliseconds; whole seconds count.
 */
export interface AdvanceInputs {
  /** The time: milliseconds since the epoch, RFC 3339 or a `Date`. */
  readonly now: TimeInput;
  /** The trigger that is wanted now. */
  readonly trigger: Trigger;
  /** The reports of executors on actions. A report on another run or another try does not count. Default: none. */
  readonly results?: readonly TaskResult[];
  /** The last observation of each object, by `refKey`. */
  readonly observations: ReadonlyMap<string, ObjectObservation>;
  /** The state of the runs that tasks began, by `taskKey`. Default: none. */
  readonly children?: ReadonlyMap<string, ChildRun>;
  /** The commands of people. Default: none. */
  readonly commands?: readonly StepCommand[];
  /** Set while no further step may begin; steps in progress go on. Default: not paused. */
  readonly paused?: Actor | undefined;
}

/** An executor's report on one try of one task. */
export interface TaskResult {
  /** The uid of the run. */
  readonly run: string;
  readonly task: StepPath;
  readonly attempt: number;
  /**
   * `Succeeded`: the action was carried out, or a job succeeded. `Running`: a job is alive. `Retry`: it failed, and may
   * succeed at another try. `Failed`: no other try can succeed.
   */
  readonly outcome: "Succeeded" | "Running" | "Retry" | "Failed";
  /** When the executor made the report, in milliseconds. */
  readonly at: number;
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
  /** The progress of the task's job, from 0 to 100. */
  readonly progress?: number | undefined;
  /** The generation that the action gave to each object, by `refKey`. */
  readonly generations?: { readonly [ref: string]: number } | undefined;
}

/** The observation of one object, with its time in milliseconds. */
export interface ObjectObservation {
  readonly observedAt: number;
  /** `NotFound`: the object was looked up and does not exist. An object that was not looked up has no observation. */
  readonly status: StatusWord;
  /** Whether the object has a failure that does not pass without help. */
  readonly terminal?: boolean | undefined;
  /** Whether the object is as the package declares it; `unknown` if nobody compared. Default: `unknown`. */
  readonly upToDate?: "yes" | "no" | "unknown" | undefined;
  /** The object's `metadata.generation`. */
  readonly generation?: number | undefined;
  /** The generation that the object's controller has observed; `undefined` for a kind that does not report it. */
  readonly observedGeneration?: number | undefined;
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
  /** Whether the object is excluded from readiness. Default: false. */
  readonly excluded?: boolean | undefined;
  /** The observed object itself, which conditions read. */
  readonly object?: KubeObject | undefined;
}

/** A run that a task began, as its own record reports it. */
export interface ChildRun {
  readonly state: RunWord;
  readonly message?: string | undefined;
}

/** The verbs that people can use on a run. */
export type StepVerb = "cancel" | "override" | "rerun" | "skip" | "back" | "retry";

/**
 * A command to a run. `attempt` is the number of the run and `tries` how often it was opened: a command counts for no
 * other, and so only once. `subject` is a step for `skip` and `back`; a step, a task or absent for `retry`.
 */
export type StepCommand = Command<StepVerb>;
