import { silentAt } from "../judge/judge-work.ts";
import type { PlannedStep, PlannedTask, RunPlan } from "../model/plan.ts";
import type { Run, StepState, TaskState } from "../model/run.ts";
import { conditionDue, dueOf } from "./due.ts";

const SECOND = 1000;

/**
 * Returns the milliseconds after which a run changes without new inputs: a pause ends, a deadline expires, a heartbeat
 * is missed. `undefined`: never. At least a second, since a run counts whole seconds.
 */
export function requeueAfter(plan: RunPlan, run: Run, now: number): number | undefined {
  let due = Number.POSITIVE_INFINITY;
  for (const { since } of run.closing ?? []) due = Math.min(due, since + plan.deadline);
  if (run.state === "Running") {
    for (const [phaseAt, { steps }] of plan.phases.entries()) {
      const phase = run.phases[phaseAt];
      if (phase?.state !== "Running") continue;
      for (const [stepAt, step] of steps.entries()) {
        const state = phase.steps[stepAt];
        if (state?.state === "Running") due = Math.min(due, stepDue(step, state));
      }
    }
  }
  return due === Number.POSITIVE_INFINITY ? undefined : Math.max(due - now, SECOND);
}

function stepDue(step: PlannedStep, state: StepState): number {
  if (state.stage !== "tasks") return conditionDue(step, state);
  let due = Number.POSITIVE_INFINITY;
  for (const [index, task] of step.tasks.entries()) {
    const known = state.tasks[index];
    if (known !== undefined) due = Math.min(due, taskDue(task, known));
  }
  return due;
}

function taskDue(task: PlannedTask, state: TaskState): number {
  if (state.state === "Retrying" || state.state === "Stalled")
    return Math.min(state.retryAt ?? Number.POSITIVE_INFINITY, dueOf(task, state));
  if (state.state !== "Running") return Number.POSITIVE_INFINITY;
  const heartbeat = task.work.kind === "job" ? task.work.heartbeat : undefined;
  return Math.min(dueOf(task, state), silentAt(heartbeat, state) ?? Number.POSITIVE_INFINITY);
}
