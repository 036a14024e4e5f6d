import type { PlannedStep, PlannedTask } from "../model/plan.ts";
import type { StepState, TaskState } from "../model/run.ts";

/** When the deadline of a task that has begun runs out. */
export function dueOf(task: PlannedTask, { startedAt = 0 }: TaskState): number {
  return startedAt + task.deadline;
}

/** When the wait for a condition of a step runs out. */
export function conditionDue(step: PlannedStep, { since, stageSince = since }: StepState): number {
  return stageSince + step.deadline;
}
