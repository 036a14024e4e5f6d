import { type Problem, resolveIntOrPercent } from "../../object/index.ts";
import type { Plan, PlannedTarget, PlannedWave } from "../model/plan.ts";
import type { Strategy, StrategyWave } from "../model/strategy.ts";
import type { RolloutTarget } from "../model/targets.ts";

type Targets = ReadonlyMap<string, RolloutTarget>;

function domainOf({ labels }: RolloutTarget, label: string): string {
  return Object.hasOwn(labels, label) ? (labels[label] ?? "") : "";
}

function domainSizes(targets: Targets, label: string): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const target of targets.values()) add(sizes, domainOf(target, label));
  return sizes;
}

function add(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Returns the failure domain of a planned target, if domains are bounded. */
export function domainPart({ domains }: Strategy, target: RolloutTarget): Pick<PlannedTarget, "domain"> {
  return domains === undefined ? {} : { domain: domainOf(target, domains.label) };
}

/** Returns the bounds of each domain: percentages round down; at least 1 target may be in progress. */
export function boundDomains({ domains }: Strategy, targets: Targets): Plan["domains"] {
  if (domains === undefined) return undefined;
  return [...domainSizes(targets, domains.label)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, size]) => ({
      name,
      maxConcurrent: Math.max(1, resolveIntOrPercent(domains.maxConcurrent, size, "down")),
      ...(domains.maxFailures !== undefined && {
        maxFailures: resolveIntOrPercent(domains.maxFailures, size, "down"),
      }),
    }));
}

/** Returns a function that gives targets with equal values of some labels the same key. */
export function kindBy(labels: readonly string[]): (target: RolloutTarget) => string {
  return (target) =>
    JSON.stringify(labels.map((label) => (Object.hasOwn(target.labels, label) ? target.labels[label] : null)));
}

/**
 * Returns the test whether a wave accepts one more target: only one for each combination of the labels that it covers,
 * and no more of a failure domain than its bound, unless the wave takes everything it selects. `undefined`: it accepts
 * any. The test remembers the targets it accepted.
 */
export function spreadOf(
  strategy: Strategy,
  { coverage, share }: StrategyWave,
  targets: Targets,
  already: Iterable<string>,
): ((target: RolloutTarget) => boolean) | undefined {
  const { domains } = strategy;
  const bound = share.kind === "all" ? undefined : domains;
  if (coverage === undefined && bound === undefined) return undefined;
  const sizes = bound === undefined ? new Map<string, number>() : domainSizes(targets, bound.label);
  const covered = new Set<string>();
  const taken = new Map<string, number>();
  const kindOf = kindBy(coverage ?? []);
  const note = (target: RolloutTarget): void => {
    covered.add(kindOf(target));
    if (bound !== undefined) add(taken, domainOf(target, bound.label));
  };
  for (const key of already) {
    const target = targets.get(key);
    if (target !== undefined) note(target);
  }
  return (target) => {
    if (coverage !== undefined && covered.has(kindOf(target))) return false;
    const name = bound === undefined ? "" : domainOf(target, bound.label);
    if (bound !== undefined) {
      const most = Math.max(1, resolveIntOrPercent(bound.maxPerWave, sizes.get(name) ?? 0, "down"));
      if ((taken.get(name) ?? 0) >= most) return false;
    }
    note(target);
    return true;
  };
}

/**
 * Returns warnings `DomainBoundExceeded`: a wave takes everything it selects, and so more of a failure domain than its
 * bound.
 */
export function crowdedWaves(
  { domains, waves }: Strategy,
  targets: Targets,
  planned: readonly PlannedWave[],
): readonly Problem[] {
  if (domains === undefined) return [];
  const sizes = domainSizes(targets, domains.label);
  return planned.flatMap(({ name, targets: members }, index) => {
    const taken = new Map<string, number>();
    for (const { domain = "" } of members) add(taken, domain);
    const over = [...taken].find(
      ([domain, count]) => count > Math.max(1, resolveIntOrPercent(domains.maxPerWave, sizes.get(domain) ?? 0, "down")),
    );
    if (over === undefined) return [];
    const message = `wave ${name} takes ${over[1]} targets of ${domains.label} ${over[0] || "(none)"}: more than maxPerWave`;
    const hint = "put waves with count or cumulative before it";
    return [
      { code: "DomainBoundExceeded", severity: "warning", message, hint, field: `${waves[index]?.field}.select` },
    ];
  });
}
