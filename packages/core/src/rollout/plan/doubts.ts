import type { IntOrPercent, Problem } from "../../object/index.ts";
import type { Plan, PlannedWave } from "../model/plan.ts";
import type { Strategy, StrategyWave } from "../model/strategy.ts";
import type { RolloutTarget } from "../model/targets.ts";
import { kindBy } from "./domains.ts";
import type { Weights } from "./found.ts";

type Targets = ReadonlyMap<string, RolloutTarget>;

/**
 * Returns warnings about settings whose effect in this fleet may surprise: `ToleranceRoundsToZero`, a percentage of
 * failures that tolerates none; `UnevenWeight`, one target weighs more than its wave's share; `CoverageCut`, a wave
 * covers fewer combinations than exist, as its count is lower.
 */
export function doubtsOf(strategy: Strategy, targets: Targets, weights: Weights, made: Plan): readonly Problem[] {
  if (targets.size === 0) return [];
  return [
    ...roundedAway(strategy, targets.size, made),
    ...unevenWaves(strategy, weights, made.waves),
    ...cutCoverage(strategy, targets, made.waves),
  ];
}

function roundedAway({ waves, budgets, domains }: Strategy, size: number, made: Plan): readonly Problem[] {
  const problems: Problem[] = [];
  const note = (limit: IntOrPercent | undefined, of: number, field: string): void => {
    if (limit === undefined || "int" in limit || limit.percent === 0) return;
    if (of === 0 || Math.floor((limit.percent * of) / 100) > 0) return;
    const message = `${limit.percent}% of ${of} is less than one: nothing may fail`;
    const hint = "say 0 if that is meant, else a count";
    problems.push({ code: "ToleranceRoundsToZero", severity: "warning", message, hint, field });
  };
  for (const [index, wave] of waves.entries()) {
    const own = made.waves[index]?.targets.length ?? 0;
    note(wave.maxFailures, own, `${wave.field}.maxFailures`);
    note(wave.maxInfrastructureFailures, own, `${wave.field}.maxInfrastructureFailures`);
  }
  const root = rootOf(waves);
  note(budgets.maxFailures, size, `${root}budgets.maxFailures`);
  note(budgets.maxInfrastructureFailures, size, `${root}budgets.maxInfrastructureFailures`);
  if (domains === undefined) return problems;
  note(domains.maxFailing, made.domains?.length ?? 0, `${root}failureDomains.maxFailing`);
  const largest = largestDomain(made);
  note(domains.maxFailures, largest, `${root}failureDomains.maxFailures`);
  return problems;
}

/** Returns the field path of the strategy, with which its fields begin: `spec.`. */
function rootOf([first]: readonly StrategyWave[]): string {
  return (first?.field ?? "").replace(/waves\[0\]$/, "");
}

function largestDomain({ waves }: Plan): number {
  const sizes = new Map<string, number>();
  for (const { targets } of waves)
    for (const { domain = "" } of targets) sizes.set(domain, (sizes.get(domain) ?? 0) + 1);
  return Math.max(0, ...sizes.values());
}

function unevenWaves({ waves }: Strategy, weights: Weights, planned: readonly PlannedWave[]): readonly Problem[] {
  if (weights === undefined) return [];
  let total = 0;
  for (const weight of weights.values()) total += weight;
  let before = 0;
  return waves.flatMap(({ name, field, share }, index): readonly Problem[] => {
    if (share.kind !== "cumulative") return [];
    const meant = ((share.percent - before) * total) / 100;
    before = share.percent;
    const own = planned[index]?.targets ?? [];
    const weight = own.reduce((sum, { key }) => sum + (weights.get(key) ?? 1), 0);
    const heaviest = own.reduce<readonly [key: string, weight: number]>(
      (most, { key }) => ((weights.get(key) ?? 1) > most[1] ? [key, weights.get(key) ?? 1] : most),
      ["", 0],
    );
    if (heaviest[1] <= meant || weight <= meant) return [];
    const part = `${Math.round((weight * 100) / total)}% of all weight`;
    const message = `wave ${name} holds ${part}: ${heaviest[0]} alone weighs ${heaviest[1]} of ${total}`;
    const hint = "select it by name in a wave of its own, or weigh by another label";
    return [{ code: "UnevenWeight", severity: "warning", message, hint, field: `${field}.select.cumulative` }];
  });
}

function cutCoverage({ waves }: Strategy, targets: Targets, planned: readonly PlannedWave[]): readonly Problem[] {
  // Waves without coverage are skipped, as counting combinations is slow in a large fleet.
  return waves.flatMap((wave, index) => {
    const { coverage, share } = wave;
    const own = planned[index]?.targets ?? [];
    if (coverage === undefined || share.kind !== "count" || own.length < share.count) return [];
    const gone = new Set(planned.slice(0, index).flatMap(keysOf));
    const left = [...targets].filter(([key, { labels }]) => !gone.has(key) && wave.matches(key, labels));
    return cutWave(wave, coverage, new Set(keysOf(planned[index])), left);
  });
}

function keysOf(wave: PlannedWave | undefined): readonly string[] {
  return (wave?.targets ?? []).map(({ key }) => key);
}

function cutWave(
  { name, field }: StrategyWave,
  coverage: readonly string[],
  own: ReadonlySet<string>,
  left: readonly (readonly [string, RolloutTarget])[],
): readonly Problem[] {
  const kindOf = kindBy(coverage);
  const all = new Set(left.map(([, target]) => kindOf(target)));
  const covered = new Set(left.flatMap(([key, target]) => (own.has(key) ? [kindOf(target)] : [])));
  if (covered.size >= all.size) return [];
  const what = coverage.join(", ");
  const message = `wave ${name} covers ${covered.size} of ${all.size} combinations of ${what}: its count is ${own.size}`;
  const hint = `raise the count to ${all.size}, or leave it out`;
  return [{ code: "CoverageCut", severity: "warning", message, hint, field: `${field}.select.count` }];
}
