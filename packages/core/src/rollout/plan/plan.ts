import { failure, type Problem, type Result, success, targetKey } from "../../object/index.ts";
import type { Plan, PreviousPlan } from "../model/plan.ts";
import type { Strategy } from "../model/strategy.ts";
import type { RolloutTarget, TargetOrder } from "../model/targets.ts";
import { type AssignmentInput, assignWaves } from "./assign.ts";
import { buildWaves } from "./build-waves.ts";
import { checkDependencies } from "./dependencies.ts";
import { crowdedWaves } from "./domains.ts";
import { doubtsOf } from "./doubts.ts";
import type { Assignment, Levels } from "./found.ts";
import { goneFrom, hasMembers, withGone } from "./gone.ts";
import { gatesTooLate } from "./late-gates.ts";
import { orderTargets } from "./order.ts";
import { planPolicies } from "./policies.ts";
import { strategyEdited } from "./strategy-edited.ts";
import { weightsOf } from "./weight.ts";

/** The facts besides strategy and targets that decide the order of targets and their waves. */
export interface PlanOptions {
  /** Name of the rollout: the salt of the order, unless the strategy has its own. */
  readonly rollout: string;
  /** The revision of the attempt, for an order that is salted with it. Default: none. */
  readonly revision?: string | undefined;
  readonly previous?: PreviousPlan | undefined;
  /** A custom order of two targets. Default, and for targets that it calls equal: the strategy's order. */
  readonly first?: TargetOrder | undefined;
  /** A custom membership: returns the wave of a target; `undefined`: as the strategy says, which is the default. */
  readonly waveOf?: ((target: RolloutTarget) => string | undefined) | undefined;
}

/**
 * Plans a rollout. The result does not depend on the order of `targets`. With the previous plan of the same attempt no
 * target moves; a new target joins the wave that selects its labels, else the last wave that accepts it. If the waves
 * of the strategy were edited meanwhile, targets that were not released are planned anew. Removed targets are dropped
 * and named. A previous plan without any target is ignored. Problems: `DuplicateTarget`; `InvalidOrder` and
 * `InvalidWeight`, of labels; `AmbiguousTarget`, `EmptyWave`, `UncoveredTarget`; `DependencyCycle`,
 * `DependencyOnLaterWave`, `DependencyOnHeldTarget`; `StartedWaveGone` and `NoSuchWave`, of a previous plan. Warnings:
 * `DomainBoundExceeded`, for a wave that takes everything it selects, and so more of a failure domain than its bound;
 * `ToleranceRoundsToZero`, `UnevenWeight` and `CoverageCut`, for settings whose effect may surprise; `GateTooLate`, for a
 * gate that an edit gives to a wave that is open or has passed.
 *
 * @example
 * ```ts
 * import { planRollout, readStrategy } from "@landfall/core/rollout";
 *
 * const strategy = readStrategy({ waves: [{ name: "canary", select: { count: 1 } }, { name: "rest", select: { rest: true } }] });
 * if (!strategy.ok) throw new Error(strategy.problems[0]?.message);
 * const targets = ["eu-1", "eu-2", "us-1"].map((cluster) => ({ target: { cluster }, labels: {} }));
 * const plan = planRollout(strategy.value, targets, { rollout: "shop" });
 * if (plan.ok) console.log(plan.value.waves.map((wave) => `${wave.name}: ${wave.targets.length}`)); // canary: 1, rest: 2
 * ```
 */
export function planRollout(strategy: Strategy, targets: readonly RolloutTarget[], options: PlanOptions): Result<Plan> {
  const { rollout } = options;
  const previous = hasMembers(options.previous) ? options.previous : undefined;
  const byKey = indexTargets(targets);
  if (!byKey.ok) return byKey;
  const inOrder = orderTargets(byKey.value, strategy, options);
  if (!inOrder.ok) return inOrder;
  const ordered = inOrder.value;
  const weights = weightsOf(strategy, ordered);
  const pinned = pinTargets(strategy, ordered, { ...options, previous });
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
    ...closedBy(strategy, previous),
    full,
  });
  if (!assignment.ok) return assignment;
  const levels =
    strategy.dependencies === "ignore"
      ? success<Levels>(new Map())
      : checkDependencies(ordered, assignment.value, strategy.waves);
  if (!levels.ok) return levels;
  const found = { assignment: assignment.value, levels: levels.value, weights: weights.value };
  const waves = withGone(strategy, buildWaves(strategy, ordered, found), goneFrom(previous, ordered));
  const made: Plan = {
    strategyHash: strategy.hash,
    ...(strategy.text !== undefined && { strategyText: strategy.text }),
    waves,
    held: heldIn(assignment.value),
    removed: removedFrom(previous, ordered),
    ...planPolicies(strategy, ordered, rollout),
  };
  const doubts = doubtsOf(strategy, ordered, weights.value, made);
  const edits = [...strategyEdited(previous, made), ...gatesTooLate(previous, made.strategyText)];
  return success(made, [...edits, ...crowdedWaves(strategy, ordered, waves), ...doubts]);
}

/**
 * Returns the waves that have passed or were approved, which take no other target after an edit of the strategy, and the
 * previous wave of each target, in which it stays unless another wave takes it.
 */
function closedBy(
  { waves, hash }: Strategy,
  previous: PreviousPlan | undefined,
): Pick<AssignmentInput, "closed" | "before"> {
  const closed = new Set<number>();
  const before = new Map<string, number>();
  if (previous?.closed === undefined || previous.strategyHash === hash) return { closed, before };
  const indexOf = new Map(waves.map(({ name }, index) => [name, index]));
  for (const name of previous.closed) closed.add(indexOf.get(name) ?? -1);
  for (const { name, targets } of previous.waves) {
    const index = indexOf.get(name);
    if (index !== undefined) for (const key of targets) before.set(key, index);
  }
  return { closed, before };
}

function heldIn(assignment: Assignment): readonly string[] {
  const held: string[] = [];
  for (const [key, wave] of assignment) if (wave === undefined) held.push(key);
  return held.sort();
}

/** Returns the targets that joined during the attempt, if the strategy lets them wait for the next one. */
function keptOut(
  { membership, inventory }: Strategy,
  targets: ReadonlyMap<string, unknown>,
  previous: PreviousPlan | undefined,
): ReadonlySet<string> {
  if (previous === undefined || (membership.added === "join" && inventory === "live")) return new Set();
  const known = new Set([...previous.waves.flatMap((wave) => wave.targets), ...(previous.gone?.keys() ?? [])]);
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

/** Returns the targets whose wave is fixed: they keep a previous one, or `waveOf` names it. */
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
  for (const [key, name] of previous?.gone ?? []) {
    const index = indexOf.get(name);
    if (index !== undefined && targets.has(key) && (!edited || previous?.started.has(key))) pinned.set(key, index);
  }
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
