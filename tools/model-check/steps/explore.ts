import { type LoggedLook, RUN_INVARIANTS } from "@landfall/core/steps";
import type { StepModel } from "./models.ts";
import {
  FIRST,
  inputsOf,
  keyOf,
  MINUTE,
  type Moment,
  nextMoments,
  type StepEngine,
  type StepFeature,
  type StepWorld,
} from "./world.ts";

/** A law that was broken. */
export interface Broken {
  readonly law: string;
  readonly message: string;
  readonly before: StepWorld;
  readonly after: Moment;
}

/** The result of an exploration: distinct worlds, checked decisions, and broken laws. */
export interface StepExploration {
  readonly states: number;
  readonly looks: number;
  readonly depth: number;
  readonly broken: readonly Broken[];
}

/** The number of new worlds for each one that is played to its end. */
const SAMPLE = 64;
const ROUNDS = 120;

/**
 * Explores every world that events can lead to within the depth of the model, each once, and checks every decision on
 * the way. A crash loses a decision before its run is stored: the event has happened, the run is the old one. Stops at
 * the first broken law that `until` accepts.
 */
export function explore(
  model: StepModel,
  engine: StepEngine,
  until: (broken: Broken) => boolean = () => true,
): StepExploration {
  const features: ReadonlySet<StepFeature> = new Set(model.features);
  const seen = new Set<string>();
  let [frontier, looks, depth] = [[FIRST] as readonly StepWorld[], 0, 0];
  for (; depth < model.depth && frontier.length > 0; depth++) {
    const next: StepWorld[] = [];
    const visit = (world: StepWorld): boolean => {
      const key = keyOf(world);
      if (seen.has(key)) return false;
      seen.add(key);
      next.push(world);
      return true;
    };
    for (const before of frontier) {
      for (const moment of nextMoments(model.plan, before, features)) {
        const { after, broken } = look(model, engine, before, moment);
        looks++;
        const isNew = after !== undefined && visit(after);
        if (features.has("crash") && after?.run !== before.run) visit({ ...moment.world, actions: before.actions });
        const late = isNew && seen.size % SAMPLE === 0 ? ending(model, engine, after) : [];
        const found = [...broken, ...late].map((one): Broken => ({ ...one, before, after: moment })).filter(until);
        if (found.length > 0) return { states: seen.size, looks, depth: depth + 1, broken: found };
      }
    }
    frontier = next;
  }
  return { states: seen.size, looks, depth, broken: [] };
}

type Found = Pick<Broken, "law" | "message">;

/** Checks one decision: the laws of `verifyRun`, and that repeating it with the same inputs changes nothing. */
function look(
  { plan: own, edited }: StepModel,
  engine: StepEngine,
  before: StepWorld,
  moment: Moment,
): { readonly after: StepWorld | undefined; readonly broken: readonly Found[] } {
  const plan = moment.world.isEdited ? edited : own;
  const inputs = inputsOf(plan, moment);
  const { run, actions, superseding } = engine(plan, before.run, inputs);
  if (run === undefined) return { after: undefined, broken: [] };
  const known: LoggedLook | undefined =
    before.run === undefined ? undefined : { run: before.run, actions: before.actions };
  const broken: Found[] = [];
  for (const { name, check } of RUN_INVARIANTS) {
    const message = check({ plan, before: known, after: { run, actions } });
    if (message !== undefined) broken.push({ law: name, message });
  }
  // A trigger or command that waits for the end of a run takes effect in the next decision.
  const again = superseding === undefined ? engine(plan, run, { ...inputs, commands: [] }) : undefined;
  if (again !== undefined && (again.run !== run || again.changes.length > 0))
    broken.push({ law: "SameInputs", message: "the same inputs again change the run" });
  return { after: { ...moment.world, run, actions }, broken };
}

/** Checks that a run ends if from now on executors and clusters do everything as asked. */
function ending({ plan }: StepModel, engine: StepEngine, from: StepWorld): readonly Found[] {
  let world: StepWorld = { ...from, isPaused: false, isEdited: false, revision: from.run?.trigger.revision ?? "v2" };
  if (world.run?.plan !== plan.hash) return [];
  for (let round = 0; round < ROUNDS && world.run?.state === "Running"; round++) {
    world = { ...world, now: world.now + MINUTE };
    for (const action of world.actions) world = done(plan, world, action.key);
    const seen = [...world.acted].map(([key, kind]) => [key, sightOf(kind, world.now)] as const);
    world = { ...world, seen: new Map(seen) };
    const { run, actions } = engine(plan, world.run, inputsOf(plan, { world, commands: [] }));
    world = { ...world, run, actions };
  }
  const state = world.run?.state;
  return state === "Running"
    ? [{ law: "ItEnds", message: `after ${ROUNDS} more minutes in which all is done the run is still Running` }]
    : [];
}

function sightOf(kind: "apply" | "delete", now: number) {
  return { observedAt: now, status: kind === "apply" ? "Current" : "NotFound", upToDate: "yes" } as const;
}

/** Plays the first, successful answer to an action; for a child run, that it is complete. */
function done(plan: StepModel["plan"], world: StepWorld, key: string): StepWorld {
  const action = world.actions.find((one) => one.key === key);
  if (action === undefined) return world;
  if (action.kind === "startRun")
    return { ...world, children: new Map(world.children).set(key, { state: "Complete" }) };
  const [, , good] = nextMoments(plan, { ...world, actions: [action], now: world.now - MINUTE }, new Set());
  return good === undefined ? world : { ...good.world, actions: world.actions };
}
