import { failure, type ObjectRef, type Problem, type Result, success, targetKey } from "@landfall/core/object";
import {
  beginsAttempt,
  type DecideInputs,
  isKept,
  type Mode,
  type Plan,
  planRollout,
  provesTime,
  type Retry,
  type RolloutTarget,
  type StoredPlan,
  type Strategy,
  shadowOf,
} from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import type { Item, ResourceList } from "../sdk/index.ts";
import { readBudgets } from "../stored/budgets.ts";
import { plansByRollout } from "../stored/plan-pages.ts";
import { type Deliveries, readDeliveries } from "./facts/deliveries.ts";
import { targetsOutOfScope } from "./facts/in-scope.ts";
import { readInventory } from "./facts/inventory.ts";
import { readMeasurements } from "./facts/measurements.ts";
import { capBudgets, readOthers, usesOf } from "./facts/other-rollouts.ts";
import { type Reports, readReports } from "./facts/reports.ts";
import { readTargetFacts } from "./facts/target-facts.ts";
import { type RunTime, readTime, refuseAhead } from "./facts/time.ts";
import { findStrategy } from "./find-strategy.ts";
import { readPlanItems } from "./plan-items.ts";
import { wholeTargets } from "./steps/evidence.ts";
import { stepsTakenAway } from "./steps/taken-away.ts";
import { type Walk, walkSteps } from "./steps/walk.ts";

/** All validated inputs of a rollout, read before anything is decided or written. */
export interface ReadRollout {
  readonly plan: Plan;
  /** The name of the RolloutStrategy, if the strategy is an object. */
  readonly strategy: string | undefined;
  /** The plan and state after the previous decision in the same mode. */
  readonly stored: StoredPlan | undefined;
  /** Whether the rollout is carried out or only judged (shadow). */
  readonly mode: Mode;
  /** The RolloutPlans that the stored plan was read from. */
  readonly items: readonly Item[];
  readonly deliveries: Deliveries;
  readonly inputs: DecideInputs<number>;
  /** The other rollouts in the package. */
  readonly others: readonly StoredPlan[];
  /**
   * The steps of the targets, advanced as far as possible before the decision; `undefined` for a rollout without steps.
   */
  readonly walk: Walk | undefined;
}

/** The previous decision, if it does not come from RolloutPlans of the package. */
export interface Memory {
  readonly stored: StoredPlan | undefined;
}

/**
 * Reads a rollout from a package: strategy, inventory, plan, reports and commands. Writes nothing. `memory`: the
 * previous decision; default: that of the RolloutPlans. Problems: those of the strategy (`InvalidStrategy`), the
 * inventory (`InvalidInventory`) and the stored plan (`readPlanItems`), and warnings.
 */
export function readRollout(list: ResourceList, config: ComputeWave, memory?: Memory): Result<ReadRollout> {
  const taken = stepsTakenAway(list, config);
  if (!taken.ok) return taken;
  const strategy = findStrategy(list, config);
  const fleet = readFleet(list, config);
  const plans = plansByRollout(list);
  const items = plans.get(config.rollout) ?? [];
  const { mode = "live" } = config;
  const told = memory === undefined ? readPlanItems(items, config) : success(memory.stored);
  // A shadow rollout did nothing, so its state is not used when carrying out, nor the other way round.
  const stored = told.ok && told.value?.mode !== mode ? success(undefined) : told;
  const others = readOthers(plans, config);
  const budgets = readBudgets(list);
  if (!strategy.ok || !fleet.ok || !stored.ok || !others.ok || !budgets.ok)
    return failure(...[strategy, fleet, stored, others, budgets].flatMap(({ problems }) => problems));
  const { targets, deliveries, reports } = fleet.value;
  const time = readTime(list, config, stored.value);
  if (!time.ok) return time;
  const { evidence, problems: ahead } = refuseAhead(reports.evidence, time.value, config);
  const sources = { targets, stored: stored.value, now: time.value.now };
  const made = ofStrategy(planOf(config, strategy.value.strategy, sources), strategy.value.ref);
  if (!made.ok) return made;
  const capped = capBudgets(made.value, budgets.value);
  const plan = mode === "shadow" ? shadowOf(capped) : capped;
  const measured = readMeasurements(list, config, plan);
  const shared = usesOf(plan, others.value, config, { objects: budgets.value, now: time.value.now });
  const walk = readWalk(list, config, { plan, deliveries, evidence, stored: stored.value, time: time.value });
  if (!walk.ok) return walk;
  const whole = config.steps === undefined ? evidence : wholeTargets(evidence, deliveries, config.revision);
  const seen = { evidence: walk.value?.evidence ?? whole, metrics: measured.metrics, shared: shared.uses };
  const inputs = inputsOf(config, time.value, seen, walk.value?.retries);
  const doubts = [time, { problems: [...ahead, ...movableRevision(config)] }, fleet, made, measured, shared, walk];
  return success(
    {
      plan,
      strategy: strategy.value.ref?.name,
      stored: stored.value,
      mode,
      items,
      deliveries,
      inputs,
      others: others.value,
      walk: walk.value,
    },
    doubts.flatMap(({ problems }) => problems),
  );
}

interface WalkFacts {
  readonly plan: Plan;
  readonly deliveries: Deliveries;
  readonly evidence: Reports["evidence"];
  readonly stored: StoredPlan | undefined;
  readonly time: RunTime;
}

/** Reads the steps of the rollout's targets; none for a shadow rollout, whose steps would never begin. */
function readWalk(list: ResourceList, config: ComputeWave, facts: WalkFacts): Result<Walk | undefined> {
  if (config.mode === "shadow" || config.steps === undefined) return success(undefined);
  const { plan, deliveries, evidence, stored, time } = facts;
  const targets = [...plan.waves.flatMap((wave) => wave.targets.map(({ key }) => key)), ...plan.held];
  const oldest = plan.staleAfter + (plan.deadline ?? 0);
  return walkSteps(list, config, {
    targets,
    deliveries,
    evidence,
    stored,
    now: time.clockMissing ? undefined : time.now,
    isTimeKnown: provesTime(evidence, time.now, oldest),
  });
}

/** The targets of a rollout, their delivery objects, and their evidence. */
interface Fleet {
  readonly targets: readonly RolloutTarget[];
  readonly deliveries: Deliveries;
  readonly reports: Reports;
}

function readFleet(list: ResourceList, config: ComputeWave): Result<Fleet> {
  const reader = readTargetFacts(list, config);
  if (!reader.ok) return reader;
  const inventory = readInventory(list, config, reader.value);
  if (!inventory.ok) return inventory;
  const deliveries = readDeliveries(list, config, inventory.value, reader.value);
  if (!deliveries.ok) return deliveries;
  const outside = targetsOutOfScope(config, inventory.value.targets, deliveries.value.items);
  if (outside.length > 0) return failure(...outside);
  const targets = inventory.value.targets.map(({ target }) => target);
  const reports = readReports(list, config, { targets, reportedAs: deliveries.value.reportedAs });
  if (!reports.ok) return reports;
  return success(
    {
      targets: withEdges(inventory.value.targets, deliveries.value),
      deliveries: deliveries.value,
      reports: reports.value,
    },
    [...inventory.problems, ...deliveries.value.problems, ...reports.problems],
  );
}

interface PlanSources {
  readonly targets: readonly RolloutTarget[];
  readonly stored: StoredPlan | undefined;
  readonly now: number;
}

/** The plan of the current attempt, or of a new one if it begins now. */
function planOf(config: ComputeWave, strategy: Strategy, { targets, stored, now }: PlanSources): Result<Plan> {
  const { revision, restart = 0, rollout } = config;
  const { onSupersede } = strategy;
  const wish = { revision, restart };
  const state = stored?.state;
  if (onSupersede === "refuse" && state !== undefined && isKept(state, wish, onSupersede, state.at + 1))
    return failure(supersedeRefused(state.revision, revision));
  const begins = beginsAttempt(state, wish, onSupersede, now);
  return planRollout(strategy, targets, {
    rollout,
    revision: begins ? revision : (state?.revision ?? revision),
    previous: begins ? undefined : stored?.previous,
  });
}

/** Adds the strategy object's ref to problems in its fields that name no object. */
function ofStrategy(plan: Result<Plan>, ref: ObjectRef | undefined): Result<Plan> {
  if (ref === undefined) return plan;
  const problems = plan.problems.map((problem) =>
    problem.ref === undefined && problem.field?.startsWith("spec.") === true ? { ...problem, ref } : problem,
  );
  return { ...plan, problems };
}

function inputsOf(
  config: ComputeWave,
  { now, clockMissing }: RunTime,
  seen: Pick<DecideInputs, "evidence" | "metrics" | "shared">,
  byStep: readonly Retry[] = [],
): DecideInputs<number> {
  const tz = config.recordTz === false ? undefined : process.versions["tz"];
  const told = readTold(config);
  const retries = [...(told.retries ?? []), ...byStep];
  return { ...told, retries, ...seen, now, ...(clockMissing && { clockMissing }), tz };
}

/** Reads the commands and other inputs that people give in the config. */
function readTold(config: ComputeWave): Omit<DecideInputs, "now" | "evidence" | "metrics"> {
  const { revision, restart = 0, pause, handbrake, skips = [], pins = [], rollback, abort } = config;
  return {
    revision,
    restart,
    ...(pause !== undefined && { paused: pause }),
    handbrake,
    approvals: (config.approvals ?? []).map(forAttempt),
    promotions: (config.promotions ?? []).map(forAttempt),
    skips,
    pins,
    retries: (config.retries ?? []).map(forAttempt),
    accepts: (config.accepts ?? []).map(forAttempt),
    ...(config.clears !== undefined && { clears: config.clears.map(forAttempt) }),
    rollback: rollback && forAttempt(rollback),
    abort: abort && forAttempt(abort),
  };
}

function forAttempt<T extends { readonly attempt?: number }>(one: T): T & { readonly attempt: number } {
  return { ...one, attempt: one.attempt ?? 1 };
}

function supersedeRefused(running: string, revision: string): Problem {
  const message = `revision ${revision} is refused: ${running} is on its way`;
  const hint = "let it end, count restart up, or choose another onSupersede";
  return { code: "SupersedeRefused", severity: "error", message, field: "revision", hint };
}

/** Names of branches and tags that may point to another commit tomorrow. */
const MOVABLE = /^(?:HEAD|main|master|trunk|latest|\*|(?:refs\/heads|origin)\/.*)$/;

/** The warning about a revision whose name can move: a target that landed at it today may not have it tomorrow. */
function movableRevision({ revision }: ComputeWave): readonly Problem[] {
  if (!MOVABLE.test(revision)) return [];
  const message = `revision ${revision} is a name that moves: nobody can say what has landed`;
  const hint = "give a commit, a tag or a digest";
  return [{ code: "MovableRevision", severity: "warning", message, field: "revision", hint }];
}

function withEdges(targets: readonly RolloutTarget[], { dependsOn, items }: Deliveries): readonly RolloutTarget[] {
  if (dependsOn.size === 0) return targets;
  return targets.map((target) => {
    const key = targetKey(target.target);
    const edges = dependsOn.get(key);
    if (edges === undefined) return target;
    const ref = items.get(key)?.[0]?.ref ?? target.ref;
    return { ...target, dependsOn: edges, ...(ref !== undefined && { ref }) };
  });
}
