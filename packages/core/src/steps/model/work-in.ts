import { refKey } from "../../object/index.ts";
import { parameterOf } from "./parameter-value.ts";
import type { RunPlan, TaskWork } from "./plan.ts";
import type { Trigger } from "./trigger.ts";

/** A plan, and the trigger of one of its runs. */
export interface RunOfPlan {
  readonly plan: Pick<RunPlan, "parameters">;
  readonly trigger: Pick<Trigger, "parameters" | "restores">;
}

/**
 * Returns the work of a task in one run.
 *
 * | task      | case                                               | work in this run               |
 * | --------- | -------------------------------------------------- | ------------------------------ |
 * | toggle    | its parameter is `true`                            | apply                          |
 * | toggle    | its parameter is `false`                           | delete, which then follows the row for delete |
 * | toggle    | its parameter is neither                           | the toggle, which cannot be carried out |
 * | delete    | the run restores some of its objects               | apply of those objects         |
 * | any other |                                                    | unchanged                      |
 *
 * An object that a deletion names and the run does not restore was gone before the change that is undone, and stays
 * gone.
 */
export function workIn(work: TaskWork, run: RunOfPlan): TaskWork {
  const turned = work.kind === "toggle" ? toggled(work, run) : work;
  const { restores = [] } = run.trigger;
  if (turned.kind !== "delete" || restores.length === 0) return turned;
  const back = new Set(restores);
  const objects = turned.objects.filter((ref) => back.has(refKey(ref)));
  return objects.length === 0 ? turned : { kind: "apply", objects };
}

function toggled(work: Extract<TaskWork, { readonly kind: "toggle" }>, { plan, trigger }: RunOfPlan): TaskWork {
  const value = parameterOf(work.parameter, plan, trigger.parameters);
  if (value === "true") return { kind: "apply", objects: work.objects };
  return value === "false" ? { kind: "delete", objects: work.objects } : work;
}
