import type { KubeObject } from "../../object/index.ts";
import type { Actor, Command } from "../../run/index.ts";
import type { StatusWord } from "../../status/index.ts";
import type { StepPath } from "./path.ts";
import type { Trigger } from "./trigger.ts";
import type { RunWord } from "./words.ts";

/**
 * Everything that `advance` is told. All of it may be said again at the next look: what was heard already changes
 * nothing. Times in milliseconds; whole seconds count.
 */
export interface AdvanceInputs {
  readonly now: number;
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
  /** Begin no further step for as long as this is given; what has begun goes on. Default: not. */
  readonly paused?: Actor | undefined;
}

/** An executor's report on one try of one task. */
export interface TaskResult {
  /** The uid of the run. */
  readonly run: string;
  readonly task: StepPath;
  readonly attempt: number;
  /**
   * `Succeeded`: the action was carried out; a job has ended well. `Running`: a job is alive. `Retry`: it failed, and may
   * succeed at another try. `Failed`: no other try can help.
   */
  readonly outcome: "Succeeded" | "Running" | "Retry" | "Failed";
  /** When the executor reported it, in milliseconds. */
  readonly at: number;
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
  /** How far a job is, from 0 to 100. */
  readonly progress?: number | undefined;
  /** The generation that each object got by the action, by `refKey`. */
  readonly generations?: { readonly [ref: string]: number } | undefined;
}

/** The observation of one object, with its time in milliseconds. */
export interface ObjectObservation {
  readonly observedAt: number;
  /** `NotFound`: it was looked for, and is not there. An object that was not looked for has no observation. */
  readonly status: StatusWord;
  /** A failure that no waiting mends. */
  readonly terminal?: boolean | undefined;
  /** Whether it is as the package says; `unknown` where nobody compared. Default: `unknown`. */
  readonly upToDate?: "yes" | "no" | "unknown" | undefined;
  /** `metadata.generation`. */
  readonly generation?: number | undefined;
  /** The generation that its controller has seen; `undefined` for a kind that does not say. */
  readonly observedGeneration?: number | undefined;
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
  /** Whether it does not count for readiness. Default: false. */
  readonly excluded?: boolean | undefined;
  /** The object, for conditions. */
  readonly object?: KubeObject | undefined;
}

/** A run that a task began, as its own record tells. */
export interface ChildRun {
  readonly state: RunWord;
  readonly message?: string | undefined;
}

/** The verbs. */
export type StepVerb = "cancel" | "override" | "rerun" | "skip" | "back" | "retry";

/**
 * A command to a run. `attempt` is the number of the run and `tries` how often it was opened, as the run says: a
 * command counts for no other, and so it counts once. `subject` is a step for `skip` and `back`; a step, a task or
 * nothing for `retry`.
 */
export type StepCommand = Command<StepVerb>;
