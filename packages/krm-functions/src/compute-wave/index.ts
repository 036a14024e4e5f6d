import { failure, type Problem, parseTime, type Result, success, targetKey } from "@landfall/core/object";
import {
  beginsAttempt,
  decide,
  isKept,
  plan as makePlan,
  type Plan,
  type RolloutTarget,
  type StoredPlan,
  writePlan,
} from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import type { Item, KrmFunction, ResourceList } from "../sdk/index.ts";
import { CONFIG } from "./config.ts";
import { type Deliveries, readDeliveries } from "./deliveries.ts";
import { DOCS } from "./docs.ts";
import { findStrategy } from "./find-strategy.ts";
import { readInventory } from "./inventory.ts";
import { planItems, readPlanItems, writePlanItems } from "./plan-items.ts";
import { type Reports, readReports } from "./reports.ts";
import { addResults } from "./results.ts";
import { createTargetReader } from "./target-reader.ts";
import { writePlace } from "./wave-elsewhere.ts";

/**
 * Decides which targets may change next, from strategy, inventory, report and the RolloutPlan it wrote before. Writes
 * the plan and the numbers of waves; on any problem nothing. The same inputs again change nothing.
 */
export const computeWave: KrmFunction<ComputeWave> = { name: "compute-wave", docs: DOCS, config: CONFIG, run };

const WAVE = ["metadata", "annotations", "landfall.dev/wave"] as const;

function run(list: ResourceList, config: ComputeWave): void {
  const items = planItems(list, config.rollout);
  const inputs = readInputs(list, config, items);
  for (const problem of inputs.problems) list.addProblem(problem);
  if (!inputs.ok) return;
  const { plan, strategy, stored, reports, deliveries, now } = inputs.value;
  const { revision, restart = 0, paused = false } = config;
  const approvals = (config.approvals ?? []).map((approval) => ({ ...approval, attempt: approval.attempt ?? 1 }));
  const rollback = config.rollback && { ...config.rollback, attempt: config.rollback.attempt ?? 1 };
  const promotions = (config.promotions ?? []).map((one) => ({ ...one, attempt: one.attempt ?? 1 }));
  const { skips = [], pins = [], handbrake } = config;
  const metrics = (config.metrics ?? []).map((one) => ({ ...one, at: parseTime(one.at) ?? Number.NaN }));
  const gates = { paused, approvals, skips, pins, handbrake, promotions, metrics, rollback };
  const decision = decide(plan, stored?.state, { revision, restart, ...gates, now, evidence: reports.evidence });
  const { state, nextLook } = decision;
  const pages = writePlan({
    rollout: config.rollout,
    strategy,
    package: config.package,
    plan,
    state,
    nextLook,
    conditions: stored?.conditions,
    minPages: stored?.pages,
  });
  writePlanItems(list, items, pages, config);
  if (config.annotate !== false) annotate(list, config, plan, deliveries);
  addResults(list, { rollout: config.rollout, plan, decision, items: deliveries.items });
}

interface Inputs {
  readonly plan: Plan;
  readonly strategy: string | undefined;
  readonly stored: StoredPlan | undefined;
  readonly reports: Reports;
  readonly deliveries: Deliveries;
  readonly now: number;
}

/** All that is read, and checked, before anything is written. */
function readInputs(list: ResourceList, config: ComputeWave, items: readonly Item[]): Result<Inputs> {
  const strategy = findStrategy(list, config);
  const targetOf = createTargetReader(list, config);
  if (!strategy.ok || !targetOf.ok) return failure(...strategy.problems, ...targetOf.problems);
  const inventory = readInventory(list, config, targetOf.value);
  const stored = readPlanItems(items, config);
  if (!inventory.ok || !stored.ok) return failure(...inventory.problems, ...stored.problems);
  const deliveries = readDeliveries(list, config, inventory.value, targetOf.value);
  if (!deliveries.ok) return deliveries;
  const targets = new Map(inventory.value.targets.map(({ target }) => [targetKey(target), target]));
  const reports = readReports(list, config, { targets, reportedAs: deliveries.value.reportedAs });
  if (!reports.ok) return reports;
  const now = timeOf(config, reports.value, stored.value);
  if (!now.ok) return now;
  const { revision, restart = 0, rollout } = config;
  const { onSupersede } = strategy.value.strategy;
  const wish = { revision, restart };
  if (
    onSupersede === "refuse" &&
    stored.value !== undefined &&
    isKept(stored.value.state, wish, onSupersede, stored.value.state.at + 1)
  ) {
    return failure(supersedeRefused(stored.value.state.revision, revision));
  }
  const begins = beginsAttempt(stored.value?.state, wish, onSupersede, now.value);
  const planned = makePlan(strategy.value.strategy, withEdges(inventory.value.targets, deliveries.value), {
    rollout,
    previous: begins ? undefined : stored.value?.previous,
  });
  if (!planned.ok) return planned;
  return success(
    {
      plan: planned.value,
      strategy: strategy.value.name,
      stored: stored.value,
      reports: reports.value,
      deliveries: deliveries.value,
      now: now.value,
    },
    [...movableRevision(config), ...deliveries.value.problems, ...planned.problems],
  );
}

function supersedeRefused(running: string, revision: string): Problem {
  const message = `revision ${revision} is refused: ${running} is on its way`;
  const hint = "let it end, count restart up, or choose another onSupersede";
  return { code: "SupersedeRefused", severity: "error", message, field: "revision", hint };
}

/** Names of revisions that mean another thing tomorrow. */
const MOVABLE = /^(?:HEAD|main|master|trunk|latest|\*|(?:refs\/heads|origin)\/.*)$/;

/** A name that moves cannot be compared: what lands under it today may not be what lands under it tomorrow. */
function movableRevision({ revision }: ComputeWave): readonly Problem[] {
  if (!MOVABLE.test(revision)) return [];
  const message = `revision ${revision} is a name that moves: nobody can say what has landed`;
  const hint = "give a commit, a tag or a digest";
  return [{ code: "MovableRevision", severity: "warning", message, field: "revision", hint }];
}

function withEdges(targets: readonly RolloutTarget[], { dependsOn, items }: Deliveries): readonly RolloutTarget[] {
  return targets.map((target) => {
    const key = targetKey(target.target);
    const edges = dependsOn.get(key);
    const ref = edges === undefined ? target.ref : (items.get(key)?.[0]?.ref ?? target.ref);
    return { ...target, ...(edges !== undefined && { dependsOn: edges }), ...(ref !== undefined && { ref }) };
  });
}

/** The time of the config, else the newest of the report, else that of the plan, with which nothing can become due. */
function timeOf(config: ComputeWave, reports: Reports, stored: StoredPlan | undefined): Result<number> {
  const now = config.now === undefined ? (reports.newest ?? stored?.state.at) : parseTime(config.now);
  if (now !== undefined) return success(now);
  const message = "the time is not known: there is neither a report with a time, nor a plan, nor now";
  return failure({
    code: "NoTime",
    severity: "error",
    message,
    field: "now",
    hint: "give now in the config",
  } satisfies Problem);
}

function annotate(list: ResourceList, config: ComputeWave, plan: Plan, deliveries: Deliveries): void {
  const systems = new Set(config.alsoWrite);
  const itemsOf = (keys: readonly string[]): readonly Item[] => keys.flatMap((key) => deliveries.items.get(key) ?? []);
  let before: readonly Item[] = [];
  for (const [wave, { targets }] of plan.waves.entries()) {
    const items = itemsOf(targets.map(({ key }) => key));
    for (const item of items) {
      const reason = writePlace(item, { wave, before }, systems);
      if (reason !== undefined) list.addProblem(notWritten(reason), item);
      item.set(WAVE, String(wave));
    }
    if (items.length > 0) before = items;
  }
  for (const item of itemsOf(plan.held)) {
    writePlace(item, undefined, systems);
    item.delete(WAVE);
  }
}

function notWritten(reason: string): Problem {
  const message = `its wave is not written as spec.dependsOn: ${reason}`;
  return { code: "TooManyDependencies", severity: "warning", message, field: "spec.dependsOn" };
}
