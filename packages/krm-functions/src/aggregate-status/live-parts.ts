import { readApplicationSet } from "@landfall/adapters/argo-cd";
import { readInstance } from "@landfall/adapters/kudo";
import { groupBy, type Observation } from "@landfall/core/aggregate";
import {
  type KubeObject,
  readString,
  refKey,
  refOf,
  type Target,
  type TargetResolver,
  targetKey,
  targetOf,
} from "@landfall/core/object";
import { indexChildren, learnUsualConditions } from "@landfall/core/status";
import { add, addAll, type Collector, type LiveParts, newCollector, note, unclaim } from "./collector.ts";
import { type DeclaredTargets, deliveryTarget, objectKey } from "./declared-targets.ts";
import type { FleetInput, LiveObject } from "./fleet-input.ts";
import { findIn, fluxKey, type Inventory, listGroup, listIn } from "./inventory.ts";
import { asPart, isOwned, isOwnedBy, isPart, preferLive } from "./live-object.ts";
import { readPushed, readSamples, type SampleContext } from "./other-ways.ts";
import { packageKey, packageOfRevision, packageRevisionParts } from "./package-revisions.ts";
import { readObject } from "./read-live-object.ts";
import {
  DELIVERY_READERS,
  groupOf,
  isElsewhere,
  isOfSync,
  type LiveObjects,
  SPREAD_READERS,
  templateKey,
} from "./readers.ts";
import { withStandingAbove, withStandingAboveAll } from "./standing.ts";

/** What is known beside the objects. */
export interface LiveContext extends SampleContext {
  readonly resolver: TargetResolver;
}

/** Reads every live object into observations of the target it is about: first what delivers, then what was delivered. */
export function liveParts(input: FleetInput, declared: DeclaredTargets, context: LiveContext): LiveParts {
  const collector = newCollector(input, declared, context.resolver);
  const ofRole = groupBy(input.seen, ({ role = "" }) => role);
  for (const [key, { target }] of declared.targets) note(collector, key, target);
  for (const live of input.seen) collectDelivery(live, collector);
  collectReports(ofRole.get("report") ?? [], collector);
  for (const live of ofRole.get("application-set") ?? []) collectSet(live, collector);
  collectPackageRevisions(ofRole.get("package-revision") ?? [], ofRole.get("variant") ?? [], collector);
  for (const samples of input.samples.values()) addAll(collector, readSamples(samples, context));
  for (const cluster of collector.asked) collectObjects(cluster, collector);
  return collector;
}

function collectDelivery(live: LiveObject, collector: Collector): void {
  const { object, ref, role, cluster, observedAt } = live;
  const objects = collector.input.live.get(cluster);
  if (role === undefined || objects === undefined) return;
  // An object that is alone in its snapshot has nothing above it there: what looks for that is not even loaded.
  const isAlone = objects.size === 1;
  const spread = SPREAD_READERS[role];
  if (spread !== undefined) {
    const seen = spread(object, { package: packageOf(live, collector), observedAt, objects, cluster });
    const observations = isAlone ? seen : withStandingAboveAll(seen, live, objects);
    for (const observation of observations) {
      const { target } = observation;
      add(collector, targetKey(target), target, [observation], object);
    }
  }
  const read = DELIVERY_READERS[role];
  if (read === undefined || (role === "group" && isOfSync(ref, objects))) return;
  const target = liveTarget(live, collector);
  if (target === undefined) return;
  const key = targetKey(target);
  const wanted = collector.declared.targets.get(key)?.wanted;
  const seen = read(object, { target, observedAt, wanted, objects, cluster });
  const observations = isAlone ? seen : withStandingAbove(seen, live, objects);
  if (collector.asked.has(target.cluster)) listDelivered(collector.inventory, live, objects, target, observations);
  add(collector, key, target, preferLive(observations, collector.input.live.get(target.cluster)), object);
}

/** Notes what a delivery says it brought to a cluster. */
function listDelivered(
  inventory: Inventory,
  { object, ref, role }: LiveObject,
  objects: LiveObjects,
  target: Target,
  observations: readonly Observation[],
): void {
  if (role === "flux") listIn(inventory, fluxKey(ref), target);
  if (role === "group") listGroup(inventory, object, target);
  if (role === "sync") listGroup(inventory, groupOf(object, objects), target);
  for (const part of observations) if (part.ref !== undefined) listIn(inventory, refKey(part.ref), target);
}

/** A FleetReport says of each target what PackageReports beside it only sum up: then these would count it again. */
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

/** The object says for itself which cluster it delivers to; only if it does not, it is the one it was seen in. */
function liveTarget({ object, ref, role, cluster }: LiveObject, collector: Collector): Target | undefined {
  const isHere = role !== undefined && !isElsewhere(object, role);
  const said = deliveryTarget(object, collector.resolver, isHere ? { otherwiseCluster: cluster } : {});
  const target = said.ok || !isHere ? said : deliveryTarget(object, collector.resolver, { snapshotCluster: cluster });
  if (!target.ok) {
    collector.problems.push(...target.problems);
    return undefined;
  }
  return collector.declared.byObject.get(objectKey(target.value.cluster, ref))?.target ?? target.value;
}

/** Each object that names its clusters has revisions of its own: it is a package of its own. */
function packageOf({ object, ref, cluster }: LiveObject, { resolver }: Collector): string {
  const target = targetOf(object, resolver, { snapshotCluster: cluster });
  const { namespace, name } = ref;
  return (target.ok ? target.value.package : undefined) ?? (namespace === "" ? name : `${namespace}/${name}`);
}

/** An ApplicationSet that cannot write its Applications leaves all of them at what they were: it is a part of each. */
function collectSet({ object, cluster, observedAt }: LiveObject, collector: Collector): void {
  const isMade = (made: KubeObject): boolean => isOwnedBy(made, object);
  const targets = [...collector.parts].filter(([, { deliveries }]) => deliveries.some(isMade));
  if (targets.length === 0) unclaim(collector, cluster);
  for (const [key, { target, observations }] of targets) {
    if (observations.length > 0)
      add(collector, key, target, [asPart(readApplicationSet(object, { target, observedAt }), object)]);
  }
}

/** A PackageRevision is about the target it names, or that of the PackageVariant that writes to its package. */
function collectPackageRevisions(
  revisions: readonly LiveObject[],
  variants: readonly LiveObject[],
  collector: Collector,
): void {
  const targets = variantTargets(variants, collector);
  const found = new Map<string, { readonly target: Target; readonly revisions: LiveObject[] }>();
  for (const live of revisions) {
    const said = deliveryTarget(live.object, collector.resolver, {});
    const target = said.ok ? said.value : targets.get(packageOfRevision(live));
    if (target === undefined) {
      unclaim(collector, live.cluster);
      continue;
    }
    const key = targetKey(target);
    const entry = found.get(key);
    if (entry === undefined) found.set(key, { target, revisions: [live] });
    else entry.revisions.push(live);
  }
  for (const [key, entry] of found) {
    const declared = collector.declared.targets.get(key);
    const upstream = declared !== undefined && isVariant(declared.object) ? declared.wanted : undefined;
    add(collector, key, entry.target, packageRevisionParts(entry.target, entry.revisions, upstream));
  }
}

function variantTargets(
  variants: readonly LiveObject[],
  { declared, resolver }: Collector,
): ReadonlyMap<string, Target> {
  const targets = new Map<string, Target>();
  const keyOf = (variant: KubeObject): string =>
    packageKey(
      readString(variant, ["spec", "downstream", "repo"]),
      readString(variant, ["spec", "downstream", "package"]),
    );
  for (const { object } of variants) {
    const target = deliveryTarget(object, resolver, {});
    if (target.ok) targets.set(keyOf(object), target.value);
  }
  for (const { objects, target } of declared.targets.values())
    for (const object of objects) if (isVariant(object)) targets.set(keyOf(object), target);
  return targets;
}

function isVariant(object: KubeObject): boolean {
  return refOf(object).kind === "PackageVariant";
}

function collectObjects(cluster: string, collector: Collector): void {
  const objects = [...(collector.input.live.get(cluster)?.values() ?? [])];
  const only = collector.only.get(cluster);
  const templates = new Set(objects.filter(({ role }) => role === "binding").map(({ object }) => templateKey(object)));
  const owned = indexChildren(objects.filter(({ object }) => isOwned(object)).map(({ object }) => object));
  const usualConditions = learnUsualConditions(objects.map(({ object }) => object));
  const beside = { owned, usualConditions, objects: collector.input.live.get(cluster) };
  for (const live of objects) {
    const { ref, role } = live;
    if (!isPart(live) || templates.has(refKey(ref))) continue;
    const target = targetOfObject(live, collector);
    const read = (about: Target): void => add(collector, targetKey(about), about, [readObject(live, about, beside)]);
    if (role === "instance") collectInstance(live, target, collector);
    else if (target !== undefined) read(target);
    else if (role === undefined && typeof only === "object" && !SYSTEM.test(ref.namespace)) read(only);
    else if (role === undefined) unclaim(collector, cluster);
  }
}

/** An Instance that another delivery brought is a part of that; one that the package declares, or nobody, is one itself. */
function collectInstance(live: LiveObject, brought: Target | undefined, collector: Collector): void {
  const { object, ref, cluster, observedAt } = live;
  const declared = collector.declared.byObject.get(objectKey(cluster, ref));
  const target = declared?.target ?? brought ?? liveTarget(live, collector);
  if (target === undefined) return;
  const key = targetKey(target);
  const observation = readInstance(object, { target, observedAt, wanted: declared?.wanted });
  const isPartOf = declared === undefined && (collector.parts.get(key)?.deliveries.length ?? 0) > 0;
  add(collector, key, target, [isPartOf ? asPart(observation, object) : observation]);
}

/** Namespaces of the cluster's own machinery: nothing in them belongs to a package just because there is only one. */
const SYSTEM = /^(?:$|kube-|flux-system$|config-management-|karmada-)/;

function targetOfObject(live: LiveObject, { resolver, inventory }: Collector): Target | undefined {
  const said = targetOf(live.object, resolver, { snapshotCluster: live.cluster });
  return said.ok && said.value.package !== undefined ? said.value : findIn(inventory, live);
}
