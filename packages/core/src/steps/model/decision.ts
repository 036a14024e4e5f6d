import type { Problem } from "../../object/index.ts";
import type { StepAction } from "./action.ts";
import type { StepBlocker } from "./blocker.ts";
import type { StepPath } from "./path.ts";
import type { Run } from "./run.ts";
import type { Trigger } from "./trigger.ts";

/** One change with its reason: unchanged parts have none. */
export interface StepChange {
  /** The path of the part that changed; `""`: the run. */
  readonly path: StepPath;
  /** The state before the change; absent for a new part. */
  readonly from?: string | undefined;
  readonly to: string;
  readonly attempt?: number | undefined;
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
  /** The person who requested the change. */
  readonly by?: string | undefined;
}

/** The result of `advance`: the run to store, then the actions to carry out. */
export interface StepDecision {
  /** The run to store; the given object if nothing changed, so that nothing has to be written. */
  readonly run: Run | undefined;
  readonly changes: readonly StepChange[];
  /** All actions that are needed now, also those returned before. None if there is an error among the problems. */
  readonly actions: readonly StepAction[];
  /** The first blocker of every waiting part, by path; a part that is missing here waits for the part above it. */
  readonly blockers: ReadonlyMap<StepPath, StepBlocker>;
  /** Milliseconds until something changes without new inputs; absent: never. */
  readonly requeueAfter?: number | undefined;
  /** A wanted trigger that does not begin yet because of `onSupersede`. */
  readonly superseding?: { readonly trigger: Trigger; readonly policy: "queue" | "refuse" } | undefined;
  /** Errors say why nothing was decided; warnings name commands that do not count. */
  readonly problems: readonly Problem[];
}
