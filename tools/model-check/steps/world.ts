import { refKey } from "@landfall/core/object";
import type {
  AdvanceInputs,
  advance,
  ChildRun,
  ObjectObservation,
  Run,
  RunPlan,
  StepAction,
  StepCommand,
  StepVerb,
  TaskResult,
} from "@landfall/core/steps";

/** The type of the engine that is checked. */
export type StepEngine = typeof advance;

export const START = Date.UTC(2026, 10, 21, 8);
export const MINUTE = 60_000;

/** Kinds of events besides those of every model, which are the answers of executors and clusters. */
export type StepFeature = "crash" | "verbs" | "pause" | "edit" | "supersede";

/** Everything that persists between two decisions. */
export interface StepWorld {
  readonly run: Run | undefined;
  /** The actions that the last decision requested. */
  readonly actions: readonly StepAction[];
  /** The time, in milliseconds. */
  readonly now: number;
  readonly revision: string;
  readonly isEdited: boolean;
  readonly isPaused: boolean;
  readonly results: readonly TaskResult[];
  readonly children: ReadonlyMap<string, ChildRun>;
  /** The last action on each object, by `refKey`. */
  readonly acted: ReadonlyMap<string, "apply" | "delete">;
  /** The latest observation of each object, by `refKey`. */
  readonly seen: ReadonlyMap<string, ObjectObservation>;
}

/** A world with the commands of people, for one decision. */
export interface Moment {
  readonly world: StepWorld;
  readonly commands: readonly StepCommand[];
}

export const FIRST: StepWorld = {
  run: undefined,
  actions: [],
  now: START,
  revision: "v2",
  isEdited: false,
  isPaused: false,
  results: [],
  children: new Map(),
  acted: new Map(),
  seen: new Map(),
};

export function inputsOf(plan: RunPlan, { world, commands }: Moment): AdvanceInputs {
  const { now, revision, isPaused, results, children, seen } = world;
  const paused = isPaused ? { by: "ana" } : undefined;
  return {
    now,
    trigger: { plan: plan.name, subject: "c0", revision },
    observations: seen,
    results,
    children,
    commands,
    paused,
  };
}

/** Every possible next moment, each a minute later. */
export function nextMoments(plan: RunPlan, given: StepWorld, features: ReadonlySet<StepFeature>): readonly Moment[] {
  const world: StepWorld = { ...given, now: given.now + MINUTE };
  const quiet = (changed: Partial<StepWorld>): Moment => ({ world: { ...world, ...changed }, commands: [] });
  return [
    quiet({}),
    quiet({ now: world.now + 4 * MINUTE }),
    ...world.actions.flatMap((action) => answersTo(action, world).map(quiet)),
    ...[...world.acted].flatMap(([key, kind]) => sightsOf(key, kind, world).map(quiet)),
    ...(features.has("pause") ? [quiet({ isPaused: !world.isPaused })] : []),
    ...(features.has("edit") ? [quiet({ isEdited: !world.isEdited })] : []),
    ...(features.has("supersede") ? [quiet({ revision: world.revision === "v2" ? "v3" : "v2" })] : []),
    ...(features.has("verbs") ? saidIn(plan, world) : []),
  ];
}

/** The answers of executors to an action. */
function answersTo(
  action: StepAction,
  { run, results, children, acted, now }: StepWorld,
): readonly Partial<StepWorld>[] {
  if (run === undefined) return [];
  if (!("task" in action)) {
    const [, task = "", attempt = ""] = /^[^/]+\/(.+)\/(\d+)$/.exec(action.key) ?? [];
    const uid = action.key.slice(0, action.key.indexOf("/"));
    const ended: TaskResult = { run: uid, task, attempt: Number(attempt), outcome: "Failed", at: now };
    return action.kind === "cancelRun"
      ? [{ children: new Map(children).set(action.key, { state: "Cancelled" }) }]
      : [{ results: [...results, ended] }];
  }
  const { task, attempt, key } = action;
  if (action.kind === "startRun")
    return (["Running", "Complete", "Failed"] as const).map((state) => ({
      children: new Map(children).set(key, { state }),
    }));
  const others = results.filter((one) => one.run !== run.uid || one.task !== task);
  const said = (outcome: TaskResult["outcome"]): readonly TaskResult[] => [
    ...others,
    { run: run.uid, task, attempt, outcome, at: now },
  ];
  const failures = [{ results: said("Retry") }, { results: said("Failed") }];
  if (action.kind === "startJob") return [{ results: said("Succeeded") }, { results: said("Running") }, ...failures];
  const { kind, objects } = action;
  return [
    { results: said("Succeeded"), acted: new Map([...acted, ...objects.map((ref) => [refKey(ref), kind] as const)]) },
    ...failures,
  ];
}

/** The possible observations of an object after an action. */
function sightsOf(key: string, kind: "apply" | "delete", { seen, now }: StepWorld): readonly Partial<StepWorld>[] {
  const sight = (status: ObjectObservation["status"]): Partial<StepWorld> => ({
    seen: new Map(seen).set(key, { observedAt: now, status, upToDate: "yes" }),
  });
  return kind === "apply"
    ? [sight("Current"), sight("Failed"), sight("NotFound")]
    : [sight("NotFound"), sight("Current")];
}

const OF_RUN: readonly StepVerb[] = ["cancel", "override", "rerun", "retry"];

function saidIn(plan: RunPlan, world: StepWorld): readonly Moment[] {
  const { run } = world;
  if (run === undefined) return [];
  const say = (verb: StepVerb, subject?: string): Moment => ({
    world,
    commands: [{ verb, by: "ana", attempt: run.attempt, tries: run.tries, ...(subject !== undefined && { subject }) }],
  });
  const steps = plan.phases.flatMap((phase) => phase.steps.map(({ path }) => path));
  return [...OF_RUN.map((verb) => say(verb)), ...steps.flatMap((path) => [say("skip", path), say("back", path)])];
}

/** A key that equal worlds share: ages are counted up to the stale limit, and absolute times are left out. */
export function keyOf({ run, now, revision, isEdited, isPaused, results, children, acted, seen }: StepWorld): string {
  const age = (time: number | undefined): number | undefined =>
    time === undefined ? undefined : Math.min(Math.max((now - time) / MINUTE, -OLDEST), OLDEST);
  const steps = run?.phases.map((phase) => [
    phase.state,
    phase.steps.map((step) => [
      step.state,
      step.stage,
      age(step.stageSince),
      step.tasks.map((task) => [
        task.state,
        task.attempt,
        task.failures,
        age(task.startedAt),
        age(task.triedAt),
        age(task.actedAt),
        age(task.retryAt),
        age(task.heartbeatAt),
        task.reason,
      ]),
    ]),
  ]);
  const own = run && [run.state, run.attempt, run.tries, run.trigger.revision, run.plan, run.pausedBy?.by, age(run.at)];
  const closing = run?.closing?.map((work) => [work.key, age(work.since)]);
  const said = results.map(({ run: uid, task, attempt, outcome, at }) => [uid, task, attempt, outcome, age(at)]);
  const looks = [...seen].map(([key, one]) => [key, one.status, age(one.observedAt)]);
  return JSON.stringify([
    own,
    steps,
    closing,
    said.map(String).sort(),
    [...children].map(String).sort(),
    [...acted].map(String).sort(),
    looks.map(String).sort(),
    revision,
    isEdited,
    isPaused,
  ]);
}

const OLDEST = 12;
