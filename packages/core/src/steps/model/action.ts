import type { Json, ObjectRef } from "../../object/index.ts";
import type { StepPath } from "./path.ts";
import type { Trigger } from "./trigger.ts";

/**
 * Work for an executor, named by `key`: it may be given again at every look until its result or the evidence is there, so
 * it must be safe to repeat. Actions are given only with a run that was stored before.
 */
export type StepAction =
  | (OfTask & { readonly kind: "apply" | "delete"; readonly objects: readonly ObjectRef[] })
  | (OfTask & { readonly kind: "startRun"; readonly trigger: Trigger })
  /** Earlier tries of the same task are to end. */
  | (OfTask & { readonly kind: "startJob"; readonly input: Json })
  /** The run or the job of that key is not wanted any more, and is to end. */
  | { readonly kind: "cancelRun" | "cancelJob"; readonly key: string };

/** Which try of which task an action belongs to: `key` is its `taskKey`. */
interface OfTask {
  readonly key: string;
  readonly task: StepPath;
  readonly attempt: number;
}
