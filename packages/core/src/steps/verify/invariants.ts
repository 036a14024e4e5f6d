import { refKey } from "../../object/index.ts";
import type { StepAction } from "../model/action.ts";
import { areThrough } from "../model/are-through.ts";
import type { RunPlan } from "../model/plan.ts";
import type { PhaseState, Run, StepState, TaskState } from "../model/run.ts";
import { STEP_TRANSITIONS, type StepLevel } from "../model/transitions.ts";
import { runKey, runUid, taskKey } from "../model/trigger.ts";
import { isThrough } from "../model/words.ts";

/** The run that one decision stored, and the actions that it requested. */
export interface LoggedLook {
  readonly run: Run;
  readonly actions: readonly StepAction[];
}

/** Two successive decisions. */
export interface Looked {
  readonly plan: RunPlan;
  /** The earlier decision; absent for the first one. */
  readonly before: LoggedLook | undefined;
  readonly after: LoggedLook;
}

/** An invariant of every log of runs. */
export interface RunInvariant {
  readonly name: string;
  readonly law: string;
  /** Returns how a decision violates the invariant, as a sentence without its subject; `undefined` if it does not. */
  readonly check: (looked: Looked) => string | undefined;
}

interface Part {
  readonly level: StepLevel;
  readonly path: string;
  readonly before: { readonly state: string; readonly since: number } | undefined;
  readonly after: { readonly state: string; readonly since: number };
}

/** The invariants of every log, whatever the plan. */
export const RUN_INVARIANTS: readonly RunInvariant[] = [
  {
    name: "UidFollowsTrigger",
    law: "the uid of a run is derived from its trigger and its attempt number",
    check: ({ after: { run } }) =>
      run.key === runKey(run.trigger) && run.uid === runUid(run.key, run.attempt)
        ? undefined
        : `run ${run.attempt} has another uid than its trigger gives`,
  },
  {
    name: "OneRunAfterAnother",
    law: "a run with another uid has the next attempt number, and the previous run is in its history",
    check: ({ before, after: { run } }) => {
      if (before === undefined || before.run.uid === run.uid) return undefined;
      if (run.attempt !== before.run.attempt + 1) return `run ${before.run.attempt} is followed by run ${run.attempt}`;
      const past = run.history?.runs.at(-1);
      return past?.uid === before.run.uid || (run.history?.forgotten ?? 0) > 0
        ? undefined
        : `run ${before.run.attempt} is not remembered`;
    },
  },
  {
    name: "TimeGoesOn",
    law: "the time of a run never goes back",
    check: ({ before, after: { run } }) =>
      before !== undefined && before.run.uid === run.uid && run.at < before.run.at
        ? "the time of the run went back"
        : undefined,
  },
  {
    name: "NoOtherWay",
    law: "every change of a state is a transition of the tables",
    check: (looked) => {
      const wrong = changedParts(looked).find(({ level, before, after }) => !isWay(level, before?.state, after.state));
      return wrong && `${wrong.path || "the run"} went from ${wrong.before?.state} to ${wrong.after.state}`;
    },
  },
  {
    name: "OrderIsKept",
    law: "no phase or step begins before everything that it depends on is complete or skipped",
    check: ({ plan, after: { run } }) => tooEarly(plan, run),
  },
  {
    name: "NothingIsSkippedSilently",
    law: "a skipped step names who skipped it, and a complete phase or step has only complete or skipped members",
    check: ({ after: { run } }) => silentlySkipped(run),
  },
  {
    name: "TriesCountUp",
    law: "the number of a task's try never falls, and grows by one at a time",
    check: (looked) => {
      const pairs = tasksOf(looked);
      const wrong = pairs.find(([, was, is]) => is.attempt < was.attempt || is.attempt > was.attempt + 1);
      return wrong && `${wrong[0]} went from try ${wrong[1].attempt} to try ${wrong[2].attempt}`;
    },
  },
  {
    name: "OnlyRunningTasksAct",
    law: "every action belongs to the current try of a running task, in a run that is in progress",
    check: ({ plan, after }) => strayAction(plan, after),
  },
  {
    name: "ActionsAgree",
    law: "no decision asks to apply and to delete the same object",
    check: ({ after: { actions } }) => undoneAtOnce(actions),
  },
  {
    name: "FailureSaysWhy",
    law: "a failed run gives its reason",
    check: ({ after: { run } }) =>
      run.state === "Failed" && (run.reason ?? "") === "" ? "the run has failed, and says no reason" : undefined,
  },
  {
    name: "CompleteIsWhole",
    law: "a run is complete only when every phase is complete",
    check: ({ after: { run } }) =>
      run.state === "Complete" && run.phases.some(({ state }) => state !== "Complete")
        ? "the run is complete, and not every phase is"
        : undefined,
  },
];

/** The largest number of transitions in one decision, which may apply a verb, begin and complete. */
const MOST_WAYS = 3;

/** Returns whether a state can follow another one by transitions of the table, as many as one decision may make. */
function isWay(level: StepLevel, from: string | undefined, to: string, ways = MOST_WAYS): boolean {
  if (ways === 0) return false;
  return STEP_TRANSITIONS[level].some(
    (way) => way.from === from && (way.to === to || isWay(level, way.to, to, ways - 1)),
  );
}

function changedParts({ plan, before, after }: Looked): readonly Part[] {
  if (before === undefined || before.run.uid !== after.run.uid || after.run.plan !== plan.hash) return [];
  const parts: Part[] = [{ level: "run", path: "", before: before.run, after: after.run }];
  for (const [phaseAt, phase] of plan.phases.entries()) {
    const [was, is] = [before.run.phases[phaseAt], after.run.phases[phaseAt]];
    if (is === undefined) continue;
    parts.push({ level: "phase", path: phase.path, before: was, after: is });
    for (const [stepAt, step] of phase.steps.entries()) {
      const [old, now] = [was?.steps[stepAt], is.steps[stepAt]];
      if (now !== undefined) parts.push({ level: "step", path: step.path, before: old, after: now });
    }
  }
  return parts.filter((part) => part.before?.state !== part.after.state);
}

function tasksOf({ plan, before, after }: Looked): readonly (readonly [string, TaskState, TaskState])[] {
  if (before === undefined || before.run.uid !== after.run.uid || after.run.plan !== plan.hash) return [];
  return plan.phases.flatMap((phase, phaseAt) =>
    phase.steps.flatMap((step, stepAt) =>
      step.tasks.flatMap((task, at) => {
        const was = before.run.phases[phaseAt]?.steps[stepAt]?.tasks[at];
        const is = after.run.phases[phaseAt]?.steps[stepAt]?.tasks[at];
        return was === undefined || is === undefined ? [] : [[task.path, was, is] as const];
      }),
    ),
  );
}

const BEGUN: ReadonlySet<string> = new Set(["Running", "Complete", "Failed", "Stopped"]);

function tooEarly(plan: RunPlan, run: Run): string | undefined {
  if (run.plan !== plan.hash) return undefined;
  for (const [phaseAt, phase] of plan.phases.entries()) {
    const state = run.phases[phaseAt];
    if (state === undefined) return `${phase.path} is not there`;
    if (BEGUN.has(state.state) && !areThrough(phase.dependsOn, plan.phases, run.phases))
      return `${phase.path} began too early`;
    for (const [stepAt, step] of phase.steps.entries()) {
      const word = state.steps[stepAt]?.state ?? "";
      if (BEGUN.has(word) && !areThrough(step.dependsOn, phase.steps, state.steps))
        return `${step.path} began too early`;
    }
  }
  return undefined;
}

function silentlySkipped({ phases }: Run): string | undefined {
  for (const phase of phases) {
    const step = phase.steps.find(isSilent);
    if (step !== undefined) return `a step is ${step.state} by nobody, or without its tasks`;
    if (isHollow(phase)) return "a phase is Complete, and not every step of it is";
  }
  return undefined;
}

function isSilent({ state, skippedBy, tasks }: StepState): boolean {
  if (state === "Skipped") return (skippedBy?.by ?? "") === "";
  return state === "Complete" && !tasks.every((task) => isThrough(task.state));
}

function isHollow({ state, steps }: PhaseState): boolean {
  return state === "Complete" && !steps.every((step) => isThrough(step.state));
}

function strayAction(plan: RunPlan, { run, actions }: LoggedLook): string | undefined {
  const keys = new Set<string>();
  for (const [phaseAt, phase] of plan.phases.entries()) {
    for (const [stepAt, step] of phase.steps.entries()) {
      for (const [at, task] of step.tasks.entries()) {
        const state = run.phases[phaseAt]?.steps[stepAt]?.tasks[at];
        if (run.state === "Running" && state?.state === "Running") keys.add(taskKey(run.uid, task.path, state.attempt));
      }
    }
  }
  const stray = actions.find((action) => "task" in action && !keys.has(action.key));
  return stray && `action ${stray.kind} of ${stray.key} belongs to no task that runs`;
}

function undoneAtOnce(actions: readonly StepAction[]): string | undefined {
  const keysOf = (kind: "apply" | "delete"): readonly string[] =>
    actions.flatMap((action) => (action.kind === kind ? action.objects.map(refKey) : []));
  const taken = new Set(keysOf("delete"));
  const both = keysOf("apply").find((key) => taken.has(key));
  return both && `${both} is to be applied, and to be taken away`;
}
