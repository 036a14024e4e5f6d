import { readSync } from "@landfall/adapters/config-sync";
import { readFlux } from "@landfall/adapters/flux";
import { readBinding, readWork } from "@landfall/adapters/karmada";
import { makeObservation, type Observation, readResourceGroup } from "@landfall/core/aggregate";
import {
  formatTime,
  getConditions,
  type KubeObject,
  type Problem,
  parseApiVersion,
  parseTime,
  readPath,
  readString,
  refKey,
  refOf,
  type Target,
  type TargetResolver,
  targetKey,
  targetOf,
} from "@landfall/core/object";
import { computeStatus } from "@landfall/core/status";
import { type DeclaredTargets, deliveryTarget, objectKey, sourceRefs } from "./declared-targets.ts";
import type { FleetInput, LiveObject } from "./fleet-input.ts";

/** What was seen of each target, part by part. */
export interface LiveParts {
  readonly parts: ReadonlyMap<string, { readonly target: Target; readonly observations: readonly Observation[] }>;
  /** Objects that belong to no target, by cluster. */
  readonly unclaimed: ReadonlyMap<string, number>;
  readonly problems: readonly Problem[];
}

interface Collector {
  readonly byCluster: Map<string, Map<string, Target>>;
  readonly resolver: TargetResolver;
  readonly declared: DeclaredTargets;
  readonly parts: Map<string, { readonly target: Target; readonly observations: Observation[] }>;
  readonly unclaimed: Map<string, number>;
  readonly problems: Problem[];
}

/** Reads every live object into observations of the target it is about. */
export function liveParts(input: FleetInput, declared: DeclaredTargets, resolver: TargetResolver): LiveParts {
  const collector: Collector = {
    byCluster: new Map(),
    resolver,
    declared,
    parts: new Map(),
    unclaimed: new Map(),
    problems: [],
  };
  for (const { target } of declared.targets.values()) note(collector, target);
  for (const [cluster, objects] of input.live) collectCluster(cluster, objects, collector);
  return collector;
}

type LiveObjects = ReadonlyMap<string, LiveObject>;

function collectCluster(cluster: string, objects: LiveObjects, collector: Collector): void {
  const inventory = new Map<string, Target>();
  for (const live of objects.values()) collectDelivery(cluster, live, objects, inventory, collector);
  for (const live of objects.values()) collectGroup(cluster, live, objects, inventory, collector);
  const only = onlyTarget(cluster, collector);
  const templates = new Set(
    [...objects.values()].filter(({ role }) => role === "binding").map(({ object }) => templateKey(object)),
  );
  const owned = [...objects.values()].filter(({ object }) => isOwned(object)).map(({ object }) => object);
  for (const [key, live] of objects) {
    if (live.role !== undefined || isOwned(live.object) || templates.has(key)) continue;
    const target = targetOfObject(cluster, live.object, inventory, only, collector.resolver);
    if (target === undefined) collector.unclaimed.set(cluster, (collector.unclaimed.get(cluster) ?? 0) + 1);
    else add(collector, target, [readObject(live, target, owned)]);
  }
}

function collectDelivery(
  cluster: string,
  live: LiveObject,
  objects: LiveObjects,
  inventory: Map<string, Target>,
  collector: Collector,
): void {
  const { object, role, observedAt } = live;
  if (role === "binding") {
    const context = { package: packageOf(object, cluster, collector), observedAt, ...generation(object, objects) };
    add(collector, undefined, readBinding(object, context));
    return;
  }
  if (role !== "sync" && role !== "flux" && role !== "work") return;
  const target = liveTarget(object, cluster, collector);
  if (target === undefined) return;
  const wanted = collector.declared.targets.get(targetKey(target))?.wanted;
  if (role === "work") add(collector, target, readWork(object, { target, observedAt }));
  if (role === "flux") {
    const [source] = sourceRefs(object).flatMap((ref) => objects.get(refKey(ref))?.object ?? []);
    add(collector, target, [readFlux(object, { target, observedAt, wanted, source })]);
    inventory.set(fluxKey(object), target);
  }
  if (role === "sync") {
    const resourceGroup = groupOf(object, objects)?.object;
    addInventory(resourceGroup, target, inventory);
    add(collector, target, preferLive(readSync(object, { target, observedAt, wanted, resourceGroup }), objects));
  }
}

/** A ResourceGroup without a RootSync or RepoSync of its name: what plain kpt applied. */
function collectGroup(
  cluster: string,
  { object, role, observedAt }: LiveObject,
  objects: LiveObjects,
  inventory: Map<string, Target>,
  collector: Collector,
): void {
  if (role !== "group" || isOfSync(object, objects)) return;
  const target = liveTarget(object, cluster, collector);
  if (target === undefined) return;
  addInventory(object, target, inventory);
  add(collector, target, preferLive(readResourceGroup(object, { target, observedAt }), objects));
}

/** The object says for itself which cluster it delivers to; only if it does not, it is the one it was seen in. */
function liveTarget(object: KubeObject, cluster: string, collector: Collector): Target | undefined {
  const said = deliveryTarget(object, collector.resolver, {});
  const target = said.ok ? said : deliveryTarget(object, collector.resolver, { snapshotCluster: cluster });
  if (!target.ok) {
    collector.problems.push(...target.problems);
    return undefined;
  }
  return collector.declared.byObject.get(objectKey(target.value.cluster, object))?.target ?? target.value;
}

/** Each binding distributes one template with generations of its own: it is a package of its own. */
function packageOf(binding: KubeObject, cluster: string, { resolver }: Collector): string {
  const target = targetOf(binding, resolver, { snapshotCluster: cluster });
  const { namespace, name } = refOf(binding);
  return (target.ok ? target.value.package : undefined) ?? (namespace === "" ? name : `${namespace}/${name}`);
}

/** The generation of the template that a binding distributes, if the template was seen as well. */
function generation(binding: KubeObject, objects: LiveObjects): { readonly templateGeneration?: number } {
  const found = objects.get(templateKey(binding))?.object.metadata?.generation;
  return found === undefined ? {} : { templateGeneration: found };
}

function templateKey(binding: KubeObject): string {
  const field = (name: string): string => readString(binding, ["spec", "resource", name]) ?? "";
  const { group } = parseApiVersion(field("apiVersion"));
  return refKey({ group, kind: field("kind"), namespace: field("namespace"), name: field("name") });
}

function groupOf(sync: KubeObject, objects: LiveObjects): LiveObject | undefined {
  const { name, namespace } = refOf(sync);
  return objects.get(refKey({ group: "kpt.dev", kind: "ResourceGroup", namespace, name }));
}

function isOfSync(group: KubeObject, objects: LiveObjects): boolean {
  const { name, namespace } = refOf(group);
  return ["RootSync", "RepoSync"].some((kind) =>
    objects.has(refKey({ group: "configsync.gke.io", kind, namespace, name })),
  );
}

function addInventory(group: KubeObject | undefined, target: Target, inventory: Map<string, Target>): void {
  for (const path of [
    ["spec", "resources"],
    ["status", "resourceStatuses"],
  ]) {
    const entries = readPath(group, path);
    for (const entry of Array.isArray(entries) ? (entries as readonly unknown[]) : []) {
      const field = (name: string): string => readString(entry, [name]) ?? "";
      const ref = { group: field("group"), kind: field("kind"), namespace: field("namespace"), name: field("name") };
      inventory.set(refKey(ref), target);
    }
  }
}

/** An object that was seen itself is better evidence of health than what a ResourceGroup repeats of it. */
function preferLive(observations: readonly Observation[], objects: LiveObjects): readonly Observation[] {
  return observations.map((observation) =>
    observation.ref !== undefined && objects.has(refKey(observation.ref))
      ? { ...observation, unsaid: [...(observation.unsaid ?? []), "health"] }
      : observation,
  );
}

const FLUX_LABELS = [
  ["Kustomization.kustomize.toolkit.fluxcd.io", "kustomize.toolkit.fluxcd.io"],
  ["HelmRelease.helm.toolkit.fluxcd.io", "helm.toolkit.fluxcd.io"],
] as const;

function fluxKey(object: KubeObject): string {
  const { group, kind, namespace, name } = refOf(object);
  return `flux ${kind}.${group} ${namespace}/${name}`;
}

/** Namespaces of the cluster's own machinery: nothing in them belongs to a package just because there is only one. */
const SYSTEM = /^(?:$|kube-|flux-system$|config-management-|karmada-)/;

function targetOfObject(
  cluster: string,
  object: KubeObject,
  inventory: ReadonlyMap<string, Target>,
  only: Target | undefined,
  resolver: TargetResolver,
): Target | undefined {
  const said = targetOf(object, resolver, { snapshotCluster: cluster });
  if (said.ok && said.value.package !== undefined) return said.value;
  const listed = inventory.get(refKey(refOf(object)));
  if (listed !== undefined) return listed;
  for (const [kind, prefix] of FLUX_LABELS) {
    const label = (name: string): unknown => readPath(object, ["metadata", "labels", `${prefix}/${name}`]);
    const labelled = inventory.get(`flux ${kind} ${String(label("namespace"))}/${String(label("name"))}`);
    if (labelled !== undefined) return labelled;
  }
  return SYSTEM.test(refOf(object).namespace) ? undefined : only;
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

/** What a controller made is evidence for its owner, not a part of its own. */
function isOwned(object: KubeObject): boolean {
  const owners = readPath(object, ["metadata", "ownerReferences"]);
  return Array.isArray(owners) && owners.length > 0;
}

function readObject({ object, observedAt }: LiveObject, target: Target, owned: readonly KubeObject[]): Observation {
  const { status, suspended, reason, message } = computeStatus(object, { now: observedAt, children: owned });
  return makeObservation({
    target,
    ref: refOf(object),
    revision: {},
    axes: { health: status, suspended: suspended ? "yes" : "no" },
    reason,
    message: `${refOf(object).kind} ${refOf(object).name}: ${message}`,
    since: newestTransition(object),
    observedAt,
    source: "snapshot",
  });
}

/** An object cannot have been as it is for longer than since its last condition moved. */
function newestTransition(object: KubeObject): string | undefined {
  const times = getConditions(object).conditions.flatMap(
    ({ lastTransitionTime }) => parseTime(lastTransitionTime) ?? [],
  );
  return times.length === 0 ? undefined : formatTime(times.reduce((a, b) => Math.max(a, b)));
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
