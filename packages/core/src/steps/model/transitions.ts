import type { PhaseWord, RunWord, StepWord, TaskWord } from "./words.ts";

/** One transition between two states. `from` is `undefined` for a new part. */
export interface StepTransition<Word extends string = string> {
  readonly from: Word | undefined;
  readonly to: Word;
  readonly when: string;
}

/** Every transition of a run. */
const RUN: readonly StepTransition<RunWord>[] = [
  { from: undefined, to: "Running", when: "another trigger, or rerun" },
  { from: "Running", to: "Complete", when: "every phase is complete" },
  { from: "Running", to: "Failed", when: "a phase fails" },
  { from: "Running", to: "Cancelled", when: "cancel" },
  { from: "Running", to: "Superseded", when: "another trigger, or override" },
  { from: "Failed", to: "Running", when: "retry, back, or skip of the failed step" },
  { from: "Complete", to: "Running", when: "back" },
];

/** Every transition of a phase. */
const PHASE: readonly StepTransition<PhaseWord>[] = [
  { from: undefined, to: "Pending", when: "the run begins" },
  { from: "Pending", to: "Running", when: "every phase that it depends on is complete" },
  { from: "Pending", to: "Cancelled", when: "the run is cancelled or superseded" },
  { from: "Running", to: "Complete", when: "every step is complete or skipped" },
  { from: "Running", to: "Failed", when: "a step fails" },
  { from: "Running", to: "Stopped", when: "another phase fails" },
  { from: "Running", to: "Pending", when: "back, to an earlier phase" },
  { from: "Running", to: "Cancelled", when: "the run is cancelled or superseded" },
  { from: "Failed", to: "Running", when: "retry, or skip of the failed step" },
  { from: "Failed", to: "Pending", when: "back, to an earlier phase" },
  { from: "Stopped", to: "Running", when: "the run goes on" },
  { from: "Stopped", to: "Pending", when: "back, to an earlier phase" },
  { from: "Complete", to: "Running", when: "back" },
  { from: "Complete", to: "Pending", when: "back, to an earlier phase" },
];

/** Every transition of a step. */
const STEP: readonly StepTransition<StepWord>[] = [
  { from: undefined, to: "Pending", when: "the run begins" },
  { from: "Pending", to: "Running", when: "every step that it depends on is complete or skipped" },
  { from: "Pending", to: "Skipped", when: "skip" },
  { from: "Pending", to: "Cancelled", when: "the run is cancelled or superseded" },
  { from: "Running", to: "Complete", when: "its tasks are complete, and its post-condition holds" },
  { from: "Running", to: "Failed", when: "a task fails, or a condition does not hold in time" },
  { from: "Running", to: "Skipped", when: "skip" },
  { from: "Running", to: "Stopped", when: "another step fails" },
  { from: "Running", to: "Pending", when: "back, to an earlier step" },
  { from: "Running", to: "Cancelled", when: "the run is cancelled or superseded" },
  { from: "Failed", to: "Running", when: "retry or back" },
  { from: "Failed", to: "Skipped", when: "skip" },
  { from: "Failed", to: "Pending", when: "back, to an earlier step" },
  { from: "Stopped", to: "Running", when: "the run goes on, or back" },
  { from: "Stopped", to: "Skipped", when: "skip" },
  { from: "Stopped", to: "Pending", when: "back, to an earlier step" },
  { from: "Complete", to: "Running", when: "back" },
  { from: "Complete", to: "Pending", when: "back, to an earlier step" },
  { from: "Skipped", to: "Running", when: "back" },
  { from: "Skipped", to: "Pending", when: "back, to an earlier step" },
];

/** Every transition of a task. */
const TASK: readonly StepTransition<TaskWord>[] = [
  { from: undefined, to: "Pending", when: "the run begins" },
  { from: "Pending", to: "Running", when: "its step carries out tasks, and every task that it depends on is complete" },
  { from: "Pending", to: "Skipped", when: "its step is skipped" },
  { from: "Pending", to: "Cancelled", when: "the run is cancelled or superseded" },
  { from: "Running", to: "Complete", when: "evidence from after the begin of this try shows it" },
  { from: "Running", to: "Retrying", when: "a transient failure, and tries are left" },
  { from: "Running", to: "Failed", when: "a fatal failure, no try is left, or the deadline has passed" },
  { from: "Running", to: "Stalled", when: "its job sends no heartbeat, and tries are left" },
  { from: "Retrying", to: "Running", when: "its back-off is over: the next try" },
  { from: "Retrying", to: "Failed", when: "the deadline has passed" },
  { from: "Stalled", to: "Running", when: "its job sends a heartbeat again, or its back-off is over: the next try" },
  { from: "Stalled", to: "Complete", when: "its job has succeeded after all" },
  { from: "Stalled", to: "Retrying", when: "its job has a transient failure" },
  { from: "Stalled", to: "Failed", when: "its job has a fatal failure, or the deadline has passed" },
  { from: "Failed", to: "Pending", when: "retry, or back" },
  { from: "Stopped", to: "Running", when: "the run goes on: the same try" },
  { from: "Complete", to: "Pending", when: "back" },
  { from: "Skipped", to: "Pending", when: "back" },
  ...(["Running", "Retrying", "Stalled"] as const).flatMap((from): readonly StepTransition<TaskWord>[] => [
    { from, to: "Stopped", when: "another task fails" },
    { from, to: "Skipped", when: "its step is skipped" },
    { from, to: "Pending", when: "back" },
    { from, to: "Cancelled", when: "the run is cancelled or superseded" },
  ]),
  ...(["Failed", "Stopped"] as const).map(
    (from): StepTransition<TaskWord> => ({ from, to: "Skipped", when: "its step is skipped" }),
  ),
  { from: "Stopped", to: "Pending", when: "back" },
];

/** The transitions of each level, from the run down. */
export const STEP_TRANSITIONS: { readonly [level in StepLevel]: readonly StepTransition[] } = {
  run: RUN,
  phase: PHASE,
  step: STEP,
  task: TASK,
};

/** One level of a run. */
export type StepLevel = "run" | "phase" | "step" | "task";

/** Draws the transitions of a level as a state diagram in Mermaid. */
export function drawStepTransitions(level: StepLevel): string {
  const lines = STEP_TRANSITIONS[level].map(({ from, to, when }) => `    ${from ?? "[*]"} --> ${to}: ${when}`);
  return ["stateDiagram-v2", ...lines, ""].join("\n");
}
