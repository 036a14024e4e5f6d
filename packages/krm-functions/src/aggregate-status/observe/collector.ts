import type { Observation } from "@landfall/core/aggregate";
import { type KubeObject, type Problem, type Target, type TargetResolver, targetKey } from "@landfall/core/object";
import type { DeclaredTargets } from "./declared-targets.ts";
import type { FleetInput } from "./fleet-input.ts";
import type { Inventory } from "./inventory.ts";
import { isPart } from "./live-object.ts";

/** The observations of a target, one for each part. */
export interface LiveTarget {
  readonly target: Target;
  readonly observations: readonly Observation[];
  /** The delivery objects of the target, in any cluster. */
  readonly deliveries: readonly KubeObject[];
  /** The instances that are the target itself, with no delivery above them. */
  readonly instances: readonly KubeObject[];
}

/** The observations collected from live objects, by target. */
export interface LiveParts {
  readonly parts: ReadonlyMap<string, LiveTarget>;
  /** The number of objects that belong to no target, by cluster. */
  readonly unclaimed: ReadonlyMap<string, number>;
  readonly problems: readonly Problem[];
}

/** The facts that are known while live objects are read, and the observations collected from them. */
export interface Collector {
  readonly input: FleetInput;
  readonly declared: DeclaredTargets;
  readonly resolver: TargetResolver;
  /** The target of each cluster, as long as it has only one. */
  readonly only: Map<string, Target | "several">;
  /** The clusters with objects whose deliverer must be found out. */
  readonly asked: ReadonlySet<string>;
  readonly inventory: Inventory;
  readonly parts: Map<string, CollectedTarget>;
  readonly unclaimed: Map<string, number>;
  readonly problems: Problem[];
}

interface CollectedTarget extends LiveTarget {
  readonly observations: Observation[];
  readonly deliveries: KubeObject[];
  readonly instances: KubeObject[];
}

/** Makes an empty collector. */
export function newCollector(input: FleetInput, declared: DeclaredTargets, resolver: TargetResolver): Collector {
  return {
    input,
    declared,
    resolver,
    only: new Map(),
    asked: new Set(input.seen.filter(isPart).map(({ cluster }) => cluster)),
    inventory: new Map(),
    parts: new Map(),
    unclaimed: new Map(),
    problems: [],
  };
}

/** Notes a target of a cluster; in a cluster with exactly one target, all workloads belong to it. */
export function note({ asked, only }: Collector, key: string, target: Target): void {
  if (asked.size === 0) return;
  const known = only.get(target.cluster);
  if (known === undefined) only.set(target.cluster, target);
  else if (known !== "several" && targetKey(known) !== key) only.set(target.cluster, "several");
}

/** Counts an object that belongs to no target. */
export function unclaim({ unclaimed }: Collector, cluster: string): void {
  unclaimed.set(cluster, (unclaimed.get(cluster) ?? 0) + 1);
}

/** Adds observations to their own targets. */
export function addAll(collector: Collector, observations: readonly Observation[]): void {
  for (const observation of observations)
    add(collector, targetKey(observation.target), observation.target, [observation]);
}

/** Adds observations of a target, and the objects that were observed to deliver to it. */
export function add(
  collector: Collector,
  key: string,
  target: Target,
  observations: readonly Observation[],
  delivery?: KubeObject,
): void {
  const known = collector.parts.get(key);
  if (observations.length > 0 && (known === undefined || known.observations.length === 0)) note(collector, key, target);
  if (known === undefined) {
    const deliveries = delivery === undefined ? [] : [delivery];
    collector.parts.set(key, { target, observations: [...observations], deliveries, instances: [] });
    return;
  }
  for (const observation of observations) known.observations.push(observation);
  if (delivery !== undefined) known.deliveries.push(delivery);
}
