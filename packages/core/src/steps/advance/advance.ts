import { millisOf, type Problem } from "../../object/index.ts";
import type { Actor } from "../../run/index.ts";
import { type Told, tellRun, toSecond } from "../judge/told.ts";
import type { StepBlocker } from "../model/blocker.ts";
import type { StepDecision } from "../model/decision.ts";
import type { AdvanceInputs, StepVerb } from "../model/inputs.ts";
import type { RunPlan } from "../model/plan.ts";
import type { PhaseState, Run } from "../model/run.ts";
import { isForged, runKey } from "../model/trigger.ts";
import { actionsOf } from "./actions-of.ts";
import { advancePhases } from "./advance-phase.ts";
import { applyCommands, type Commanded, doesNotCount } from "./apply-commands.ts";
import { beginRun } from "./begin-run.ts";
import { blockersOf } from "./blockers-of.ts";
import { changesOf } from "./changes-of.ts";
import { checkRun } from "./check-run.ts";
import { checkTrigger } from "./check-trigger.ts";
import { endRun, stopPhases } from "./end-run.ts";
import { stillOpen } from "./open-work.ts";
import { requeueAfter } from "./requeue-after.ts";

/**
 * Returns the next state of a run, and the actions that it needs. Pure and total: called again with the same inputs it
 * changes nothing and returns the given `run` object; only a trigger or a command that waited for the end of a run
 * counts in the call after it. Store the run first, then carry out the actions, then report their results: a crash
 * between any two of these loses nothing, since every action that is not known to be done is returned again.
 *
 * A step begins when all its dependencies are complete or skipped. It is complete when its tasks are, by evidence from
 * after they began, and its post-condition holds. A failure that may pass is retried after a pause; a final failure,
 * one retry too many or a deadline fails the run at once, and everything else stops where it is. Throws a `RangeError`
 * if `now` is not a time.
 *
 * @example
 * ```ts
 * import { advance, readStepPlan } from "@landfall/core/steps";
 *
 * const migrate = { group: "batch", kind: "Job", namespace: "shop", name: "migrate" };
 * const tasks = [{ name: "migrate", apply: { objects: [migrate] } }];
 * const plan = readStepPlan("upgrade", { phases: [{ name: "data", steps: [{ name: "migrate", tasks }] }] });
 * if (!plan.ok) throw new Error(plan.problems[0]?.message);
 * const trigger = { plan: "upgrade", subject: "eu-1/shop", revision: "v2" };
 * const { run, actions } = advance(plan.value, undefined, { now: Date.now(), trigger, observations: new Map() });
 * console.log(run?.state, actions.map(({ key }) => key)); // store the run, then carry the actions out
 * ```
 */
export function advance(plan: RunPlan, before: Run | undefined, inputs: AdvanceInputs): StepDecision {
  const wall = toSecond(millisOf(inputs.now));
  const now = Math.max(wall, before?.at ?? Number.NEGATIVE_INFINITY);
  const heard = before === undefined ? undefined : hearCommands(plan, before, inputs, { now, wall });
  const next = chooseRun(plan, heard?.run ?? before, inputs, { now, wall, begins: heard?.begins !== undefined });
  const warnings = [...(heard?.problems ?? []), ...next.problems];
  if (warnings.some(({ severity }) => severity === "error")) return refuse(before, warnings, now);
  const { run: begun, superseding } = next;
  const moment = begun.uid === before?.uid ? now : begun.at;
  const told = tellRun(plan, begun, inputs, moment);
  const run = moveRun(plan, notePause(begun, inputs.paused), told);
  const kept = run === before ? before : { ...run, at: moment };
  const due = requeueAfter(plan, kept, moment);
  return {
    run: kept,
    changes: [...endOfOther(before, kept), ...changesOf(plan, before, kept)],
    actions: actionsOf(plan, kept, told),
    blockers: blockersOf(plan, kept, told),
    ...(due !== undefined && { requeueAfter: due }),
    ...(superseding !== undefined && { superseding }),
    problems: warnings,
  };
}

/** Commands need a run that fits its plan; where it does not, only those are heard that put an end to it. */
function hearCommands(
  plan: RunPlan,
  before: Run,
  { commands = [] }: AdvanceInputs,
  { now, wall }: Pick<Moment, "now" | "wall">,
): Commanded {
  if (commands.length === 0 || checkRun(plan, before, wall).length === 0)
    return applyCommands(plan, before, commands, now);
  const heard = applyCommands(
    plan,
    before,
    commands.filter(({ verb }) => ENDING.has(verb)),
    now,
  );
  const unheard = commands.filter(
    ({ verb, attempt, tries = 1 }) => !ENDING.has(verb) && attempt === before.attempt && tries === before.tries,
  );
  const why = "the run does not fit its plan";
  return { ...heard, problems: [...heard.problems, ...unheard.map((command) => doesNotCount(command, why))] };
}

const ENDING: ReadonlySet<StepVerb> = new Set(["cancel", "override", "rerun"]);

/** The run to go on with: the existing one, or a new one. */
interface Chosen {
  readonly run: Run;
  readonly superseding?: StepDecision["superseding"];
  readonly problems: readonly Problem[];
}

interface Moment {
  readonly now: number;
  /** The time given by the caller, with which a new run begins. */
  readonly wall: number;
  /** Whether somebody requested a new run with this decision. */
  readonly begins: boolean;
}

function chooseRun(
  plan: RunPlan,
  run: Run | undefined,
  { trigger }: AdvanceInputs,
  { now, wall, begins }: Moment,
): Chosen {
  if (run === undefined || begins) return begin(plan, run, trigger, wall);
  if (runKey(trigger) === run.key || isForged(run)) return { run, problems: doubtsOf(plan, run, wall) };
  if (run.state !== "Running" || plan.onSupersede === "restart") {
    const superseded = run.state === "Running" ? endRun(run, "Superseded", undefined, now) : run;
    return begin(plan, superseded, trigger, wall);
  }
  return { run, superseding: { trigger, policy: plan.onSupersede }, problems: doubtsOf(plan, run, wall) };
}

/** Why a run cannot go on: only a note for one that was ended by somebody, and for a plan edited after the end. */
function doubtsOf(plan: RunPlan, run: Run, wall: number): readonly Problem[] {
  const isOver = run.state === "Cancelled" || run.state === "Superseded";
  return checkRun(plan, run, wall).map((problem) =>
    isOver || (problem.code === "PlanEdited" && run.state !== "Running") ? { ...problem, severity: "info" } : problem,
  );
}

function begin(plan: RunPlan, before: Run | undefined, trigger: AdvanceInputs["trigger"], now: number): Chosen {
  const problems = checkTrigger(plan, trigger);
  const run = beginRun(plan, trigger, before, now);
  return { run, problems };
}

/** Returns a decision without changes and without actions. */
function refuse(run: Run | undefined, problems: readonly Problem[], now: number): StepDecision {
  const [first] = problems;
  const blockers = new Map<string, StepBlocker>();
  if (first !== undefined) {
    const kind = first.code === "PlanEdited" ? "PlanEdited" : "Inconsistent";
    const releasedBy = first.hint === undefined ? "when this is mended" : `when you ${first.hint}`;
    blockers.set("", { kind, at: "", since: run?.at ?? now, message: first.message, releasedBy, who: "author" });
  }
  return { run, changes: [], actions: [], blockers, problems };
}

/** Returns the event for a run that was replaced at once by another one. */
function endOfOther(before: Run | undefined, after: Run): StepDecision["changes"] {
  if (before === undefined || before.uid === after.uid || before.state !== "Running") return [];
  const past = after.history?.runs.at(-1);
  const by = past?.by === undefined ? {} : { by: past.by };
  return [{ path: "", from: "Running", to: past?.outcome ?? "Superseded", attempt: before.attempt, ...by }];
}

function notePause(run: Run, paused: Actor | undefined): Run {
  const { pausedBy, ...rest } = run;
  const isSame = pausedBy?.by === paused?.by && pausedBy?.reason === paused?.reason;
  if (isSame || run.state !== "Running") return run;
  return paused === undefined ? rest : { ...rest, pausedBy: paused };
}

/** Moves every part of a run as far as the evidence allows; returns the same run if nothing moves. */
function moveRun(plan: RunPlan, given: Run, told: Told): Run {
  const run = closeWork(given, told);
  if (run.state !== "Running") return run;
  const { closing = [] } = run;
  const freed: Told = { ...told, isClosing: closing.length > 0 };
  const mayBegin = told.pausedBy === undefined && !freed.isClosing;
  const phases = advancePhases(plan.phases, plan.order, run.phases, freed, mayBegin);
  if (phases.some(({ state }) => state === "Failed"))
    return failRun({ ...run, phases: stopPhases(run.phases, phases, told.now) }, told.now);
  if (phases.every(({ state }) => state === "Complete")) return { ...run, phases, state: "Complete", since: told.now };
  return phases === run.phases ? run : { ...run, phases };
}

function closeWork(run: Run, told: Told): Run {
  const { closing, ...rest } = run;
  if (closing === undefined) return run;
  const open = stillOpen(closing, told);
  if (open === closing) return run;
  return open.length === 0 ? rest : { ...rest, closing: open };
}

/** Returns a run as failed, with the reason of its first failure. */
function failRun(run: Run, now: number): Run {
  const { reason, message } = firstFailure(run.phases);
  return {
    ...run,
    state: "Failed",
    since: now,
    ...(reason !== undefined && { reason }),
    ...(message !== undefined && { message }),
  };
}

function firstFailure(phases: readonly PhaseState[]): Pick<Run, "reason" | "message"> {
  for (const step of phases.flatMap(({ steps }) => steps)) {
    if (step.state !== "Failed") continue;
    const task = step.tasks.find(({ state }) => state === "Failed");
    return step.reason === undefined && task !== undefined ? task : step;
  }
  return {};
}
