import type { Json, ObjectRef } from "../../object/index.ts";
import type { StepPath } from "./path.ts";
import type { Trigger } from "./trigger.ts";

/**
 * Work for an executor, identified by `key`. It is returned at every decision until its result or the evidence is
 * there, so it must be safe to repeat. Store the run before its actions are carried out.
 */
export type StepAction =
  | (OfTask & { readonly kind: "apply" | "delete"; readonly objects: readonly ObjectRef[] })
  | (OfTask & { readonly kind: "startRun"; readonly trigger: Trigger })
  /** Starts a job; earlier tries of the same task have to end. */
  | (OfTask & { readonly kind: "startJob"; readonly input: Json })
  /** Ends the run or the job with that key, which is no longer wanted. */
  | { readonly kind: "cancelRun" | "cancelJob"; readonly key: string };

/** The task and the try to which an action belongs: `key` is its `taskKey`. */
interface OfTask {
  readonly key: string;
  readonly task: StepPath;
  readonly attempt: number;
}
