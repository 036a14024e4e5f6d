import type { PlannedStep, PlannedTask } from "../model/plan.ts";
import type { StepState, TaskState } from "../model/run.ts";

/** Returns the deadline of a task that has begun, in milliseconds. */
export function dueOf(task: PlannedTask, { startedAt = 0 }: TaskState): number {
  return startedAt + task.deadline;
}

/** Returns the deadline of a step's present condition, in milliseconds. */
export function conditionDue(step: PlannedStep, { since, stageSince = since }: StepState): number {
  return stageSince + step.deadline;
}
