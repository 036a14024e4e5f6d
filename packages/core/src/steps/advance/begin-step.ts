import type { PlannedStep } from "../model/plan.ts";
import type { StepState } from "../model/run.ts";
import type { StepStage } from "../model/words.ts";

/** A step as it begins, or begins anew at a stage of it. Its tasks are as they were. */
export function beginStep(step: PlannedStep, state: StepState, now: number): StepState {
  const stage: StepStage = step.before === undefined ? "tasks" : "before";
  return { state: "Running", since: now, stage, stageSince: now, tasks: state.tasks };
}
