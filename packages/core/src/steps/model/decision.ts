import type { Problem } from "../../object/index.ts";
import type { StepAction } from "./action.ts";
import type { StepBlocker } from "./blocker.ts";
import type { StepPath } from "./path.ts";
import type { Run } from "./run.ts";
import type { Trigger } from "./trigger.ts";

/** One change and its reason: an event for each, none for unchanged parts. */
export interface StepChange {
  /** The path of the level that changed; `""`: the run. */
  readonly path: StepPath;
  /** The state before; absent for a new part. */
  readonly from?: string | undefined;
  readonly to: string;
  readonly attempt?: number | undefined;
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
  /** Who said so. */
  readonly by?: string | undefined;
}

/** The answer of `advance`: the run to store, then the actions to carry out. */
export interface StepDecision {
  /** The run given, the very same object, where nothing changed: then nothing is to be written. */
  readonly run: Run | undefined;
  readonly changes: readonly StepChange[];
  /** All that is to be done now, whether or not it was said before. Nothing while there is a problem that is an error. */
  readonly actions: readonly StepAction[];
  /** The first reason of every waiting part, by path; a part that is missing here waits for the one above it. */
  readonly blockers: ReadonlyMap<StepPath, StepBlocker>;
  /** The milliseconds after which time alone will change something; absent: never. */
  readonly requeueAfter?: number | undefined;
  /** A trigger that was given and does not begin yet, by `onSupersede`. */
  readonly superseding?: { readonly trigger: Trigger; readonly policy: "queue" | "refuse" } | undefined;
  /** Why nothing was decided, as errors; and commands that do not count, as warnings. */
  readonly problems: readonly Problem[];
}
