import { isUnderWay, type Run, type StepState, type TaskState } from "@landfall/core/steps";

/** Returns a run in which no deadline counts from before a time, in milliseconds; the same run if none does. */
export function countFrom(run: Run, from: number): Run {
  if (run.state !== "Running") return run;
  let isSame = true;
  const phases = run.phases.map((phase) => ({
    ...phase,
    steps: phase.steps.map((step) => {
      const later = stepFrom(step, from);
      isSame &&= later === step;
      return later;
    }),
  }));
  return isSame ? run : { ...run, phases, at: Math.max(run.at, from) };
}

function stepFrom(step: StepState, from: number): StepState {
  const { since, stage, stageSince = since } = step;
  if (step.state !== "Running") return step;
  const tasks = step.tasks.map((task) => taskFrom(task, from));
  const isLate = stage !== "tasks" && stageSince < from;
  if (!isLate && tasks.every((task, at) => task === step.tasks[at])) return step;
  return { ...step, tasks, ...(isLate && { stageSince: from }) };
}

function taskFrom(task: TaskState, from: number): TaskState {
  const { state, startedAt } = task;
  return startedAt !== undefined && startedAt < from && isUnderWay(state) ? { ...task, startedAt: from } : task;
}
