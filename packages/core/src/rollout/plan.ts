import { failure, type Problem, type Result, success, targetKey } from "../object/index.ts";
import { type Assignment, assignWaves } from "./assign.ts";
import { buildWaves } from "./build-waves.ts";
import { checkDependencies, type Levels } from "./dependencies.ts";
import { crowdedWaves } from "./domains.ts";
import type { FailureRules } from "./failures.ts";
import type { MetricGate } from "./metric-gates.ts";
import { planPolicies } from "./plan-policies.ts";
import type { Ramp } from "./ramp.ts";
import type { Strategy } from "./strategy.ts";
import type { Membership, RetryRule, SharedBudget } from "./strategy-policies.ts";
import type { SupersedePolicy } from "./supersede.ts";
import { orderTargets, type RolloutTarget, type TargetOrder } from "./targets.ts";
import { weightsOf } from "./weight.ts";
import type { Windows } from "./windows.ts";

/** A target in its wave. */
export interface PlannedTarget {
  readonly key: string;
  /** Keys of targets that must have landed before it, of this plan or of other packages; sorted. */
  readonly dependsOn: readonly string[];
  /** The failure domain it is in, where these are bounded. */
  readonly domain?: string;
  /** What it weighs. Default: 1. */
  readonly weight?: number;
}

/** A wave of a plan, its limits as numbers. */
export interface PlannedWave {
  readonly name: string;
  /** In the order of release: nothing stands before what it depends on. */
  readonly targets: readonly PlannedTarget[];
  readonly maxConcurrent: number;
  /** How `maxConcurrent` is reached. Default: at once. */
  readonly ramp?: Ramp;
  readonly maxFailures: number;
  /** Of failures by the infrastructure. Default: they count among `maxFailures`. */
  readonly maxInfrastructureFailures?: number;
  /** How long its targets must be seen healthy before it is through; milliseconds. Default: 0. */
  readonly soak?: number;
  /** How often its targets must be seen healthy before it is through. Default: 0. */
  readonly minSamples?: number;
  /** Whether somebody must approve that it opens. Default: false. */
  readonly approval?: boolean;
  /** What must be measured before it is through. Default: nothing. */
  readonly metrics?: readonly MetricGate[];
}

/** Every target of a rollout in exactly one wave, or held. Durations in milliseconds. */
export interface Plan {
  readonly strategyHash: string;
  readonly waves: readonly PlannedWave[];
  /** Targets of no wave that `leftover: hold` keeps back; sorted. */
  readonly held: readonly string[];
  /** Targets that the previous plan had and the inventory has no more; sorted. */
  readonly removed: readonly string[];
  readonly deadline: number | undefined;
  readonly staleAfter: number;
  /** What happens when the rollout stops. Default: what is not through is held. */
  readonly onFailure: "hold" | "rollback";
  /** What becomes of a target of which nothing was seen until its deadline. */
  readonly onUnreachable: "fail" | "skip";
  /** How many targets may be on their way back at once. */
  readonly rollbackConcurrent: number;
  /** What of each failure domain may be on the way at once, and may fail, over all waves. Default: no bound. */
  readonly domains?: readonly PlannedDomain[];
  /** When targets may be released. Default: always. */
  readonly windows?: Windows;
  /** What becomes of another revision while this one is on its way. Default: `restart`. */
  readonly onSupersede?: SupersedePolicy;
  /** Bounds over all waves. Default: none. */
  readonly budgets?: PlannedBudgets;
  /** What a failure is taken for. Default: no rules, and what was broken before is ignored. */
  readonly failures?: FailureRules;
  /** How often a target is tried before it counts as failed, and the salt of the jitter. Default: once. */
  readonly retry?: RetryRule & { readonly salt: string };
  /** Default: what comes joins and counts, what goes is forgotten. */
  readonly membership?: Membership;
}

/** The bounds of one failure domain. */
export interface PlannedDomain {
  readonly name: string;
  readonly maxConcurrent: number;
  /** Default: no bound. */
  readonly maxFailures?: number;
}

/** Bounds over all waves, as numbers; absent: no bound. */
export interface PlannedBudgets {
  readonly maxFailures?: number;
  readonly maxInfrastructureFailures?: number;
  readonly shared?: readonly SharedBudget[];
}

/** What the plan of the same attempt was before. */
export interface PreviousPlan {
  readonly strategyHash: string;
  readonly waves: readonly { readonly name: string; readonly targets: readonly string[] }[];
  /** Targets that no wave took: they stay held, unless labels of theirs are chosen now. */
  readonly held: readonly string[];
  /** Targets that were released: they keep their wave whatever happens to the strategy. */
  readonly started: ReadonlySet<string>;
}

export interface PlanOptions {
  /** Name of the rollout: the salt of the order, unless the strategy has one. */
  readonly rollout: string;
  readonly previous?: PreviousPlan | undefined;
  /** An order of one's own: which of two targets goes first. Default: as the strategy says, as for those that are equal. */
  readonly first?: TargetOrder | undefined;
  /** A membership of one's own: the wave of a target; `undefined`: as the strategy says. Default: always that. */
  readonly waveOf?: ((target: RolloutTarget) => string | undefined) | undefined;
}

/**
 * The plan of a rollout: independent of the order of `targets`. With the previous plan of the same attempt nobody
 * moves; a new target joins the wave that its labels say, else the last wave that takes it. If the waves of the strategy
 * were edited meanwhile, what was not released is planned again. Removed targets are forgotten and named.
 * Problems: `DuplicateTarget`; `InvalidOrder` and `InvalidWeight`, of labels; `AmbiguousTarget`, `EmptyWave`,
 * `UncoveredTarget`; `DependencyCycle`, `DependencyOnLaterWave`, `DependencyOnHeldTarget`; `StartedWaveGone` and
 * `NoSuchWave`, of a previous plan; a warning `DomainBoundExceeded` for a wave that takes all it chooses, and so more of
 * a failure domain than the bound.
 */
export function plan(strategy: Strategy, targets: readonly RolloutTarget[], options: PlanOptions): Result<Plan> {
  const { rollout, previous } = options;
  const byKey = indexTargets(targets);
  if (!byKey.ok) return byKey;
  const inOrder = orderTargets(byKey.value, strategy, options);
  if (!inOrder.ok) return inOrder;
  const ordered = inOrder.value;
  const weights = weightsOf(strategy, ordered);
  const pinned = pinTargets(strategy, ordered, options);
  if (!weights.ok) return weights;
  if (!pinned.ok) return pinned;
  const full = previous?.strategyHash === strategy.hash;
  const assignment = assignWaves({
    strategy,
    targets: ordered,
    weights: weights.value,
    pinned: pinned.value,
    held: new Set(full ? previous.held : []),
    kept: keptOut(strategy, ordered, previous),
    full,
  });
  if (!assignment.ok) return assignment;
  const levels =
    strategy.dependencies === "ignore"
      ? success<Levels>(new Map())
      : checkDependencies(ordered, assignment.value, strategy.waves);
  if (!levels.ok) return levels;
  const found = { assignment: assignment.value, levels: levels.value, weights: weights.value };
  const waves = buildWaves(strategy, ordered, found);
  const made: Plan = {
    strategyHash: strategy.hash,
    waves,
    held: heldIn(assignment.value),
    removed: removedFrom(previous, ordered),
    ...planPolicies(strategy, ordered, rollout),
  };
  return success(made, crowdedWaves(strategy, ordered, waves));
}

function heldIn(assignment: Assignment): readonly string[] {
  const held: string[] = [];
  for (const [key, wave] of assignment) if (wave === undefined) held.push(key);
  return held.sort();
}

/** Targets that came underway, where these wait for the next attempt. */
function keptOut(
  { membership }: Strategy,
  targets: ReadonlyMap<string, unknown>,
  previous: PreviousPlan | undefined,
): ReadonlySet<string> {
  if (previous === undefined || membership.added === "join") return new Set();
  const known = new Set(previous.waves.flatMap((wave) => wave.targets));
  return new Set([...targets.keys()].filter((key) => !known.has(key)));
}

function removedFrom(previous: PreviousPlan | undefined, targets: ReadonlyMap<string, unknown>): readonly string[] {
  const before = [...(previous?.waves ?? []).flatMap((wave) => wave.targets), ...(previous?.held ?? [])];
  return before.filter((key) => !targets.has(key)).sort();
}

function indexTargets(targets: readonly RolloutTarget[]): Result<ReadonlyMap<string, RolloutTarget>> {
  const byKey = new Map<string, RolloutTarget>();
  const problems: Problem[] = [];
  for (const target of targets) {
    const key = targetKey(target.target);
    const { ref } = target;
    if (byKey.has(key)) {
      const message = `target ${key} is listed twice`;
      problems.push({ code: "DuplicateTarget", severity: "error", message, ...(ref !== undefined && { ref }) });
    }
    byKey.set(key, target);
  }
  return problems.length > 0 ? failure(...problems) : success(byKey);
}

/** Targets whose wave is not the strategy's to say: they have one, or `waveOf` gives them one. */
function pinTargets(
  strategy: Strategy,
  targets: ReadonlyMap<string, RolloutTarget>,
  { previous, waveOf }: PlanOptions,
): Result<ReadonlyMap<string, number>> {
  const pinned = new Map<string, number>();
  const problems: Problem[] = [];
  const indexOf = new Map(strategy.waves.map(({ name }, index) => [name, index]));
  for (const [key, target] of waveOf === undefined ? [] : targets) {
    const name = waveOf?.(target);
    const index = name === undefined ? undefined : indexOf.get(name);
    if (index !== undefined) pinned.set(key, index);
    else if (name !== undefined) problems.push(noSuchWave(key, name));
  }
  const edited = previous?.strategyHash !== strategy.hash;
  for (const wave of previous?.waves ?? []) {
    const index = indexOf.get(wave.name);
    const kept = wave.targets.filter((key) => targets.has(key) && (!edited || previous?.started.has(key)));
    if (index !== undefined) for (const key of kept) pinned.set(key, index);
    else if (kept.length > 0) problems.push(waveGone(wave.name, kept));
  }
  return problems.length > 0 ? failure(...problems) : success(pinned);
}

function noSuchWave(key: string, wave: string): Problem {
  const message = `target ${key} is put into wave ${JSON.stringify(wave)}, which the strategy does not have`;
  return { code: "NoSuchWave", severity: "error", message, field: "waves" };
}

function waveGone(name: string, started: readonly string[]): Problem {
  return {
    code: "StartedWaveGone",
    severity: "error",
    message: `the strategy has no wave ${name} any more, but ${started.length} of its targets were released (${started[0]})`,
    field: "waves",
    hint: "bring the wave back, or begin a new attempt",
  };
}
