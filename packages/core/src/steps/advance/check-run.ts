import { formatTime, type Problem } from "../../object/index.ts";
import { MOST_AHEAD } from "../model/ahead.ts";
import { areThrough } from "../model/are-through.ts";
import type { PlannedPhase, PlannedStep, RunPlan } from "../model/plan.ts";
import type { PhaseState, Run, StepState, TaskState } from "../model/run.ts";
import { STEP_TRANSITIONS, type StepLevel } from "../model/transitions.ts";
import { isForged } from "../model/trigger.ts";
import { isThrough, isUnderWay, type StepWord, type TaskWord } from "../model/words.ts";

/**
 * Why a stored run cannot be gone on with at `wall`, in milliseconds: `PlanEdited` where the plan is not the one it was
 * begun with, `RunForged` where its trigger begins another run, `RunAhead` where it is of a time to come, and
 * `RunInconsistent` where a part of it says something that the rest rules out, as one that was changed by hand does.
 */
export function checkRun(plan: RunPlan, run: Run, wall: number): readonly Problem[] {
  if (run.plan !== plan.hash) return [planEdited(plan, run)];
  if (isForged(run)) return [forged(run)];
  if (run.at > wall + MOST_AHEAD) return [ahead(run, wall)];
  if (!(run.since <= run.at) || !(run.startedAt <= run.since)) return [inconsistent("", "its times are in no order")];
  if (run.phases.length !== plan.phases.length)
    return [inconsistent("", `it has ${run.phases.length} phases, and its plan has ${plan.phases.length}`)];
  if (!RUN_WORDS.has(run.state)) return [inconsistent("", `its state is none: ${run.state}`)];
  for (const [index, phase] of plan.phases.entries()) {
    const state = run.phases[index];
    const found = state === undefined ? undefined : (checkPhase(phase, state, run) ?? checkWords(phase, state, run));
    if (found !== undefined) return [inconsistent(...found)];
  }
  const isComplete = run.phases.every(({ state }) => state === "Complete");
  if (run.state === "Complete" && !isComplete) return [inconsistent("", "it is Complete, and not every phase is")];
  return [];
}

const RUN_WORDS: ReadonlySet<string> = wordsOf("run");
const PHASE_WORDS: ReadonlySet<string> = wordsOf("phase");
const STEP_WORDS: ReadonlySet<string> = wordsOf("step");
const TASK_WORDS: ReadonlySet<string> = wordsOf("task");
const STAGES: ReadonlySet<string | undefined> = new Set(["before", "tasks", "after"]);

function wordsOf(level: StepLevel): ReadonlySet<string> {
  return new Set(STEP_TRANSITIONS[level].flatMap(({ from, to }) => [from ?? to, to]));
}

/**
 * Returns the fault of a state that does not exist, or that no part has in a run that goes on, so that it would never
 * change.
 */
function checkWords(phase: PlannedPhase, state: PhaseState, { state: word }: Run): Found {
  const isOn = word === "Running";
  const checkWord = (path: string, one: string, words: ReadonlySet<string>): Found => {
    if (!words.has(one)) return [path, `its state is none: ${one}`];
    return isOn && (one === "Stopped" || one === "Cancelled")
      ? [path, `it is ${one} in a run that goes on`]
      : undefined;
  };
  const own = checkWord(phase.path, state.state, PHASE_WORDS);
  if (own !== undefined) return own;
  for (const [index, step] of state.steps.entries()) {
    const path = phase.steps[index]?.path ?? phase.path;
    const found = checkWord(path, step.state, STEP_WORDS);
    if (found !== undefined) return found;
    if (step.state === "Running" && !STAGES.has(step.stage)) return [path, "it is Running, and at no stage"];
    for (const [at, task] of step.tasks.entries()) {
      const wrong = checkWord(phase.steps[index]?.tasks[at]?.path ?? path, task.state, TASK_WORDS);
      if (wrong !== undefined) return wrong;
    }
  }
  return undefined;
}

type Found = readonly [path: string, what: string] | undefined;

/** Returns the fault of a phase that began before the phases it depends on were complete. */
function checkPhase(phase: PlannedPhase, state: PhaseState, run: Run): Found {
  const { path } = phase;
  if (state.steps.length !== phase.steps.length) return [path, "it has another number of steps than its plan"];
  if (state.since > run.at) return [path, "it changed after the run last did"];
  if (state.state === "Pending" || state.state === "Cancelled")
    return state.steps.every((step) => step.state === state.state || isThrough(step.state))
      ? checkSteps(phase, state, run)
      : [path, `it is ${state.state}, and a step of it is not`];
  if (!areThrough(phase.dependsOn, [], run.phases))
    return [path, "it has begun before the phases that it depends on were complete"];
  if (state.state === "Complete" && !state.steps.every((step) => isThrough(step.state)))
    return [path, "it is Complete, and not every step is"];
  return checkSteps(phase, state, run);
}

function checkSteps(phase: PlannedPhase, { steps }: PhaseState, run: Run): Found {
  for (const [index, step] of phase.steps.entries()) {
    const state = steps[index];
    const found = state === undefined ? undefined : checkStep(step, state, { steps, planned: phase.steps }, run);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Siblings {
  readonly steps: readonly StepState[];
  readonly planned: readonly PlannedStep[];
}

function checkStep(step: PlannedStep, state: StepState, { steps, planned }: Siblings, run: Run): Found {
  const { path } = step;
  if (state.tasks.length !== step.tasks.length) return [path, "it has another number of tasks than its plan"];
  if (state.since > run.at) return [path, "it changed after the run last did"];
  if (isAfter(state.stageSince, run)) return [path, "it came to its stage after the run last changed"];
  if (state.stage === "after" && !state.tasks.every((task) => isThrough(task.state)))
    return [path, "it waits for its post-condition, and not every task is through"];
  if (state.state === "Skipped" && (state.skippedBy?.by ?? "") === "") return [path, "it is Skipped, and by nobody"];
  if (state.state === "Complete" && !state.tasks.every((task) => isThrough(task.state)))
    return [path, "it is Complete, and not every task is"];
  const hasBegun =
    state.state === "Running" || state.state === "Complete" || state.state === "Failed" || state.state === "Stopped";
  if (hasBegun && !areThrough(step.dependsOn, planned, steps))
    return [path, "it has begun before the steps that it depends on were complete"];
  for (const [index, task] of state.tasks.entries()) {
    const name = step.tasks[index]?.path ?? path;
    if (task.since > run.at || isToCome(task, run)) return [name, "it changed after the run last did"];
    if (isOutOfStep(task.state, state.state)) return [name, `it is ${task.state} in a step that is ${state.state}`];
    if (task.state !== "Pending" && task.state !== "Skipped" && task.state !== "Cancelled" && !(task.attempt >= 1))
      return [name, `it is ${task.state}, and was never tried`];
  }
  return undefined;
}

/** Whether a task says a time after the run last changed: from there nothing that is seen would count. */
function isToCome({ startedAt, triedAt, actedAt, heartbeatAt }: TaskState, run: Run): boolean {
  return isAfter(startedAt, run) || isAfter(triedAt, run) || isAfter(actedAt, run) || isAfter(heartbeatAt, run);
}

function isAfter(time: number | undefined, { at }: Run): boolean {
  return time !== undefined && !(time <= at);
}

/** Whether no task can be so while its step is so: one that passed for done would never be carried out. */
function isOutOfStep(task: TaskWord, step: StepWord): boolean {
  if (step === "Pending") return task !== "Pending";
  if (task === "Skipped") return step !== "Skipped";
  return isUnderWay(task) && (step === "Skipped" || step === "Cancelled");
}

function planEdited({ name }: RunPlan, { attempt }: Run): Problem {
  return {
    code: "PlanEdited",
    severity: "error",
    message: `plan ${name} is not the one that run ${attempt} was begun with`,
    field: "spec.phases",
    hint: "put the plan back, or override or cancel the run: a new run takes the new plan",
  };
}

function forged({ attempt }: Run): Problem {
  return {
    code: "RunForged",
    severity: "error",
    message: `run ${attempt} is not the one that its trigger begins: its key or its uid is another`,
    field: "spec.uid",
    hint: "restore the run from before, or override or cancel it",
  };
}

function ahead({ attempt, at }: Run, wall: number): Problem {
  return {
    code: "RunAhead",
    severity: "error",
    message: `run ${attempt} last changed at ${formatTime(at)}, and it is ${formatTime(wall)}`,
    field: "status.at",
    hint: "correct the clock; if it was ahead then, restore the run from before, or override or cancel it",
  };
}

function inconsistent(path: string, what: string): Problem {
  const about = path === "" ? "the run" : path;
  return {
    code: "RunInconsistent",
    severity: "error",
    message: `what is stored contradicts itself: ${about}: ${what}`,
    field: path === "" ? "status" : `status.phases["${path}"]`,
    hint: "take back what was changed by hand, or override or cancel the run",
  };
}
