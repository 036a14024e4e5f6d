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
import type { ObjectObservation, Run, StepCommand, StepDecision } from "@landfall/core/steps";
import type { Item, ResourceList } from "../../sdk/index.ts";
import { evidenceOfRun, mergeEvidence, observationOf } from "./evidence.ts";
import { type Leg, type LegSources, readLegs } from "./legs.ts";
import { type LiveReader, readLiveObjects } from "./live-objects.ts";
import { moveLeg } from "./move-leg.ts";
import { isBegun, isReleased } from "./released.ts";
import { unheardWords } from "./unheard-words.ts";

/** What the walk of a rollout's targets through their steps is made from. */
export interface WalkSources extends LegSources {
  /** What was decided before. */
  readonly stored: StoredPlan | undefined;
  /** Whether what a time ends may end: somebody says what time it is, and reports bear it out. */
  readonly isTimeKnown: boolean;
}

/** The steps of a rollout's targets, moved as far as they go before the rollout decides. */
export interface Walk {
  /** The targets that have steps. */
  readonly legs: readonly Leg[];
  /** What the rollout is told, by key: of its targets as far as their steps are. */
  readonly evidence: ReadonlyMap<string, Evidence>;
  /** Targets that failed by their steps, and that somebody has let go on. */
  readonly retries: readonly Retry[];
  /** Moves the runs by what the rollout has decided. */
  readonly follow: (state: RolloutState) => Followed;
}

/** The runs as they are to be stored, and what they release. */
export interface Followed {
  readonly runs: readonly FollowedRun[];
  /** The objects that may be moved, by target; a target that is not in it has no steps. */
  readonly released: ReadonlyMap<string, ReadonlySet<Item>>;
  /** By object that delivers, the task that owns it, if one does. */
  readonly owners: ReadonlyMap<Item, string | undefined>;
}

/** One run after this render. */
export interface FollowedRun {
  readonly leg: Leg;
  readonly decision: StepDecision;
}

/**
 * Walks the targets of a rollout through the steps of the config. Nothing is written. Problems: those of `readLegs` and
 * of `unheardWords`.
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
    const released = legs.value.map((leg) => {
      const point = { order: now.get(leg.key), state: state.targets.get(leg.key) };
      const run = byKey.get(leg.key) ?? leg.stored?.run;
      return [leg.key, new Set([...leg.items.keys()].filter((item) => isReleased(leg, item, run, point)))] as const;
    });
    return { runs, released: new Map(released), owners: ownersOf(legs.value) };
  };
  const unheard = unheardWords(config, legs.value);
  return success({ legs: legs.value, evidence, retries, follow }, [...legs.problems, ...unheard]);
}

function ownersOf(legs: readonly Leg[]): Followed["owners"] {
  return new Map(
    legs.flatMap(({ items, planned }) => Array.from(items.keys(), (item) => [item, planned.owners.get(item)] as const)),
  );
}

const NO_ORDERS: ReadonlyMap<string, Order> = new Map();

type Teller = (
  leg: Leg,
  run: Run | undefined,
  order: Order | undefined,
  state: RolloutState | undefined,
) => StepDecision | undefined;

/** Tells runs what they are to know; nothing where nobody knows what time it is, and under the handbrake. */
function tellerOf(list: ResourceList, config: ComputeWave, sources: WalkSources, legs: readonly Leg[]): Teller {
  const { now, isTimeKnown } = sources;
  if (now === undefined || !isTimeKnown || config.handbrake !== undefined) return () => undefined;
  let live: LiveReader | undefined;
  const liveOf = (): LiveReader => (live ??= readLiveObjects(list, new Set(legs.map(({ target }) => target.cluster))));
  const { rollout, steps } = config;
  const commands = groupBy(steps?.commands ?? [], ({ target }) => target);
  return (leg, run, order, state) =>
    moveLeg(leg, run, {
      now: Math.max(now, state?.at ?? now),
      rollout,
      order,
      state: state?.targets.get(leg.key),
      paused: config.pause,
      parameters: steps?.parameters ?? {},
      commands: (commands.get(leg.key) ?? []).map(commandOf),
      observe: (revision) => observe(leg, revision, sources, leg.planned.hasConditions ? liveOf() : undefined),
    });
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

/** What was seen of the objects of a target: those that deliver by the report, those of conditions by snapshots. */
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
 * What the rollout is told of a target: what was seen of its objects, as far as its run lets that count, also while people
 * have the target.
 */
function rolloutEvidence(
  leg: Leg,
  run: Run | undefined,
  { evidence, stored }: WalkSources,
  config: ComputeWave,
): Evidence | undefined {
  const state = stored?.state.targets.get(leg.key);
  const revision = state === undefined || state.state === "Waiting" ? undefined : state.revision;
  const own = run !== undefined && run.trigger.revision === revision ? run : undefined;
  const counted = [...leg.items].filter(([item]) => own === undefined || isBegun(leg, item, own));
  const lines = counted.map(([, line]) => (line === undefined ? undefined : evidence.get(line)));
  const isTarget = isRevision(revision ?? config.revision);
  const merged = leg.items.size === 0 ? evidence.get(leg.key) : mergeEvidence(lines, isTarget);
  return own === undefined ? merged : evidenceOfRun(own, merged, revision ?? config.revision);
}

/** A target that has failed by its steps, and of which somebody has opened the run again, is tried again. */
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

/** One decision of two looks of the same render. */
function joined(early: StepDecision | undefined, late: StepDecision): StepDecision {
  if (early === undefined) return late;
  const problems = new Map([...early.problems, ...late.problems].map((one) => [JSON.stringify(one), one]));
  return { ...late, changes: [...early.changes, ...late.changes], problems: [...problems.values()] };
}
