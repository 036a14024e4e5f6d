import { readApplicationSet } from "@landfall/adapters/argo-cd";
import { readInstance } from "@landfall/adapters/kudo";
import type { Observation } from "@landfall/core/aggregate";
import {
  type KubeObject,
  type Problem,
  readString,
  refKey,
  refOf,
  type Target,
  type TargetResolver,
  targetKey,
  targetOf,
} from "@landfall/core/object";
import { indexChildren } from "@landfall/core/status";
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

/** What was seen of each target, part by part. */
export interface LiveParts {
  readonly parts: ReadonlyMap<string, { readonly target: Target; readonly observations: readonly Observation[] }>;
  /** The delivery objects of each target as they were seen, wherever they lie. */
  readonly deliveries: ReadonlyMap<string, readonly KubeObject[]>;
  /** Objects that belong to no target, by cluster. */
  readonly unclaimed: ReadonlyMap<string, number>;
  readonly problems: readonly Problem[];
}

interface Collector {
  readonly input: FleetInput;
  readonly declared: DeclaredTargets;
  readonly resolver: TargetResolver;
  readonly byCluster: Map<string, Map<string, Target>>;
  readonly inventory: Inventory;
  readonly parts: Map<string, { readonly target: Target; readonly observations: Observation[] }>;
  readonly deliveries: Map<string, KubeObject[]>;
  readonly unclaimed: Map<string, number>;
  readonly problems: Problem[];
}

/** What is known beside the objects. */
export interface LiveContext extends SampleContext {
  readonly resolver: TargetResolver;
}

/** Reads every live object into observations of the target it is about: first what delivers, then what was delivered. */
export function liveParts(input: FleetInput, declared: DeclaredTargets, context: LiveContext): LiveParts {
  const collector: Collector = {
    input,
    declared,
    resolver: context.resolver,
    byCluster: new Map(),
    inventory: new Map(),
    parts: new Map(),
    deliveries: new Map(),
    unclaimed: new Map(),
    problems: [],
  };
  for (const { target } of declared.targets.values()) note(collector, target);
  for (const [cluster, objects] of input.live)
    for (const live of objects.values()) collectDelivery(cluster, live, collector);
  for (const [cluster, objects] of input.live) collectReports(cluster, objects, collector);
  for (const [cluster, objects] of input.live)
    for (const live of objects.values()) if (live.role === "application-set") collectSet(cluster, live, collector);
  collectPackageRevisions(collector);
  for (const samples of input.samples.values()) add(collector, undefined, readSamples(samples, context));
  for (const cluster of input.live.keys()) collectObjects(cluster, collector);
  return collector;
}

function collectDelivery(cluster: string, live: LiveObject, collector: Collector): void {
  const { object, role, observedAt } = live;
  const objects = collector.input.live.get(cluster);
  if (role === undefined || objects === undefined) return;
  // An object that is alone in its snapshot has nothing above it there: what looks for that is not even loaded.
  const isAlone = objects.size === 1;
  const spread = SPREAD_READERS[role];
  if (spread !== undefined) {
    const name = packageOf(object, cluster, collector);
    const seen = spread(object, { package: name, observedAt, objects, cluster });
    const observations = isAlone ? seen : withStandingAboveAll(seen, live, objects);
    for (const { target } of observations) noteDelivery(collector, target, object);
    add(collector, undefined, observations);
  }
  const read = DELIVERY_READERS[role];
  if (read === undefined || (role === "group" && isOfSync(object, objects))) return;
  const target = liveTarget(live, cluster, collector);
  if (target === undefined) return;
  const { wanted } = collector.declared.targets.get(targetKey(target)) ?? {};
  const seen = read(object, { target, observedAt, wanted, objects, cluster });
  const observations = isAlone ? seen : withStandingAbove(seen, live, objects);
  const { inventory } = collector;
  noteDelivery(collector, target, object);
  if (role === "flux") listIn(inventory, fluxKey(object), target);
  if (role === "group") listGroup(inventory, object, target);
  if (role === "sync") listGroup(inventory, groupOf(object, objects), target);
  for (const { ref } of observations) if (ref !== undefined) listIn(inventory, refKey(ref), target);
  add(collector, target, preferLive(observations, collector.input.live.get(target.cluster)));
}

function noteDelivery({ deliveries }: Collector, target: Target, object: KubeObject): void {
  const key = targetKey(target);
  const known = deliveries.get(key);
  if (known === undefined) deliveries.set(key, [object]);
  else known.push(object);
}

/** A FleetReport says of each target what PackageReports beside it only sum up: then these would count it again. */
function collectReports(cluster: string, objects: LiveObjects, collector: Collector): void {
  const reports: KubeObject[] = [];
  for (const { object, role } of objects.values()) if (role === "report") reports.push(object);
  const fleets = reports.filter(({ kind }) => kind === "FleetReport");
  for (const report of fleets.length > 0 ? fleets : reports) {
    const { observations, problems } = readPushed(report, cluster);
    collector.problems.push(...problems);
    add(collector, undefined, observations);
  }
}

/** The object says for itself which cluster it delivers to; only if it does not, it is the one it was seen in. */
function liveTarget({ object, role }: LiveObject, cluster: string, collector: Collector): Target | undefined {
  const said = deliveryTarget(object, collector.resolver, {});
  const isHere = role !== undefined && !isElsewhere(object, role);
  const target = said.ok || !isHere ? said : deliveryTarget(object, collector.resolver, { snapshotCluster: cluster });
  if (!target.ok) {
    collector.problems.push(...target.problems);
    return undefined;
  }
  return collector.declared.byObject.get(objectKey(target.value.cluster, object))?.target ?? target.value;
}

/** Each object that names its clusters has revisions of its own: it is a package of its own. */
function packageOf(object: KubeObject, cluster: string, { resolver }: Collector): string {
  const target = targetOf(object, resolver, { snapshotCluster: cluster });
  const { namespace, name } = refOf(object);
  return (target.ok ? target.value.package : undefined) ?? (namespace === "" ? name : `${namespace}/${name}`);
}

/** An ApplicationSet that cannot write its Applications leaves all of them at what they were: it is a part of each. */
function collectSet(cluster: string, { object, observedAt }: LiveObject, collector: Collector): void {
  const isMade = (made: KubeObject): boolean => isOwnedBy(made, object);
  const targets = [...collector.deliveries].filter(([, deliveries]) => deliveries.some(isMade));
  if (targets.length === 0) unclaim(collector, cluster);
  for (const [key] of targets) {
    const target = collector.parts.get(key)?.target;
    if (target !== undefined)
      add(collector, target, [asPart(readApplicationSet(object, { target, observedAt }), object)]);
  }
}

/** A PackageRevision is about the target it names, or that of the PackageVariant that writes to its package. */
function collectPackageRevisions(collector: Collector): void {
  const variants = variantTargets(collector);
  const found = new Map<string, { readonly target: Target; readonly revisions: LiveObject[] }>();
  for (const [cluster, objects] of collector.input.live) {
    for (const live of objects.values()) {
      if (live.role !== "package-revision") continue;
      const said = deliveryTarget(live.object, collector.resolver, {});
      const target = said.ok ? said.value : variants.get(packageOfRevision(live));
      const entry = target && (found.get(targetKey(target)) ?? { target, revisions: [] });
      if (entry === undefined) unclaim(collector, cluster);
      else found.set(targetKey(entry.target), { ...entry, revisions: [...entry.revisions, live] });
    }
  }
  for (const [key, { target, revisions }] of found) {
    const declared = collector.declared.targets.get(key);
    const upstream = declared !== undefined && isVariant(declared.object) ? declared.wanted : undefined;
    add(collector, target, packageRevisionParts(target, revisions, upstream));
  }
}

function variantTargets({ declared, input, resolver }: Collector): ReadonlyMap<string, Target> {
  const targets = new Map<string, Target>();
  const keyOf = (variant: KubeObject): string =>
    packageKey(
      readString(variant, ["spec", "downstream", "repo"]),
      readString(variant, ["spec", "downstream", "package"]),
    );
  for (const objects of input.live.values()) {
    for (const { object, role } of objects.values()) {
      const target = role === "variant" ? deliveryTarget(object, resolver, {}) : undefined;
      if (target?.ok === true) targets.set(keyOf(object), target.value);
    }
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
  const only = onlyTarget(cluster, collector);
  const templates = new Set(objects.filter(({ role }) => role === "binding").map(({ object }) => templateKey(object)));
  const owned = indexChildren(objects.filter(({ object }) => isOwned(object)).map(({ object }) => object));
  const beside = { owned, objects: collector.input.live.get(cluster) };
  for (const live of objects) {
    const { object, role } = live;
    if (!isPart(live) || templates.has(refKey(refOf(object)))) continue;
    const target = targetOfObject(cluster, object, collector);
    if (role === "instance") collectInstance(cluster, live, collector);
    else if (target !== undefined) add(collector, target, [readObject(live, target, beside)]);
    else if (role === undefined && only !== undefined && !SYSTEM.test(refOf(object).namespace))
      add(collector, only, [readObject(live, only, beside)]);
    else if (role === undefined) unclaim(collector, cluster);
  }
}

/** An Instance that another delivery brought is a part of that; one that the package declares, or nobody, is one itself. */
function collectInstance(cluster: string, live: LiveObject, collector: Collector): void {
  const { object, observedAt } = live;
  const declared = collector.declared.byObject.get(objectKey(cluster, object));
  const target = declared?.target ?? targetOfObject(cluster, object, collector) ?? liveTarget(live, cluster, collector);
  if (target === undefined) return;
  const observation = readInstance(object, { target, observedAt, wanted: declared?.wanted });
  const isPartOf = declared === undefined && collector.deliveries.has(targetKey(target));
  add(collector, target, [isPartOf ? asPart(observation, object) : observation]);
}

/** Namespaces of the cluster's own machinery: nothing in them belongs to a package just because there is only one. */
const SYSTEM = /^(?:$|kube-|flux-system$|config-management-|karmada-)/;

function targetOfObject(cluster: string, object: KubeObject, { resolver, inventory }: Collector): Target | undefined {
  const said = targetOf(object, resolver, { snapshotCluster: cluster });
  return said.ok && said.value.package !== undefined ? said.value : findIn(inventory, cluster, object);
}

/** The target of a cluster that has exactly one: then what runs there is its. */
function onlyTarget(cluster: string, { byCluster }: Collector): Target | undefined {
  const targets = byCluster.get(cluster);
  return targets?.size === 1 ? [...targets.values()][0] : undefined;
}

function note({ byCluster }: Collector, target: Target): void {
  const targets = byCluster.get(target.cluster) ?? new Map<string, Target>();
  byCluster.set(target.cluster, targets.set(targetKey(target), target));
}

function unclaim({ unclaimed }: Collector, cluster: string): void {
  unclaimed.set(cluster, (unclaimed.get(cluster) ?? 0) + 1);
}

function add(collector: Collector, target: Target | undefined, observations: readonly Observation[]): void {
  for (const observation of observations) {
    const about = target ?? observation.target;
    const key = targetKey(about);
    note(collector, about);
    const found = collector.parts.get(key);
    if (found === undefined) collector.parts.set(key, { target: about, observations: [observation] });
    else found.observations.push(observation);
  }
}
