import type { Observation } from "@landfall/core/aggregate";
import { type KubeObject, type Problem, type Target, type TargetResolver, targetKey } from "@landfall/core/object";
import type { DeclaredTargets } from "./declared-targets.ts";
import type { FleetInput } from "./fleet-input.ts";
import type { Inventory } from "./inventory.ts";
import { isPart } from "./live-object.ts";

/** What was seen of a target, part by part. */
export interface LiveTarget {
  readonly target: Target;
  readonly observations: readonly Observation[];
  /** Its delivery objects, wherever they lie. */
  readonly deliveries: readonly KubeObject[];
}

/** What was seen of each target. */
export interface LiveParts {
  readonly parts: ReadonlyMap<string, LiveTarget>;
  /** Objects that belong to no target, by cluster. */
  readonly unclaimed: ReadonlyMap<string, number>;
  readonly problems: readonly Problem[];
}

/** What is known while live objects are read, and what is collected from them. */
export interface Collector {
  readonly input: FleetInput;
  readonly declared: DeclaredTargets;
  readonly resolver: TargetResolver;
  /** By cluster its target, while there is only one. */
  readonly only: Map<string, Target | "several">;
  /** The clusters where somebody will ask who brought what. */
  readonly asked: ReadonlySet<string>;
  readonly inventory: Inventory;
  readonly parts: Map<string, CollectedTarget>;
  readonly unclaimed: Map<string, number>;
  readonly problems: Problem[];
}

interface CollectedTarget extends LiveTarget {
  readonly observations: Observation[];
  readonly deliveries: KubeObject[];
}

/** One that has collected nothing. */
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

/** Notes a target: what runs in a cluster that has exactly one is its. */
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

/** Adds observations, each of its own target. */
export function addAll(collector: Collector, observations: readonly Observation[]): void {
  for (const observation of observations)
    add(collector, targetKey(observation.target), observation.target, [observation]);
}

/** Adds what was observed of a target, and what was seen to deliver to it. */
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
    collector.parts.set(key, { target, observations: [...observations], deliveries });
    return;
  }
  for (const observation of observations) known.observations.push(observation);
  if (delivery !== undefined) known.deliveries.push(delivery);
}
