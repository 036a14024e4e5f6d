import type { PlannedStep } from "../model/plan.ts";
import type { StepState } from "../model/run.ts";
import type { StepStage } from "../model/words.ts";

/** Returns a step that begins, or begins again at one of its stages; its tasks are not changed. */
export function beginStep(step: PlannedStep, state: StepState, now: number): StepState {
  const stage: StepStage = step.before === undefined ? "tasks" : "before";
  return { state: "Running", since: now, stage, stageSince: now, tasks: state.tasks };
}
