import type { TimeInput } from "@landfall/core/object";
import {
  isRunning,
  isTerminal,
  type KudoOptions,
  type KudoPhase,
  type KudoPhaseStatus,
  type KudoPlan,
  type KudoPlanStatus,
  type KudoStep,
  type KudoStepStatus,
  setPart,
  setPlan,
  timeText,
} from "./plan-status.ts";
import { type KudoTask, type KudoTaskPlace, type RunKudoTask, runDummyTask, whyNotBuilt } from "./task.ts";

/** A plan in progress, and everything that one pass over it needs. */
export interface KudoPass {
  readonly instance: { readonly namespace: string; readonly name: string };
  readonly planName: string;
  readonly plan: KudoPlan;
  readonly planStatus: KudoPlanStatus;
  readonly tasks?: readonly KudoTask[] | null;
  /** Carries out a task. Default: only Dummy tasks are carried out. */
  readonly runTask?: RunKudoTask;
  /**
   * The present time, written when the plan changes its state: milliseconds since the epoch, RFC 3339 or a `Date`.
   * Default: no time is written.
   */
  readonly now?: TimeInput;
}

/** The plan after one pass. */
export interface KudoPassResult {
  readonly planStatus: KudoPlanStatus;
  readonly failure?: KudoFailure;
}

/** The reason why a plan has finally failed. */
export interface KudoFailure {
  /**
   * The reason of the Event: `MissingPhaseStatus`, `MissingStepStatus`, `UnknownTaskName`, `TaskBuildError`, or the
   * task's own.
   */
  readonly event: string;
  readonly message: string;
}

type Timed = Omit<KudoPass, "now"> & { readonly now: string | undefined };

interface PhasePass {
  readonly phase: KudoPhaseStatus;
  readonly isThrough: boolean;
  readonly failure?: KudoFailure;
}

interface StepPass {
  readonly step: KudoStepStatus;
  readonly isThrough: boolean;
  readonly failure?: KudoFailure;
}

const PREFIX = "Error during execution: ";

/**
 * Makes one pass of KUDO's engine: the phases of a plan in order, the steps of each, all tasks of each step. Serial
 * parts go on only when the previous one is complete; others do not wait. A final failure of a task fails step, phase
 * and plan and ends the pass; another failure is left at its step. A plan that has ended is not changed.
 *
 * A phase or a step that has finally failed in a plan that has not, which only an edited or migrated status can
 * contain, fails the plan, which names it, and nothing is carried out; KUDO executes it again (`upstream`). Throws a
 * `RangeError` if `now` is not a time.
 */
export function executeKudoPlan(given: KudoPass, options: KudoOptions = {}): KudoPassResult {
  const pass = { ...given, now: given.now === undefined ? undefined : timeText(given.now) };
  const { planStatus } = pass;
  if (isTerminal(planStatus.status)) return { planStatus };
  const lost = options.upstream === true ? undefined : failedBefore(planStatus);
  if (lost !== undefined) {
    const message = `${lost} has failed for good, and the plan has not: begin it anew`;
    return failPlan(planStatus, pass.now, { event: "InconsistentStatus", message }, message);
  }
  return walkPhases(pass, setPlan(planStatus, "IN_PROGRESS", pass.now));
}

function walkPhases(pass: Timed, begun: KudoPlanStatus): KudoPassResult {
  let planStatus = begun;
  const phases = pass.plan.phases ?? [];
  let left = phases.length;
  for (const phase of phases) {
    const index = (planStatus.phases ?? []).findIndex(({ name }) => name === phase.name);
    const known = planStatus.phases?.[index];
    if (known === undefined) {
      const message = missing(pass, "phase status", phase.name);
      return failPlan(planStatus, pass.now, { event: "MissingPhaseStatus", message: PREFIX + message }, message);
    }
    if (known.status === "COMPLETE") {
      left--;
      continue;
    }
    const walked = walkSteps(pass, phase, isRunning(known.status) ? setPart(known, "IN_PROGRESS") : known);
    planStatus = { ...planStatus, phases: (planStatus.phases ?? []).with(index, walked.phase) };
    if (walked.failure !== undefined) return failPlan(planStatus, pass.now, walked.failure);
    if (walked.isThrough) left--;
    else if (pass.plan.strategy === "serial") break;
  }
  return { planStatus: left === 0 ? setPlan(planStatus, "COMPLETE", pass.now) : planStatus };
}

function walkSteps(pass: Timed, phase: KudoPhase, begun: KudoPhaseStatus): PhasePass {
  let status = begun;
  const left = new Set((phase.steps ?? []).map(({ name }) => name));
  for (const step of phase.steps ?? []) {
    const index = (status.steps ?? []).findIndex(({ name }) => name === step.name);
    const known = status.steps?.[index];
    if (known === undefined) {
      const message = missing(pass, "step status", `${phase.name}.${step.name}`);
      const failure = { event: "MissingStepStatus", message: PREFIX + message };
      return { phase: setPart(status, "FATAL_ERROR", message), isThrough: false, failure };
    }
    if (known.status === "COMPLETE") {
      left.delete(known.name);
      continue;
    }
    const begunStep = isRunning(known.status) ? setPart(known, "IN_PROGRESS") : known;
    const done = carryOut(pass, phase.name, step, begunStep);
    status = { ...status, steps: (status.steps ?? []).with(index, done.step) };
    if (done.failure !== undefined)
      return { phase: setPart(status, "FATAL_ERROR"), isThrough: false, failure: done.failure };
    if (done.isThrough) left.delete(known.name);
    else if (phase.strategy === "serial") break;
  }
  const isThrough = left.size === 0;
  return { phase: isThrough ? setPart(status, "COMPLETE") : status, isThrough };
}

/** Carries out all tasks of a step in each pass, also those after a failed one. */
function carryOut(pass: Timed, phase: string, step: KudoStep, begun: KudoStepStatus): StepPass {
  let status = begun;
  const left = new Set(step.tasks ?? []);
  for (const name of step.tasks ?? []) {
    const place = { instance: pass.instance, plan: pass.planName, phase, step: step.name, task: name };
    const task = (pass.tasks ?? []).find((one) => one.name === name);
    const unfit = whyUnfit(pass, task, place);
    if (task === undefined || unfit !== undefined) return fatalStep(status, unfit?.failure, unfit?.message);
    const outcome = (pass.runTask ?? runDummyTask)(task, place);
    if (outcome.kind === "fatal") {
      const message = PREFIX + outcome.message;
      return fatalStep(status, { event: outcome.event, message }, message);
    }
    if (outcome.kind === "error") {
      const where = `${place.plan}.${phase}.${step.name}.${name}`;
      const message = `A transient error when executing task ${where}. Will retry. ${outcome.message}`;
      status = setPart(status, "ERROR", message);
    }
    if (outcome.kind === "done") left.delete(name);
  }
  const isThrough = left.size === 0;
  return { step: isThrough ? setPart(status, "COMPLETE") : status, isThrough };
}

/** Returns why a task cannot be carried out: it does not exist, or its kind is unknown. */
function whyUnfit(
  pass: Timed,
  task: KudoTask | undefined,
  { phase, step, task: name }: KudoTaskPlace,
): { readonly failure: KudoFailure; readonly message: string } | undefined {
  const where = `${phase}.${step}.${name}`;
  const why = task === undefined ? undefined : whyNotBuilt(task);
  if (task !== undefined && why === undefined) return undefined;
  const what = task === undefined ? "missing task" : "failed to build task";
  const message = `${says(pass, what)} ${pass.planName}.${where}${why === undefined ? "" : `: ${why}`}`;
  const event = task === undefined ? "UnknownTaskName" : "TaskBuildError";
  return { failure: { event, message: PREFIX + message }, message };
}

function fatalStep(step: KudoStepStatus, failure: KudoFailure | undefined, message: string | undefined): StepPass {
  return { step: setPart(step, "FATAL_ERROR", message), isThrough: false, ...(failure !== undefined && { failure }) };
}

function failPlan(
  planStatus: KudoPlanStatus,
  now: string | undefined,
  failure: KudoFailure,
  message?: string,
): KudoPassResult {
  return { planStatus: setPlan(planStatus, "FATAL_ERROR", now, message), failure };
}

function missing(pass: Timed, what: string, where: string): string {
  return `${says(pass, `missing ${what}:`)} ${pass.planName}.${where}`;
}

function says({ instance }: Timed, what: string): string {
  return `${instance.namespace}/${instance.name} fatal error:  ${what}`;
}

/** Returns the first phase or step that has finally failed. */
function failedBefore({ phases }: KudoPlanStatus): string | undefined {
  for (const phase of phases ?? []) {
    if (phase.status === "FATAL_ERROR") return `phase ${phase.name}`;
    const step = (phase.steps ?? []).find(({ status }) => status === "FATAL_ERROR");
    if (step !== undefined) return `step ${phase.name}/${step.name}`;
  }
  return undefined;
}
