import { areThrough } from "../model/are-through.ts";
import type { PlannedPhase, RunPlan } from "../model/plan.ts";
import type { PhaseState, Run, StepState, TaskState } from "../model/run.ts";
import { isThrough } from "../model/words.ts";
import { beginStep } from "./begin-step.ts";
import { openWorkOf, workGivenUp } from "./open-work.ts";

/** Returns a run that goes on: everything that failed is retried, and what was stopped goes on where it was. */
export function retryRun(run: Run, now: number): Run {
  const phases = run.phases.map((phase): PhaseState => {
    if (phase.state !== "Failed" && phase.state !== "Stopped") return phase;
    return { state: "Running", since: now, steps: phase.steps.map((step) => resumeStep(step, now)) };
  });
  const closing = [...(run.closing ?? []), ...workGivenUp(run, now)];
  return reopened({ ...run, tries: run.tries + 1, phases, ...(closing.length > 0 && { closing }) }, now);
}

/**
 * Returns a run that goes on without a step, whose jobs and runs have to end. The run opens again if nothing else has
 * failed.
 */
export function skipStep(run: Run, [phaseAt, stepAt]: StepIndex, by: StepState["skippedBy"], now: number): Run {
  const [phase, step] = [run.phases[phaseAt], run.phases[phaseAt]?.steps[stepAt]];
  if (phase === undefined || step === undefined) return run;
  const tasks = step.tasks.map(
    (task): TaskState => (isThrough(task.state) ? task : { ...task, state: "Skipped", since: now }),
  );
  const skipped: StepState = { state: "Skipped", since: now, skippedBy: by, tasks };
  const closing = [...(run.closing ?? []), ...openWorkOf(step.tasks, now)];
  const steps = phase.steps.with(stepAt, skipped);
  const phases = run.phases.with(phaseAt, { ...phase, steps });
  const next: Run = { ...run, phases, ...(closing.length > 0 && { closing }) };
  if (run.state !== "Failed" || phases.some(hasFailedStep)) return next;
  const resumed = phases.map((one) => resumePhase(one, now));
  return reopened({ ...next, tries: run.tries + 1, phases: resumed }, now);
}

/**
 * Returns a run that goes back to a step: the step begins again, even while the run is paused, and everything that
 * depends on it waits again. A step that was skipped before its turn waits for its turn. Failures elsewhere are
 * retried.
 */
export function goBack(plan: RunPlan, run: Run, [phaseAt, stepAt]: StepIndex, now: number): Run {
  const phase = plan.phases[phaseAt];
  if (phase === undefined) return run;
  const opened = retryRun(run, now);
  const laterPhases = dependentsOf(plan.phases, plan.order, phaseAt);
  const laterSteps = dependentsOf(phase.steps, phase.order, stepAt);
  const closing = [...(opened.closing ?? [])];
  const mayBegin = isNext(plan, opened, [phaseAt, stepAt]);
  const phases = opened.phases.map((known, index): PhaseState => {
    const isLater = laterPhases.has(index);
    const isOwn = index === phaseAt;
    if (!isOwn && (!isLater || known.state === "Pending")) return known;
    const steps = known.steps.map((step, at): StepState => {
      if ((!isLater && at !== stepAt && !laterSteps.has(at)) || step.state === "Pending") return step;
      // A step that was skipped before its turn waits for its turn; its dependents have not begun either.
      if (isOwn && at !== stepAt && !mayBegin) return step;
      closing.push(...openWorkOf(step.tasks, now));
      const pending: StepState = {
        state: "Pending",
        since: now,
        tasks: step.tasks.map((task) => resetTask(task, now)),
      };
      const planned = phase.steps[stepAt];
      return !isOwn || at !== stepAt || !mayBegin || planned === undefined ? pending : beginStep(planned, pending, now);
    });
    if (isOwn && (known.state === "Running" || !mayBegin)) return { ...known, steps };
    return { state: isLater ? "Pending" : "Running", since: now, steps };
  });
  return { ...opened, phases, ...(closing.length > 0 && { closing }) };
}

/** Returns whether all dependencies of a step are complete or skipped. */
function isNext({ phases }: RunPlan, run: Run, [phaseAt, stepAt]: StepIndex): boolean {
  const [phase, states] = [phases[phaseAt], run.phases[phaseAt]];
  const step = phase?.steps[stepAt];
  if (phase === undefined || step === undefined || states === undefined) return false;
  return areThrough(phase.dependsOn, phases, run.phases) && areThrough(step.dependsOn, phase.steps, states.steps);
}

/** The indexes of a phase and of a step in it. */
export type StepIndex = readonly [phase: number, step: number];

/** Returns the indexes of a step by its path; `undefined` if there is none. */
export function stepIndex(phases: readonly PlannedPhase[], path: string): StepIndex | undefined {
  const phaseAt = phases.findIndex(({ name }) => path.startsWith(`${name}/`));
  const stepAt = phases[phaseAt]?.steps.findIndex((step) => step.path === path) ?? -1;
  return stepAt < 0 ? undefined : [phaseAt, stepAt];
}

function hasFailedStep({ steps }: PhaseState): boolean {
  return steps.some(({ state }) => state === "Failed");
}

function reopened(run: Run, now: number): Run {
  const { reason: _, message: __, ...rest } = run;
  return { ...rest, state: "Running", since: run.state === "Running" ? run.since : now, at: now };
}

function resumePhase(phase: PhaseState, now: number): PhaseState {
  if (phase.state !== "Failed" && phase.state !== "Stopped") return phase;
  return { state: "Running", since: now, steps: phase.steps.map((step) => resumeStep(step, now)) };
}

/** Returns a step that goes on: its wait and the deadlines of its tasks start over. */
function resumeStep(step: StepState, now: number): StepState {
  if (step.state !== "Failed" && step.state !== "Stopped") return step;
  const tasks = step.tasks.map((task) => resumeTask(task, now));
  const { stage } = step;
  return { state: "Running", since: now, tasks, ...(stage !== undefined && { stage, stageSince: now }) };
}

function resumeTask(task: TaskState, now: number): TaskState {
  if (task.state === "Failed" || (task.state === "Stopped" && task.retryAt !== undefined)) return resetTask(task, now);
  return task.state === "Stopped" ? { ...task, state: "Running", since: now, startedAt: now } : task;
}

function resetTask({ attempt }: TaskState, now: number): TaskState {
  return { state: "Pending", since: now, attempt };
}

/** Returns the indexes of all direct and indirect dependents of `on`. `order` lists dependencies first. */
function dependentsOf(
  all: readonly { readonly dependsOn: readonly number[] }[],
  order: readonly number[],
  on: number,
): ReadonlySet<number> {
  const found = new Set([on]);
  for (const index of order) if (all[index]?.dependsOn.some((one) => found.has(one)) === true) found.add(index);
  found.delete(on);
  return found;
}
