import type { Actor } from "../../run/index.ts";
import type { PhaseState, Run, StepState, TaskState } from "../model/run.ts";
import { isThrough, isUnderWay, type RunWord } from "../model/words.ts";
import { openWork } from "./open-work.ts";

/**
 * Returns a run as cancelled or superseded: everything that is not complete or skipped is cancelled, and the jobs and
 * runs that it began have to end.
 */
export function endRun(
  run: Run,
  word: Extract<RunWord, "Cancelled" | "Superseded">,
  by: Actor | undefined,
  now: number,
): Run {
  const closing = [...(run.closing ?? []), ...openWork(run, now)];
  return {
    ...run,
    state: word,
    since: now,
    at: now,
    phases: run.phases.map((phase) => cancelPhase(phase, now)),
    ...(by !== undefined && { endedBy: by }),
    ...(closing.length > 0 && { closing }),
  };
}

function cancelPhase(phase: PhaseState, now: number): PhaseState {
  if (phase.state === "Complete") return phase;
  return { state: "Cancelled", since: now, steps: phase.steps.map((step) => cancelStep(step, now)) };
}

function cancelStep(step: StepState, now: number): StepState {
  if (isThrough(step.state)) return step;
  const tasks = step.tasks.map(
    (task): TaskState => (isThrough(task.state) ? task : { ...task, state: "Cancelled", since: now }),
  );
  return { ...step, state: "Cancelled", since: now, tasks };
}

/**
 * Stops the phases of a run that has failed: phases in progress stop where they are, and those that began only in this
 * decision, which `before` does not contain, are reset.
 */
export function stopPhases(
  before: readonly PhaseState[],
  after: readonly PhaseState[],
  now: number,
): readonly PhaseState[] {
  return after.map((phase, index) => {
    const known = before[index];
    if (known === undefined || (phase.state !== "Running" && phase.state !== "Failed")) return phase;
    const steps = phase.steps.map((step, at) => stopStep(known.steps[at], step, now));
    if (phase.state === "Failed") return { ...phase, steps };
    return steps.every((step) => step.state === "Pending") ? known : { ...phase, state: "Stopped", since: now, steps };
  });
}

function stopStep(before: StepState | undefined, step: StepState, now: number): StepState {
  if (before === undefined || (step.state !== "Running" && step.state !== "Failed")) return step;
  const tasks = step.tasks.map((task, at) => stopTask(before.tasks[at], task, now));
  if (step.state === "Failed") return { ...step, tasks };
  const isUntouched = before.state === "Pending" && tasks.every((task) => task.state === "Pending");
  return isUntouched ? before : { ...step, state: "Stopped", since: now, tasks };
}

function stopTask(before: TaskState | undefined, task: TaskState, now: number): TaskState {
  if (before === undefined || !isUnderWay(task.state)) return task;
  return before.state === "Pending" ? before : { ...task, state: "Stopped", since: now };
}
