import { millisOf, refKey } from "@landfall/core/object";
import type { Order, TargetState } from "@landfall/core/rollout";
import type { Actor } from "@landfall/core/run";
import {
  type AdvanceInputs,
  advance,
  type ChildRun,
  hasEnded,
  isUnderWay,
  type ObjectObservation,
  type Run,
  type RunPlan,
  runKey,
  type StepCommand,
  type StepDecision,
  type StepState,
  type TaskResult,
  type TaskState,
  type Trigger,
  workIn,
} from "@landfall/core/steps";
import type { BoundParameters, Leg } from "./legs.ts";
import { restoresOf } from "./taken.ts";

/** The facts that a run is advanced with. */
export interface Telling {
  /** The time of the run, in milliseconds since the epoch. */
  readonly now: number;
  readonly rollout: string;
  /** The rollout's order for the target. */
  readonly order: Order | undefined;
  readonly state: TargetState | undefined;
  readonly paused: Actor | undefined;
  /** Whether somebody else holds the target, or the rollout stood still until now: then no deadline runs. */
  readonly standsStill: boolean;
  readonly commands: readonly StepCommand[];
  /** The results of tasks that somebody else carries out. */
  readonly results: readonly TaskResult[];
  /** The runs that tasks started, by the key of the task's try. */
  readonly children: ReadonlyMap<string, ChildRun>;
  /** Returns the observations by ref, as they count for a revision. */
  readonly observe: (revision: string) => ReadonlyMap<string, ObjectObservation>;
}

/**
 * Advances the run of a target as `advanceLeg` does. A deadline of a step counts from when that of its target counts:
 * anew after a hold or the handbrake, and not at all meanwhile.
 */
export function moveLeg(leg: Leg, run: Run | undefined, told: Telling): StepDecision | undefined {
  const { state, standsStill, now } = told;
  const isMoving = state?.state === "Released" || state?.state === "RollingBack";
  const from = standsStill ? toSecond(now) : isMoving ? state.since : undefined;
  const timed = run === undefined || from === undefined ? run : countFrom(run, from);
  const decision = advanceLeg(leg, timed, told);
  if (run === undefined || decision === undefined || decision.run !== timed) return decision;
  return { ...decision, run, blockers: timed === run ? decision.blockers : sinceBegun(decision.blockers, leg, run) };
}

/** Returns the blockers with the times at which conditions began to be waited for, before any deadline began anew. */
function sinceBegun(
  blockers: StepDecision["blockers"],
  { planned: { plan } }: Leg,
  { phases }: Run,
): StepDecision["blockers"] {
  const begun = plan.phases.flatMap(({ steps }, phase) =>
    steps.map(({ path }, step) => {
      const { since = 0, stageSince = since } = phases[phase]?.steps[step] ?? {};
      return { path, since: stageSince };
    }),
  );
  const own = Array.from(blockers, ([at, blocker]) => {
    const { kind, message } = blocker;
    const isOwn = (path: string): boolean => blockers.get(path)?.message === message;
    const isStage = kind === "PreCondition" || kind === "PostCondition";
    const known = isStage
      ? begun.find(({ path }) => (at === "" || `${path}/`.startsWith(`${at}/`)) && isOwn(path))
      : undefined;
    return [at, known === undefined ? blocker : { ...blocker, since: known.since }] as const;
  });
  return new Map(own);
}

/** Returns a run in which no deadline counts from before a time, in milliseconds; the same run if none does. */
function countFrom(run: Run, from: number): Run {
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

/**
 * Advances the run of a target as far as the evidence allows. A run begins when the target is released to its revision,
 * and again when the target is released after its run ended. While the target is held or people have taken it over, no
 * step begins. `undefined` if there is no run and none begins.
 */
function advanceLeg(leg: Leg, run: Run | undefined, told: Telling): StepDecision | undefined {
  const { order, state, rollout, paused, now } = told;
  // A run that begins in this very second takes no commands yet, because a second render would be the first to apply
  // them.
  const commands = run !== undefined && run.startedAt < toSecond(now) ? told.commands : [];
  const { plan } = leg.planned;
  const holder = `rollout/${rollout}`;
  const parameters = order?.order === "released" ? parametersFor(leg, run, order, state).values : undefined;
  if (order?.order === "released" && parameters !== undefined) {
    const goal: Trigger = { plan: plan.name, subject: leg.key, revision: order.revision, parameters };
    const restores = restoresOf(leg, run, goal, state);
    const trigger: Trigger = restores.length === 0 ? goal : { ...goal, restores };
    const isMoving = state?.state === "Released" || state?.state === "RollingBack";
    if (isMoving || run?.key === runKey(trigger)) {
      const again = isMoving ? releasedAgain(run, trigger, state, holder) : [];
      const observations = withGone(told.observe(order.revision), leg, run, told);
      const inputs = { now, trigger, observations, paused, results: told.results, children: told.children };
      return settle(plan, run, { ...inputs, commands: [...commands, ...again] }, true);
    }
  }
  if (run === undefined) return undefined;
  const why = WHY_HELD[order?.order ?? ""] ?? "the target is held";
  const observations = withGone(told.observe(run.trigger.revision ?? ""), leg, run, told);
  const { results, children } = told;
  const held = { by: holder, reason: why };
  const inputs = { now, trigger: run.trigger, observations, commands, paused: held, results, children };
  return settle(plan, run, inputs, false);
}

/**
 * The parameters for the revision that a target is released to. A run keeps its own, until the target is released again
 * after its end.
 */
function parametersFor(leg: Leg, run: Run | undefined, order: Order, state: TargetState | undefined): BoundParameters {
  const revision = "revision" in order ? order.revision : "";
  return leg.bind(revision, run !== undefined && endedBefore(run, state) ? undefined : run?.trigger);
}

/** The missing values that keep a released target's run from beginning; none if a run is under way. */
export function missingFor(
  leg: Leg,
  run: Run | undefined,
  { order, state }: Pick<Telling, "order" | "state">,
): BoundParameters["missing"] {
  const isMoving = state?.state === "Released" || state?.state === "RollingBack";
  return isMoving && order?.order === "released" ? parametersFor(leg, run, order, state).missing : [];
}

const WHY_HELD: { readonly [order: string]: string } = {
  handsOff: "people have the target",
  released: "its parameters wait for values",
};

/** The observations, with NotFound added for the objects of a deletion that was reported done after it began. */
function withGone(
  seen: ReadonlyMap<string, ObjectObservation>,
  { planned: { plan } }: Leg,
  run: Run | undefined,
  { results, now }: Telling,
): ReadonlyMap<string, ObjectObservation> {
  if (run === undefined || run.plan !== plan.hash || results.length === 0) return seen;
  const all = new Map(seen);
  for (const [phaseAt, phase] of plan.phases.entries())
    for (const [stepAt, step] of phase.steps.entries())
      for (const [taskAt, { path, work: planned }] of step.tasks.entries()) {
        const work = workIn(planned, { plan, trigger: run.trigger });
        if (work.kind !== "delete") continue;
        const state = run.phases[phaseAt]?.steps[stepAt]?.tasks[taskAt];
        const { attempt, actedAt } = state ?? {};
        // A report about a finished deletion no longer counts: a later task may have applied the objects again.
        if (actedAt === undefined || state?.state !== "Running") continue;
        const isDone = results.some(
          (word) =>
            word.run === run.uid &&
            word.task === path &&
            word.attempt === attempt &&
            word.outcome === "Succeeded" &&
            toSecond(word.at) > actedAt,
        );
        if (isDone) for (const ref of work.objects) all.set(refKey(ref), { observedAt: now, status: "NotFound" });
      }
  return all;
}

function toSecond(time: number): number {
  return Math.floor(time / 1000) * 1000;
}

/** Restarts a run that had ended before its target was released again; a complete one only for a new release. */
function releasedAgain(run: Run | undefined, trigger: Trigger, state: TargetState, by: string): readonly StepCommand[] {
  if (run === undefined || run.key !== runKey(trigger) || !endedBefore(run, state)) return [];
  return [{ verb: "rerun", attempt: run.attempt, tries: run.tries, by, reason: "the target is released again" }];
}

/** Whether a run had ended when its target was released again. */
function endedBefore(run: Run, target: TargetState | undefined): boolean {
  const { state, since = 0, releasedAt = since } = target ?? {};
  const isMoving = state === "Released" || state === "RollingBack";
  const from = state === "Released" && run.state === "Complete" ? releasedAt : since;
  return isMoving && hasEnded(run.state) && run.since < from;
}

/** The most rounds of one render. Each carries out at least one task, and no plan has this many tasks in a row. */
const MOST_ROUNDS = 10_000;

/**
 * Advances a run until nothing changes any more. Objects that it applies are written in this same render, so their
 * tasks' results are known at once; a command that becomes applicable by another is applied, too. So a second render
 * finds nothing to do.
 */
function settle(plan: RunPlan, before: Run | undefined, inputs: AdvanceInputs, carries: boolean): StepDecision {
  const { commands = [], results: told = [], now } = inputs;
  const own = commands.filter(({ attempt }) => attempt === before?.attempt);
  let decision = advance(plan, before, { ...inputs, commands: own });
  let last = before;
  for (let round = 0; round < MOST_ROUNDS && decision.run !== last; round++) {
    last = decision.run;
    const again = last?.attempt === before?.attempt ? own : [];
    const results = [...told, ...(carries ? carriedOut(decision, millisOf(now)) : [])];
    const next = advance(plan, last, { ...inputs, commands: again, results });
    decision = { ...next, problems: decision.problems, changes: [...decision.changes, ...next.changes] };
  }
  return decision;
}

function carriedOut({ run, actions }: StepDecision, at: number): readonly TaskResult[] {
  return actions.flatMap((action): readonly TaskResult[] =>
    run !== undefined && (action.kind === "apply" || action.kind === "delete")
      ? [{ run: run.uid, task: action.task, attempt: action.attempt, outcome: "Succeeded", at }]
      : [],
  );
}
