import { resolveIntOrPercent, targetKey } from "../../object/index.ts";
import { collect, type Report, type Violation } from "../model/invariants.ts";
import type { Plan } from "../model/plan.ts";
import type { Strategy } from "../model/strategy.ts";
import type { RolloutTarget } from "../model/targets.ts";
import type { planRollout } from "../plan/plan.ts";

/** The inputs of a plan. */
export interface PlanCase {
  readonly strategy: Strategy;
  readonly targets: readonly RolloutTarget[];
}

/** The functions that make plans. */
interface PlanningEngine {
  readonly plan: typeof planRollout;
}

const ROLLOUT = "checked";

/** Returns the invariants that a plan violates: see `checkPlan`. */
export function violationsOfPlan({ strategy, targets }: PlanCase, engine: PlanningEngine): readonly Violation[] {
  return collect((report) => {
    const made = engine.plan(strategy, targets, { rollout: ROLLOUT });
    if (!made.ok) return;
    checkPartition(made.value, targets, report);
    checkSizes(made.value, strategy, targets, report);
    checkSpread(made.value, strategy, targets, report);
    const other = engine.plan(strategy, targets.toReversed(), { rollout: ROLLOUT });
    if (!other.ok || keysOf(other.value) !== keysOf(made.value))
      report(2, "another order of targets gives another plan");
    checkStability({ strategy, targets }, made.value, engine, report);
  });
}

function keysOf({ waves, held }: Plan): string {
  return JSON.stringify([waves.map(({ targets }) => targets.map(({ key }) => key)), held]);
}

function checkPartition(plan: Plan, targets: readonly RolloutTarget[], report: Report): void {
  const planned = [...plan.waves.flatMap((wave) => wave.targets.map(({ key }) => key)), ...plan.held].sort();
  const wanted = targets.map(({ target }) => targetKey(target)).sort();
  if (JSON.stringify(planned) !== JSON.stringify(wanted))
    report(1, `${planned.length} of ${wanted.length} are planned`);
}

function checkSizes(plan: Plan, strategy: Strategy, targets: readonly RolloutTarget[], report: Report): void {
  const { waves, domains, weight } = strategy;
  if (
    domains !== undefined ||
    weight !== undefined ||
    waves.some(({ share, chooses }) => chooses || share.kind === "count")
  )
    return;
  let before = 0;
  for (const [index, { share }] of waves.entries()) {
    const size = plan.waves[index]?.targets.length ?? 0;
    const exact = share.kind === "cumulative" ? (share.percent * targets.length) / 100 : targets.length;
    if (size === 0 && before < targets.length && share.kind === "cumulative") report(3, `wave ${index} is empty`);
    const most = Math.max(exact + 0.5, before + 1);
    before += size;
    const reserved = waves.slice(index + 1).filter((later) => later.share.kind === "cumulative").length;
    const least = Math.min(exact - 0.5, targets.length - reserved);
    if (before > most || before < least) report(3, `waves to ${index} hold ${before} of ${exact}`);
  }
}

function checkSpread(
  plan: Plan,
  { waves, domains }: Strategy,
  targets: readonly RolloutTarget[],
  report: Report,
): void {
  if (domains === undefined) return;
  const domain = ({ labels }: RolloutTarget): string =>
    Object.hasOwn(labels, domains.label) ? (labels[domains.label] ?? "") : "";
  const domainOf = new Map(targets.map((target) => [targetKey(target.target), domain(target)]));
  for (const [index, wave] of plan.waves.entries()) {
    if (waves[index]?.share.kind === "all") continue;
    for (const name of new Set(domainOf.values())) {
      const size = [...domainOf.values()].filter((one) => one === name).length;
      const taken = wave.targets.filter(({ key }) => domainOf.get(key) === name).length;
      if (taken > Math.max(1, resolveIntOrPercent(domains.maxPerWave, size, "down")))
        report(5, `${wave.name} has ${taken} of ${name}`);
    }
  }
}

function checkStability({ strategy, targets }: PlanCase, plan: Plan, engine: PlanningEngine, report: Report): void {
  const previous = {
    strategyHash: plan.strategyHash,
    waves: plan.waves.map(({ name, targets: own }) => ({ name, targets: own.map(({ key }) => key) })),
    held: plan.held,
    started: new Set<string>(),
  };
  const more = [...targets, { target: { cluster: "0-newcomer" }, labels: targets[0]?.labels ?? {} }];
  const next = engine.plan(strategy, more, { rollout: ROLLOUT, previous });
  if (!next.ok) return;
  const moved = previous.waves.find((wave, index) => {
    const now = new Set(next.value.waves[index]?.targets.map(({ key }) => key));
    return wave.targets.some((key) => !now.has(key));
  });
  if (moved !== undefined) report(4, `a target left wave ${moved.name} because another one joined`);
}
