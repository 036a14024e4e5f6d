import { millisOf, refKey, type TimeInput } from "../../object/index.ts";
import { advance } from "../advance/advance.ts";
import type { StepAction } from "../model/action.ts";
import type { StepChange } from "../model/decision.ts";
import type { AdvanceInputs, ChildRun, ObjectObservation, TaskResult } from "../model/inputs.ts";
import type { StepPath } from "../model/path.ts";
import type { PlannedStep, RunPlan } from "../model/plan.ts";
import type { Run } from "../model/run.ts";
import type { Trigger } from "../model/trigger.ts";
import type { RunWord } from "../model/words.ts";

/** The behaviour of a simulated world. */
export interface RunModel {
  /** When the run begins: milliseconds since the epoch, RFC 3339 or a `Date`. */
  readonly start: TimeInput;
  /** Returns the seconds that one try of a task takes. Default: 30. */
  readonly secondsOf?: (task: StepPath, attempt: number) => number;
  /** Returns the outcome of a try. Default: it succeeds. */
  readonly outcomeOf?: (task: StepPath, attempt: number) => "Succeeded" | "Retry" | "Failed";
}

/** The simulated course of a run. */
export interface SimulatedRun {
  readonly state: RunWord;
  /** When the run ends, in milliseconds. */
  readonly endsAt: number;
  /** Every change with its time, in order. */
  readonly timeline: readonly (StepChange & { readonly at: number })[];
  /** Conditions that were assumed to hold, by the step or the task that waits for them. */
  readonly assumes: readonly StepPath[];
  /** Tasks that changed something, in the order in which they began: a failure at the end would have affected these. */
  readonly touched: readonly StepPath[];
}

const USUAL_SECONDS = 30;
const SECOND = 1000;
/** The largest number of decisions; every run that can end needs fewer. */
const MOST_LOOKS = 100_000;

/**
 * Simulates a run of a plan in a world that behaves as the model says; nothing real is changed. Conditions are assumed
 * to hold, and named. Jobs and runs of other plans take the time of their task.
 */
export function simulateRun(plan: RunPlan, trigger: Trigger, model: RunModel): SimulatedRun {
  const { plan: assumed, assumes } = withoutConditions(plan);
  const world = new World(model);
  const timeline: (StepChange & { readonly at: number })[] = [];
  const touched: StepPath[] = [];
  let run: Run | undefined;
  let now = millisOf(model.start);
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const decision = advance(assumed, run, { now, trigger, ...world.tell(now) });
    run = decision.run;
    timeline.push(...decision.changes.map((change) => ({ ...change, at: now })));
    if (run === undefined || run.state !== "Running") break;
    for (const action of decision.actions)
      if (world.begin(action, run.uid, now) && "task" in action) touched.push(action.task);
    const next = Math.min(world.nextAfter(now), now + (decision.requeueAfter ?? Number.POSITIVE_INFINITY));
    if (!Number.isFinite(next)) break;
    now = Math.max(next, now + SECOND);
  }
  return { state: run?.state ?? "Running", endsAt: now, timeline, assumes, touched: [...new Set(touched)] };
}

/** Returns the plan without its conditions, and with waits as work that a model can end. */
function withoutConditions(plan: RunPlan): { readonly plan: RunPlan; readonly assumes: readonly StepPath[] } {
  const assumes: StepPath[] = [];
  const phases = plan.phases.map((phase) => ({
    ...phase,
    steps: phase.steps.map(({ before, after, ...step }): PlannedStep => {
      if (before !== undefined || after !== undefined) assumes.push(step.path);
      const tasks = step.tasks.map((task) => {
        if (task.work.kind === "wait") assumes.push(task.path);
        const isJob = task.work.kind === "wait" || task.work.kind === "job";
        return isJob ? { ...task, work: { kind: "job" as const } } : task;
      });
      return { ...step, tasks };
    }),
  }));
  return { plan: { ...plan, phases }, assumes };
}

/** The simulated world: the tasks that were begun, each with its time and result. */
class World {
  private readonly begun = new Map<
    string,
    { readonly endsAt: number; readonly result: TaskResult; readonly action: StepAction }
  >();
  private readonly model: RunModel;

  constructor(model: RunModel) {
    this.model = model;
  }

  /** Begins an action; returns false if it was begun before. */
  begin(action: StepAction, run: string, now: number): boolean {
    if (!("task" in action) || this.begun.has(action.key)) return false;
    const { task, attempt } = action;
    const { secondsOf = () => USUAL_SECONDS, outcomeOf = () => "Succeeded" as const } = this.model;
    const endsAt = now + Math.max(Math.ceil(secondsOf(task, attempt)), 1) * SECOND;
    const outcome = outcomeOf(task, attempt);
    this.begun.set(action.key, { endsAt, action, result: { run, task, attempt, outcome, at: endsAt } });
    return true;
  }

  nextAfter(now: number): number {
    const times = [...this.begun.values()].flatMap(({ endsAt }) => [endsAt, endsAt + SECOND]);
    return Math.min(Number.POSITIVE_INFINITY, ...times.filter((time) => time > now));
  }

  tell(now: number): Pick<AdvanceInputs, "results" | "observations" | "children"> {
    const ended = [...this.begun].filter(([, { endsAt }]) => endsAt <= now);
    const observations = new Map<string, ObjectObservation>();
    const children = new Map<string, ChildRun>();
    for (const [key, { action, result }] of ended) {
      if (action.kind === "startRun")
        children.set(key, { state: result.outcome === "Succeeded" ? "Complete" : "Failed" });
      if (action.kind !== "apply" && action.kind !== "delete") continue;
      const status = action.kind === "apply" ? "Current" : "NotFound";
      for (const ref of action.objects) observations.set(refKey(ref), { observedAt: now, status, upToDate: "yes" });
    }
    return { results: ended.map(([, { result }]) => result), observations, children };
  }
}
