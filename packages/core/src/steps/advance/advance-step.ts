import { unmetCondition } from "../judge/judge-condition.ts";
import { DEADLINE_EXCEEDED, storedFailure } from "../judge/judgement.ts";
import type { Told } from "../judge/told.ts";
import { areThrough } from "../model/are-through.ts";
import type { PlannedCondition, PlannedStep } from "../model/plan.ts";
import type { StepState, TaskState } from "../model/run.ts";
import { isThrough, isUnderWay, type StepStage } from "../model/words.ts";
import { advanceTask, beginTask } from "./advance-task.ts";
import { conditionDue } from "./due.ts";

/**
 * Returns the next state of a running step, which passes as many stages as it can; the same object if nothing changes.
 */
export function advanceStep(step: PlannedStep, state: StepState, told: Told): StepState {
  let next = state;
  if (next.stage === "before") next = passCondition(step.before, "tasks", step, next, told);
  if (next.state === "Running" && next.stage === "tasks") next = carryOut(step, next, told);
  if (next.state === "Running" && next.stage === "after") next = passCondition(step.after, undefined, step, next, told);
  return next;
}

/**
 * Moves a step to the next stage, or completes it, when its condition holds; fails it at the deadline of the condition.
 */
function passCondition(
  condition: PlannedCondition | undefined,
  next: StepStage | undefined,
  step: PlannedStep,
  state: StepState,
  told: Told,
): StepState {
  const { since, stageSince = since } = state;
  const unmet =
    condition === undefined ? undefined : unmetCondition(condition, told, stageSince, state.stage === "after");
  if (unmet === undefined) return next === undefined ? complete(state, told.now) : toStage(state, next, told.now);
  if (told.now < conditionDue(step, state)) return state;
  const name = state.stage === "before" ? "pre-condition" : "post-condition";
  const failure = storedFailure({ reason: DEADLINE_EXCEEDED, message: `its ${name} did not hold in time: ${unmet}` });
  return { ...state, ...failure, state: "Failed", since: told.now };
}

function complete(state: StepState, now: number): StepState {
  return { state: "Complete", since: now, tasks: state.tasks };
}

function toStage(state: StepState, stage: StepStage, now: number): StepState {
  return { ...state, stage, stageSince: now };
}

/** Begins and advances the tasks of a step, dependencies first. */
function carryOut(step: PlannedStep, state: StepState, told: Told): StepState {
  let tasks: TaskState[] | undefined;
  for (const index of step.order) {
    const [task, known] = [step.tasks[index], (tasks ?? state.tasks)[index]];
    if (task === undefined || known === undefined) continue;
    const next = isUnderWay(known.state)
      ? advanceTask(task, known, told)
      : known.state === "Pending" && !told.isClosing && areThrough(task.dependsOn, step.tasks, tasks ?? state.tasks)
        ? advanceTask(task, beginTask(task, known, told), told)
        : known;
    if (next === known) continue;
    tasks ??= [...state.tasks];
    tasks[index] = next;
  }
  const moved = tasks === undefined ? state : { ...state, tasks };
  if (moved.tasks.some((task) => task.state === "Failed")) return { ...moved, state: "Failed", since: told.now };
  if (!moved.tasks.every((task) => isThrough(task.state))) return moved;
  return step.after === undefined ? complete(moved, told.now) : toStage(moved, "after", told.now);
}
