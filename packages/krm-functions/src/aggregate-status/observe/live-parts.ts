import { asPart, GATHERERS, isOwnedBy } from "@landfall/adapters/systems";
import { groupBy, type Observation, readinessProblems } from "@landfall/core/aggregate";
import { type KubeObject, refKey, type Target, type TargetResolver, targetKey, targetOf } from "@landfall/core/object";
import type { ChildIndex } from "@landfall/core/status";
import { add, addAll, type Collector, type LiveParts, newCollector, note, unclaim } from "./collector.ts";
import { type DeclaredTargets, deliveryTarget, objectKey } from "./declared-targets.ts";
import type { FleetInput, LiveObject } from "./fleet-input.ts";
import { findIn, type Inventory, isListing, labelKey, listGroup, listIn, withoutMissing } from "./inventory.ts";
import { isOfMachinery } from "./kinds.ts";
import { isPart, preferLive } from "./live-object.ts";
import { readPushed, readSamples, type SampleContext } from "./other-ways.ts";
import { besideIn, readObject, withFailedChild } from "./read-live-object.ts";
import {
  deliveryReader,
  groupOf,
  isElsewhere,
  isOfDelivery,
  type LiveObjects,
  surroundingsOf,
  templateKey,
} from "./readers.ts";
import { namesNoTarget } from "./selects-nothing.ts";
import { withStandingAbove, withStandingAboveAll } from "./standing.ts";

/** Facts needed beside the objects. */
export interface LiveContext extends SampleContext {
  readonly resolver: TargetResolver;
}

/** Turns live objects into observations of their targets: first the deliveries, then the delivered objects. */
export function liveParts(input: FleetInput, declared: DeclaredTargets, context: LiveContext): LiveParts {
  const collector = newCollector(input, declared, context.resolver);
  const ofRole = groupBy(input.seen, ({ known }) => known?.role ?? "");
  for (const [key, { target }] of declared.targets) note(collector, key, target);
  for (const live of input.seen) collectDelivery(live, collector);
  collectReports(ofRole.get("report") ?? [], collector);
  for (const live of ofRole.get("maker") ?? []) collectMaker(live, collector);
  if (ofRole.has("gathered")) gather(collector);
  for (const samples of input.samples.values()) addAll(collector, readSamples(samples, context));
  for (const cluster of collector.asked) collectObjects(cluster, collector);
  return collector;
}

function collectDelivery(live: LiveObject, collector: Collector): void {
  const { object, ref, known, cluster } = live;
  const objects = collector.input.live.get(cluster);
  if (known === undefined || objects === undefined) return;
  // An object that is alone in its snapshot has no parent there, so the code for parents is not even loaded.
  const isAlone = objects.size === 1;
  if (known.role === "spread") {
    const seen = known.read(object, { ...surroundingsOf(live, objects), package: packageOf(live, collector) });
    if (seen.length === 0 && known.mayAddNothing !== true) collector.problems.push(namesNoTarget(live));
    const observations = isAlone ? seen : withStandingAboveAll(seen, live, objects);
    for (const observation of observations) {
      const { target } = observation;
      add(collector, targetKey(target), target, [observation], object);
    }
  }
  const read = deliveryReader(known);
  if (read === undefined || (known.role === "group" && isOfDelivery(ref, objects))) return;
  const target = liveTarget(live, collector);
  if (target === undefined) return;
  const key = targetKey(target);
  const wanted = collector.declared.targets.get(key)?.wanted;
  const seen = read(object, { ...surroundingsOf(live, objects), target, wanted });
  const observations = isAlone ? seen : withStandingAbove(seen, live, objects);
  if (collector.asked.has(target.cluster)) listDelivered(collector.inventory, live, objects, target, observations);
  const there = collector.input.live.get(target.cluster);
  add(collector, key, target, preferLive(withoutMissing(observations, there), there), object);
}

/** Assigns the objects that a delivery reports as applied to its target. */
function listDelivered(
  inventory: Inventory,
  { object, ref, known }: LiveObject,
  objects: LiveObjects,
  target: Target,
  observations: readonly Observation[],
): void {
  if (known?.role === "group") listGroup(inventory, object, target);
  if (known?.role === "delivery") {
    if (known.labelPrefix !== undefined) listIn(inventory, labelKey(known.labelPrefix, ref), target);
    if (known.resourceGroup === true) listGroup(inventory, groupOf(object, objects), target);
  }
  for (const part of observations) if (part.ref !== undefined) listIn(inventory, refKey(part.ref), target);
}

/**
 * Reads the reports of a cluster. If it has a FleetReport, its PackageReports are skipped: they sum up the same
 * targets.
 */
function collectReports(reports: readonly LiveObject[], collector: Collector): void {
  for (const [cluster, all] of groupBy(reports, (report) => report.cluster)) {
    const fleets = all.filter(({ ref }) => ref.kind === "FleetReport");
    for (const { object } of fleets.length > 0 ? fleets : all) {
      const { observations, problems } = readPushed(object, cluster);
      collector.problems.push(...problems);
      addAll(collector, observations);
    }
  }
}

/** The target of a delivery. The cluster that it names itself wins over the one in which it was observed. */
function liveTarget({ object, ref, known, cluster }: LiveObject, collector: Collector): Target | undefined {
  const isHere = known !== undefined && !isElsewhere(object, known);
  const said = deliveryTarget(object, collector.resolver, isHere ? { otherwiseCluster: cluster } : {});
  const target = said.ok || !isHere ? said : deliveryTarget(object, collector.resolver, { snapshotCluster: cluster });
  if (!target.ok) {
    collector.problems.push(...target.problems);
    return undefined;
  }
  return collector.declared.byObject.get(objectKey(target.value.cluster, ref))?.target ?? target.value;
}

/**
 * The package of an object that names several clusters: it has revisions of its own, so it counts as a package of its
 * own.
 */
function packageOf({ object, ref, cluster }: LiveObject, { resolver }: Collector): string {
  const target = targetOf(object, resolver, { snapshotCluster: cluster });
  const { namespace, name } = ref;
  return (target.ok ? target.value.package : undefined) ?? (namespace === "" ? name : `${namespace}/${name}`);
}

/**
 * Makes an object that generates deliveries a part of each of their targets: if it fails, all of them stay as they
 * were.
 */
function collectMaker({ object, known, cluster, observedAt }: LiveObject, collector: Collector): void {
  if (known?.role !== "maker") return;
  const isMade = (made: KubeObject): boolean => isOwnedBy(made, object);
  const targets = [...collector.parts].filter(([, { deliveries }]) => deliveries.some(isMade));
  if (targets.length === 0) unclaim(collector, cluster);
  for (const [key, { target, observations }] of targets) {
    if (observations.length > 0)
      add(collector, key, target, [asPart(known.read(object, { target, observedAt }), object)]);
  }
}

/** Reads objects that have a meaning only together with others of their system. */
function gather(collector: Collector): void {
  const { input, declared, resolver } = collector;
  const targetOfDelivery = (object: KubeObject): Target | undefined => {
    const target = deliveryTarget(object, resolver, {});
    return target.ok ? target.value : undefined;
  };
  for (const { kinds, gather: read } of GATHERERS) {
    const objects = input.seen.filter(({ ref }) => kinds.has(`${ref.group}/${ref.kind}`));
    const { parts, unclaimed } = read({ objects, declared: declared.targets, targetOf: targetOfDelivery });
    for (const { target, observations } of parts) add(collector, targetKey(target), target, observations);
    for (const { cluster } of unclaimed) unclaim(collector, cluster);
  }
}

function collectObjects(cluster: string, collector: Collector): void {
  const objects = [...(collector.input.live.get(cluster)?.values() ?? [])];
  const only = onlyTarget(cluster, collector);
  const templates = new Set(objects.flatMap((live) => templateKey(live) ?? []));
  const beside = besideIn(collector.input.live.get(cluster));
  for (const live of objects) {
    const { ref, known } = live;
    if (!isPart(live) || templates.has(refKey(ref))) continue;
    const target = targetOfObject(live, collector);
    collector.problems.push(...readinessProblems(live.object));
    const read = (about: Target): void => add(collector, targetKey(about), about, [readObject(live, about, beside)]);
    if (known?.role === "instance") collectInstance(live, target, beside.owned, collector);
    else if (target !== undefined) read(target);
    else if (known === undefined && only !== undefined && !isOfMachinery(ref.namespace)) read(only);
    else if (known === undefined) unclaim(collector, cluster);
  }
}

/** The target to which a cluster's objects belong for want of another: its only one, unless that lists its objects. */
function onlyTarget(cluster: string, { only, inventory }: Collector): Target | undefined {
  const target = only.get(cluster);
  return typeof target !== "object" || isListing(inventory, target) ? undefined : target;
}

/**
 * Adds an instance: as part of the delivery that brought it, or as a target of its own if the package declares it or
 * nothing brought it.
 */
function collectInstance(live: LiveObject, brought: Target | undefined, owned: ChildIndex, collector: Collector): void {
  const { object, ref, known, cluster, observedAt } = live;
  if (known?.role !== "instance") return;
  const declared = collector.declared.byObject.get(objectKey(cluster, ref));
  const target = declared?.target ?? brought ?? liveTarget(live, collector);
  if (target === undefined) return;
  const key = targetKey(target);
  const seen = known.read(object, { target, observedAt, wanted: declared?.wanted });
  const observation = withFailedChild(seen, live, owned);
  const isPartOf = declared === undefined && (collector.parts.get(key)?.deliveries.length ?? 0) > 0;
  add(collector, key, target, [isPartOf ? asPart(observation, object) : observation]);
  if (!isPartOf) collector.parts.get(key)?.instances.push(object);
}

function targetOfObject(live: LiveObject, { resolver, inventory }: Collector): Target | undefined {
  const said = targetOf(live.object, resolver, { snapshotCluster: live.cluster });
  return said.ok && said.value.package !== undefined ? said.value : findIn(inventory, live);
}
