import { groupBy } from "@landfall/core/aggregate";
import { type Result, refKey, success } from "@landfall/core/object";
import {
  type Evidence,
  isRevision,
  type Order,
  type Retry,
  type RolloutState,
  type StoredPlan,
  standingOrders,
} from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import type { ChildRun, NamedValue, ObjectObservation, Run, StepCommand, StepDecision } from "@landfall/core/steps";
import type { Item, ResourceList } from "../../sdk/index.ts";
import { isBegun } from "./begun.ts";
import { readChildRuns } from "./child-runs.ts";
import { evidenceOfGone, evidenceOfRun, mergeEvidence, observationOf } from "./evidence.ts";
import { goneAtEnd } from "./last-moves.ts";
import { type Leg, type LegSources, readLegs } from "./legs.ts";
import { type LiveReader, readLiveObjects } from "./live-objects.ts";
import { missingFor, moveLeg } from "./move-leg.ts";
import { placesIn, type StepPlace, unsaidIn } from "./native-places.ts";
import { releasedItems } from "./released.ts";
import { resultsByTarget, unheardResults } from "./results.ts";
import { runsOfNobody } from "./runs-of-nobody.ts";
import { takenNow, writeTaken } from "./taken.ts";
import { unheardWords } from "./unheard-words.ts";

/** The inputs for moving a rollout's targets through their steps. */
export interface WalkSources extends LegSources {
  /** The plan and state after the previous decision. */
  readonly stored: StoredPlan | undefined;
  /** Whether deadlines and waits may expire: the time is known, and reports confirm it. */
  readonly isTimeKnown: boolean;
}

/** The steps of a rollout's targets, advanced as far as possible before the rollout decides. */
export interface Walk {
  /** The targets that have steps. */
  readonly legs: readonly Leg[];
  /** The evidence for the rollout, by target key; a target has landed only when its steps have. */
  readonly evidence: ReadonlyMap<string, Evidence>;
  /** Retries for targets that failed by their steps and whose run somebody restarted. */
  readonly retries: readonly Retry[];
  /** Advances the runs according to the rollout's decision. */
  readonly follow: (state: RolloutState) => Followed;
}

/** The runs to store, and the objects that they release. */
export interface Followed {
  readonly runs: readonly FollowedRun[];
  /** The objects that may be moved, by target; a target without steps is absent. */
  readonly released: ReadonlyMap<string, ReadonlySet<Item>>;
  /** The task that owns each delivery object, if one does. */
  readonly owners: ReadonlyMap<Item, string | undefined>;
  /** Marks the objects that begun tasks take away, and unmarks those that they restore. */
  readonly writeTaken: () => void;
  /** The order in which steps move the objects of each target. */
  readonly places: ReadonlyMap<Item, StepPlace>;
  /** The missing values that keep runs of released targets from beginning, by target. */
  readonly missing: ReadonlyMap<string, readonly NamedValue[]>;
  /** The parts of the plan that a mere order cannot express. */
  readonly unsaid: readonly string[];
}

/** One run after this render. */
export interface FollowedRun {
  readonly leg: Leg;
  readonly decision: StepDecision;
}

/**
 * Moves the targets of a rollout through the steps of the config. Writes nothing. Problems: those of `readLegs` and of
 * `unheardWords`.
 */
export function walkSteps(list: ResourceList, config: ComputeWave, sources: WalkSources): Result<Walk> {
  const legs = readLegs(list, config, sources);
  if (!legs.ok) return legs;
  const told = tellerOf(list, config, sources, legs.value);
  const { stored } = sources;
  const orders = stored === undefined ? NO_ORDERS : standingOrders(stored.state);
  const before = new Map<string, StepDecision>();
  const evidence = new Map(sources.evidence);
  const retries: Retry[] = [];
  for (const leg of legs.value) {
    const decision = told(leg, leg.stored?.run, orders.get(leg.key), stored?.state);
    if (decision !== undefined) before.set(leg.key, decision);
    const seen = rolloutEvidence(leg, decision?.run ?? leg.stored?.run, sources, config);
    if (seen === undefined) evidence.delete(leg.key);
    else evidence.set(leg.key, seen);
    retries.push(...reopened(leg, decision?.run, stored?.state, config));
  }
  const follow = (state: RolloutState): Followed => {
    const now = standingOrders(state);
    const runs = legs.value.flatMap((leg): readonly FollowedRun[] => {
      const early = before.get(leg.key);
      const decision = told(leg, early?.run ?? leg.stored?.run, now.get(leg.key), state);
      return decision === undefined ? [] : [{ leg, decision: joined(early, decision) }];
    });
    const byKey = new Map(runs.map(({ leg, decision }) => [leg.key, decision.run]));
    const { released, missing } = releaseAll(legs.value, byKey, state);
    const writeAll = (): void => writeAllTaken(legs.value, byKey, state);
    return {
      runs,
      released,
      missing,
      writeTaken: writeAll,
      owners: ownersOf(legs.value),
      ...orderOf(legs.value),
    };
  };
  const unheard = unheardWords(config, legs.value);
  return success({ legs: legs.value, evidence, retries, follow }, [
    ...legs.problems,
    ...unheard,
    ...unheardResults(config, legs.value),
    ...runsOfNobody(list, config, legs.value),
  ]);
}

/** The objects that each target may move, and the missing values of targets whose run cannot begin. */
function releaseAll(
  legs: readonly Leg[],
  runs: ReadonlyMap<string, Run | undefined>,
  state: RolloutState,
): Pick<Followed, "released" | "missing"> {
  const orders = standingOrders(state);
  const released = new Map<string, ReadonlySet<Item>>();
  const missing = new Map<string, readonly NamedValue[]>();
  for (const leg of legs) {
    const point = { order: orders.get(leg.key), state: state.targets.get(leg.key) };
    const run = runs.get(leg.key) ?? leg.stored?.run;
    const waits = missingFor(leg, run, point);
    if (waits.length > 0) missing.set(leg.key, waits);
    released.set(leg.key, waits.length > 0 ? new Set() : releasedItems(leg, run, point));
  }
  return { released, missing };
}

function writeAllTaken(
  legs: readonly Leg[],
  runs: ReadonlyMap<string, Run | undefined>,
  { targets }: RolloutState,
): void {
  for (const leg of legs) {
    const run = runs.get(leg.key) ?? leg.stored?.run;
    if (run !== undefined) writeTaken(leg, run, targets.get(leg.key));
  }
}

function orderOf(legs: readonly Leg[]): Pick<Followed, "places" | "unsaid"> {
  const [first] = legs;
  return {
    places: new Map(legs.flatMap((leg) => [...placesIn(leg)])),
    unsaid: first === undefined ? [] : unsaidIn(first.planned.plan),
  };
}

function ownersOf(legs: readonly Leg[]): Followed["owners"] {
  return new Map(
    legs.flatMap(({ items, planned }) => Array.from(items.keys(), (item) => [item, planned.owners.get(item)] as const)),
  );
}

const NO_CHILDREN: ReadonlyMap<string, ChildRun> = new Map();

function hasChildren({ planned: { plan } }: Leg): boolean {
  return plan.phases.some(({ steps }) => steps.some(({ tasks }) => tasks.some(({ work }) => work.kind === "run")));
}

const NO_ORDERS: ReadonlyMap<string, Order> = new Map();

type Teller = (
  leg: Leg,
  run: Run | undefined,
  order: Order | undefined,
  state: RolloutState | undefined,
) => StepDecision | undefined;

/** Returns the inputs of a leg's run; none if the time is unknown, or under the handbrake. */
function tellerOf(list: ResourceList, config: ComputeWave, sources: WalkSources, legs: readonly Leg[]): Teller {
  const { now, isTimeKnown } = sources;
  if (now === undefined || !isTimeKnown || config.handbrake !== undefined) return () => undefined;
  let live: LiveReader | undefined;
  const liveOf = (): LiveReader => (live ??= readLiveObjects(list, new Set(legs.map(({ target }) => target.cluster))));
  const { rollout, steps } = config;
  const commands = groupBy(steps?.commands ?? [], ({ target }) => target);
  const results = resultsByTarget(config);
  const children = legs.some(hasChildren) ? readChildRuns(list) : NO_CHILDREN;
  return (leg, run, order, state) =>
    moveLeg(leg, run, {
      now: Math.max(now, state?.at ?? now),
      rollout,
      order,
      state: state?.targets.get(leg.key),
      paused: config.pause,
      standsStill: standsStill(state, leg.key, rolloutEvidence(leg, run, sources, config)),
      commands: (commands.get(leg.key) ?? []).map(commandOf),
      results: results.get(leg.key) ?? [],
      children,
      observe: (revision) => observe(leg, revision, sources, leg.planned.hasConditions ? liveOf() : undefined),
    });
}

/** Whether no deadline of a target's steps runs: somebody holds it, or the handbrake held everything until now. */
function standsStill(state: RolloutState | undefined, key: string, seen: Evidence | undefined): boolean {
  const { reason, revision = "" } = state?.targets.get(key) ?? {};
  if (state?.brakedBy !== undefined || reason === "Suspended") return true;
  return seen?.holds !== undefined && !isRevision(revision)(seen.observed);
}

type Word = NonNullable<NonNullable<ComputeWave["steps"]>["commands"]>[number];

function commandOf({ verb, step, by, reason, attempt = 1, tries = 1 }: Word): StepCommand {
  return {
    verb,
    by,
    attempt,
    tries,
    ...(step !== undefined && { subject: step }),
    ...(reason !== undefined && { reason }),
  };
}

/** The observations of a target's objects: of deliveries from the report, of objects in conditions from snapshots. */
function observe(
  { items, planned, target }: Leg,
  revision: string,
  { evidence }: WalkSources,
  live: LiveReader | undefined,
): ReadonlyMap<string, ObjectObservation> {
  const isTarget = isRevision(revision);
  const seen = new Map<string, ObjectObservation>();
  for (const [item, line] of items) {
    const told = line === undefined ? undefined : evidence.get(line);
    const one = told === undefined ? undefined : observationOf(told, isTarget);
    if (one !== undefined) seen.set(refKey(item.ref), one);
  }
  if (live === undefined) return seen;
  for (const { ref } of conditionObjects(planned)) {
    const found = live(target.cluster, ref);
    const key = refKey(ref);
    const told = seen.get(key);
    if (found === undefined) continue;
    const both =
      told === undefined ? found : { ...found, ...told, observedAt: Math.min(found.observedAt, told.observedAt) };
    seen.set(key, both);
  }
  return seen;
}

function conditionObjects({ plan }: Leg["planned"]): readonly { readonly ref: Item["ref"] }[] {
  const steps = plan.phases.flatMap((phase) => phase.steps);
  return steps.flatMap(({ before, after, tasks }) => [
    ...(before?.objects ?? []),
    ...(after?.objects ?? []),
    ...tasks.flatMap(({ work }) => (work.kind === "wait" ? work.condition.objects : [])),
  ]);
}

/**
 * The evidence of a target for the rollout: that of its objects, limited by the state of its run; also while people
 * have taken over the target.
 */
function rolloutEvidence(
  leg: Leg,
  run: Run | undefined,
  { evidence, stored, now }: WalkSources,
  config: ComputeWave,
): Evidence | undefined {
  const state = stored?.state.targets.get(leg.key);
  const revision = state === undefined || state.state === "Waiting" ? undefined : state.revision;
  const own = run !== undefined && run.trigger.revision === revision ? run : undefined;
  const gone = goneAtEnd(leg, run);
  const taken = own === undefined ? gone : takenNow(leg, own);
  const isTarget = isRevision(revision ?? config.revision);
  const linesOf = (items: readonly (readonly [Item, string | undefined])[]): readonly (Evidence | undefined)[] =>
    items.map(([, line]) => (line === undefined ? undefined : evidence.get(line)));
  const merged = (): Evidence | undefined => {
    if (leg.items.size === 0) return evidence.get(leg.key);
    const left = [...leg.items].filter(([item]) => !gone.has(item));
    const isThere = (item: Item): boolean => own === undefined || (!taken.has(item) && isBegun(leg, item, own));
    if (left.length > 0) {
      const begun = linesOf(left.filter(([item]) => isThere(item)));
      const all = begun.length > 0 ? begun : linesOf(left);
      // Before the first of its objects moves, a target is seen only while somebody holds it, and when that ends.
      const isHeld = state?.reason === "Suspended" || all.some((one) => one?.holds !== undefined);
      return mergeEvidence(isHeld ? all : begun, isTarget);
    }
    // If the run removes every delivery, the observations of those stand for the target until all of them are gone.
    const last = linesOf([...leg.items]);
    return run?.state === "Complete" ? evidenceOfGone(run, last, now) : mergeEvidence(last, isTarget);
  };
  return own === undefined ? merged() : evidenceOfRun(own, merged(), revision ?? config.revision);
}

/** The retry for a target that failed by its steps and whose run somebody restarted. */
function reopened(
  { key, stored }: Leg,
  run: Run | undefined,
  state: RolloutState | undefined,
  { steps }: ComputeWave,
): readonly Retry[] {
  const target = state?.targets.get(key);
  if (state === undefined || target?.state !== "Failed" || run?.state !== "Running") return [];
  if (stored === undefined || stored.run.state === "Running") return [];
  const word = (steps?.commands ?? []).find(({ target: about }) => about === key);
  return [
    {
      target: key,
      attempt: state.attempt,
      tries: target.tries ?? 1,
      by: word?.by ?? "steps",
      reason: word?.reason ?? "its steps go on",
    },
  ];
}

/** Joins two step decisions of the same render into one. */
function joined(early: StepDecision | undefined, late: StepDecision): StepDecision {
  if (early === undefined) return late;
  const problems = new Map([...early.problems, ...late.problems].map((one) => [JSON.stringify(one), one]));
  return { ...late, changes: [...early.changes, ...late.changes], problems: [...problems.values()] };
}
