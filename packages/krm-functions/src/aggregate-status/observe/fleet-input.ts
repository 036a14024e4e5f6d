import { type InventoryEntry, inventoryEntries, inventoryPart } from "@landfall/adapters/inventory";
import type { Declaration } from "@landfall/adapters/systems";
import { readSnapshot, type Snapshot } from "@landfall/core/aggregate";
import { compareRefs, type KubeObject, type ObjectRef, type Problem, refKey, refOf } from "@landfall/core/object";
import { type KnownKind, knownKind } from "./kinds.ts";
import type { Samples } from "./other-ways.ts";

/** An object of the fleet package, and its sub-package. */
export interface PackageObject {
  readonly object: KubeObject;
  readonly subPackage?: string | undefined;
}

/** An object as observed in a snapshot. */
export interface LiveObject {
  readonly object: KubeObject;
  readonly ref: ObjectRef;
  readonly known: KnownKind | undefined;
  readonly cluster: string;
  readonly observedAt: string;
}

/** Facts about a cluster itself, apart from its workloads. */
export interface ClusterFact {
  readonly labels: { readonly [label: string]: string };
  /** The reason why the cluster is not ready; absent if it is ready or unknown. */
  readonly notReady?: string;
}

/** The objects of a fleet package, sorted by role. */
export interface FleetInput {
  /** The live objects by cluster, then ref; if several snapshots have one object, the newest counts. */
  readonly live: ReadonlyMap<string, ReadonlyMap<string, LiveObject>>;
  /** The live objects in one list, cluster by cluster. */
  readonly seen: readonly LiveObject[];
  /** The delivery objects in the package itself. */
  readonly declared: readonly DeclaredObject[];
  /** The sources, by ref, from which delivery objects take their revision. */
  readonly sources: ReadonlyMap<string, KubeObject>;
  readonly clusters: ReadonlyMap<string, ClusterFact>;
  /** Samples of Prometheus, by the cluster of their snapshot; the newest snapshot counts. */
  readonly samples: ReadonlyMap<string, Samples>;
  /** The newest snapshot of each cluster. */
  readonly newest: ReadonlyMap<string, Snapshot>;
  readonly problems: readonly Problem[];
}

/** An object of the package that may declare a target. */
export type DeclaredObject = PackageObject & {
  readonly role: KnownKind["role"];
  readonly declares: Declaration;
};

const NO_LABELS: ClusterFact["labels"] = {};

/** Sorts the objects of a fleet package by role. An invalid snapshot is a problem, and is not used. */
export function readFleet(objects: Iterable<PackageObject>): FleetInput {
  const snapshots: Snapshot[] = [];
  const declared: DeclaredObject[] = [];
  const others: KubeObject[] = [];
  const sources = new Map<string, KubeObject>();
  const problems: Problem[] = [];
  for (const { object, subPackage } of objects) {
    const ref = refOf(object);
    const known = knownKind(ref.group, ref.kind);
    const declares = known !== undefined && "declares" in known ? known.declares : undefined;
    if (known?.role === "snapshot") {
      const snapshot = readSnapshot(object);
      problems.push(...snapshot.problems);
      if (snapshot.ok) snapshots.push(snapshot.value);
    } else others.push(object);
    if (known?.role === "source") sources.set(refKey(ref), object);
    if (known !== undefined && declares !== undefined)
      declared.push({ object, subPackage, role: known.role, declares });
  }
  const oldestFirst = snapshots.toSorted(byTime);
  const newest = new Map(oldestFirst.map((snapshot) => [snapshot.cluster, snapshot]));
  const live = liveObjects(oldestFirst);
  const seen: LiveObject[] = [];
  for (const objectsThere of live.values()) for (const object of objectsThere.values()) seen.push(object);
  const samples = new Map<string, Samples>();
  for (const snapshot of oldestFirst) if (snapshot.samples) samples.set(snapshot.cluster, snapshot.samples);
  const clusters = clusterFacts(snapshots, seen, others);
  return { live, seen, declared, sources, clusters, samples, newest, problems };
}

function liveObjects(oldestFirst: readonly Snapshot[]): ReadonlyMap<string, ReadonlyMap<string, LiveObject>> {
  const clusters = new Map<string, Map<string, LiveObject>>();
  const identityAt = identifier();
  for (const { cluster, observedAt, items } of oldestFirst) {
    const objects = clusters.get(cluster) ?? new Map<string, LiveObject>();
    clusters.set(cluster, objects);
    for (const [place, object] of items.entries()) {
      const { key, ref, known } = identityAt(place, object);
      objects.set(key, { object, ref, known, cluster, observedAt });
    }
  }
  return clusters;
}

/** The identifying names of an object, in the forms that readers need. */
interface Identity {
  readonly named: KubeObject;
  readonly ref: ObjectRef;
  readonly key: string;
  readonly known: KnownKind | undefined;
}

/**
 * Caches identities by an object's index in its snapshot: in most fleets the object at that index in the previous
 * snapshot has the same names.
 */
function identifier(): (place: number, object: KubeObject) => Identity {
  const before: Identity[] = [];
  return (place, object) => {
    const last = before[place];
    if (last !== undefined && isNamesake(last.named, object)) return last;
    const ref = refOf(object);
    const identity = { named: object, ref, key: refKey(ref), known: knownKind(ref.group, ref.kind) };
    before[place] = identity;
    return identity;
  };
}

function isNamesake(a: KubeObject, b: KubeObject): boolean {
  if (a.apiVersion !== b.apiVersion || a.kind !== b.kind) return false;
  return (
    a.metadata === b.metadata ||
    (a.metadata?.namespace === b.metadata?.namespace && a.metadata?.name === b.metadata?.name)
  );
}

function byTime(a: Snapshot, b: Snapshot): number {
  return (a.time ?? 0) - (b.time ?? 0) || (a.ref.name < b.ref.name ? -1 : 1);
}

/**
 * Labels and readiness of clusters, from cluster objects in the package or in a snapshot; labels also from the
 * snapshots. The package's own objects take precedence over observed ones, and a cluster's own readiness over that of
 * its workers.
 */
function clusterFacts(
  snapshots: readonly Snapshot[],
  seen: readonly LiveObject[],
  others: readonly KubeObject[],
): ReadonlyMap<string, ClusterFact> {
  const facts = new Map<string, ClusterFact>();
  for (const { cluster, labels } of snapshots)
    if (labels !== undefined || facts.has(cluster)) facts.set(cluster, { labels: labels ?? NO_LABELS });
  const live = seen.flatMap(({ known, object }) => (known === undefined || known.role === "cluster" ? [object] : []));
  const [seenThere, declared] = [entriesOf(live), entriesOf(others)];
  for (const entry of [...seenThere.pool, ...declared.pool, ...seenThere.cluster, ...declared.cluster]) {
    const before = facts.get(entry.cluster);
    const notReady = entry.leaving === true ? "being deleted" : (entry.notReady ?? before?.notReady);
    const labels = { ...before?.labels, ...entry.labels };
    facts.set(entry.cluster, { labels, ...(notReady === undefined ? {} : { notReady }) });
  }
  return facts;
}

/** The entries of clusters and of worker pools, each in the order of their refs. */
function entriesOf(objects: readonly KubeObject[]): Readonly<Record<"cluster" | "pool", readonly InventoryEntry[]>> {
  const entries: Record<"cluster" | "pool", InventoryEntry[]> = { cluster: [], pool: [] };
  for (const object of objects) {
    const part = inventoryPart(object);
    if (part !== "cluster" && part !== "pool") continue;
    const read = inventoryEntries(object);
    if (read?.ok === true) entries[part].push(...read.value);
  }
  for (const all of Object.values(entries)) all.sort((a, b) => compareRefs(a.ref, b.ref));
  return entries;
}
