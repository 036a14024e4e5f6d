import { DECLARING } from "@landfall/adapters/systems";
import {
  DEPENDS_ON,
  type Problem,
  parseApiVersion,
  parseDependsOn,
  type Result,
  refKey,
  success,
  type Target,
  targetKey,
} from "@landfall/core/object";
import type { ComputeWave } from "@landfall/core/schemas";
import type { Item, ResourceList } from "../../sdk/index.ts";
import { byKind, type ItemKind } from "./by-kind.ts";
import { type Inventory, isOf, targetFor } from "./inventory.ts";
import type { FactReader } from "./target-facts.ts";

/** Whether objects of a kind deliver a package to a cluster. */
function delivers({ apiVersion, kind }: ItemKind): boolean {
  return DECLARING.has(`${parseApiVersion(apiVersion).group}/${kind}`);
}

/** The delivery objects of each target and its dependencies, by target key. */
export interface Deliveries {
  readonly items: ReadonlyMap<string, readonly Item[]>;
  readonly dependsOn: ReadonlyMap<string, readonly string[]>;
  /** The keys under which aggregate-status reports the delivery objects of a target. */
  readonly reportedAs: (target: string) => readonly string[];
  /** The key under which aggregate-status reports one delivery object. */
  readonly reportKeyOf: (item: Item) => string | undefined;
  /** The warnings found while reading. */
  readonly problems: readonly Problem[];
}

/** An object bound to a target: it delivers to the target, or is the target's cluster. */
interface Bound {
  readonly item: Item;
  readonly target: Target;
  readonly isCluster?: boolean;
}

/**
 * The delivery objects of the package, including those of the inventory, by the target that they deliver to. A
 * depends-on annotation between two of them, or between clusters of the inventory, makes their targets depend on each
 * other; a target of another package counts under its own package. An object without a target is left out; one with
 * conflicting targets is a problem, as is an unreadable annotation. A dependency that is not in the package is a
 * warning `UnknownDependency`; so is, for a cluster, one that is not a target.
 */
export function readDeliveries(
  list: ResourceList,
  config: ComputeWave,
  inventory: Inventory,
  reader: FactReader,
): Result<Deliveries> {
  const errors: Problem[] = [];
  const deliveries: Bound[] = [];
  const isDelivery = byKind(delivers);
  const also = new Set(inventory.deliveries);
  for (const item of list.items) {
    if (!also.has(item) && !isDelivery(item)) continue;
    const { target } = reader(item);
    if (target.ok) deliveries.push({ item, target: target.value });
    else
      errors.push(
        ...target.problems.filter(({ code }) => code !== "NoTarget").map((problem) => ({ ...problem, ref: item.ref })),
      );
  }
  const items = new Map<string, Item[]>();
  for (const { item, target } of deliveries) {
    if (!isOf(target, config.package)) continue;
    const key = keyOf(target, config);
    const known = items.get(key);
    if (known === undefined) items.set(key, [item]);
    else known.push(item);
  }
  const warnings: Problem[] = [];
  const clusters = inventory.clusters.map(
    ({ item, cluster }): Bound => ({ item, target: targetFor(cluster, config), isCluster: true }),
  );
  const dependsOn = readEdges(list, config, { bound: [...deliveries, ...clusters], reader }, { errors, warnings });
  if (errors.length > 0) return { ok: false, problems: errors };
  const reportKeyOf = (item: Item): string | undefined => {
    const { reportedAs: told } = reader(item);
    return told.ok ? targetKey(told.value) : undefined;
  };
  const reportedAs = (key: string): readonly string[] =>
    (items.get(key) ?? []).flatMap((item) => reportKeyOf(item) ?? []);
  return success({ items, dependsOn, reportedAs, reportKeyOf, problems: warnings });
}

function keyOf(target: Target, config: ComputeWave): string {
  return targetKey(isOf(target, config.package) ? targetFor(target.cluster, config) : target);
}

function readEdges(
  list: ResourceList,
  config: ComputeWave,
  { bound, reader }: { readonly bound: readonly Bound[]; readonly reader: FactReader },
  { errors, warnings }: { readonly errors: Problem[]; readonly warnings: Problem[] },
): ReadonlyMap<string, readonly string[]> {
  const edges = new Map<string, string[]>();
  const targets = lazily(() => new Map(bound.map(({ item, target }) => [refKey(item.ref), target])));
  const known = lazily(() => new Set(list.items.map(({ ref }) => refKey(ref))));
  for (const { item, target, isCluster = false } of bound) {
    const { dependsOn } = reader(item);
    if (!isOf(target, config.package) || dependsOn === undefined) continue;
    const refs = parseDependsOn(dependsOn);
    if (!refs.ok) {
      errors.push(...refs.problems.map((problem) => ({ ...problem, ref: item.ref })));
      continue;
    }
    const key = keyOf(target, config);
    for (const ref of refs.value) {
      const other = targets().get(refKey(ref));
      if (other === undefined) {
        if (isCluster || !known().has(refKey(ref))) warnings.push(unknownDependency(item, refKey(ref)));
        continue;
      }
      const otherKey = keyOf(other, config);
      if (otherKey === key) continue;
      const all = edges.get(key);
      if (all === undefined) edges.set(key, [otherKey]);
      else all.push(otherKey);
    }
  }
  return edges;
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function unknownDependency(item: Item, on: string): Problem {
  return {
    code: "UnknownDependency",
    severity: "warning",
    message: `depends on ${on}, which is no target of the package: the rollout does not wait for it`,
    ref: item.ref,
    field: `metadata.annotations["${DEPENDS_ON}"]`,
  };
}
