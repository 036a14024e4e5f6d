import { inventoryEntries, inventoryPart } from "@landfall/adapters/inventory";
import { groupBy } from "@landfall/core/aggregate";
import { type KubeObject, type Problem, parseTime, refKey, refOf } from "@landfall/core/object";
import { type StatusSnapshot, validateStatusSnapshot } from "@landfall/core/schemas";
import { type Role, roleOf } from "./kinds.ts";
import type { Samples } from "./other-ways.ts";

/** An object of the fleet package, and the sub-package that holds it. */
export interface PackageObject {
  readonly object: KubeObject;
  readonly subPackage?: string | undefined;
}

/** An object as a snapshot saw it. */
export interface LiveObject {
  readonly object: KubeObject;
  readonly role: Role | undefined;
  readonly observedAt: string;
}

/** What is known of a cluster itself, apart from its workloads. */
export interface ClusterFact {
  readonly labels: { readonly [label: string]: string };
  /** Why it is not ready; absent where it is, or where nobody says. */
  readonly notReady?: string;
}

/** The objects of a fleet package, sorted by the part they play. */
export interface FleetInput {
  /** By cluster, then ref: of several snapshots of one object the newest. */
  readonly live: ReadonlyMap<string, ReadonlyMap<string, LiveObject>>;
  /** Delivery objects and their sources that lie in the package itself. */
  readonly declared: readonly (PackageObject & { readonly role: Role })[];
  /** The sources among them, by ref. */
  readonly sources: ReadonlyMap<string, KubeObject>;
  readonly clusters: ReadonlyMap<string, ClusterFact>;
  /** Samples of Prometheus, by the cluster of their snapshot: of several the newest. */
  readonly samples: ReadonlyMap<string, Samples>;
  /** The newest snapshot of each cluster. */
  readonly newest: ReadonlyMap<string, StatusSnapshot>;
  readonly problems: readonly Problem[];
}

const DECLARED: ReadonlySet<Role> = new Set([
  "sync",
  "flux",
  "source",
  "application",
  "binding",
  "work",
  "manifest-work",
  "variant",
  "instance",
]);

/** Sorts the objects of a fleet package. A snapshot that is not valid is a problem, and is not used. */
export function readFleet(objects: readonly PackageObject[]): FleetInput {
  const entries = objects.map(({ object, subPackage }) => ({ object, subPackage, role: roleOfObject(object) }));
  const byRole = groupBy(entries, ({ role = "" }) => role);
  const snapshots: StatusSnapshot[] = [];
  const problems: Problem[] = [];
  for (const { object } of byRole.get("snapshot") ?? []) {
    const found = validateStatusSnapshot(object).map((problem) => ({ ...problem, ref: refOf(object) }));
    problems.push(...found);
    if (!found.some(({ severity }) => severity === "error")) snapshots.push(object as StatusSnapshot);
  }
  const declared = entries.filter((entry) => isDeclared(entry));
  const timed = snapshots.map((snapshot) => ({ snapshot, time: parseTime(snapshot.spec.observedAt) }));
  const oldestFirst = timed.toSorted(byTime).map(({ snapshot }) => snapshot);
  const newest = new Map(oldestFirst.map((snapshot) => [snapshot.spec.cluster, snapshot]));
  const live = liveObjects(oldestFirst);
  const sources = new Map((byRole.get("source") ?? []).map(({ object }) => [refKey(refOf(object)), object]));
  const samples = new Map(oldestFirst.flatMap(({ spec }) => (spec.samples ? [[spec.cluster, spec.samples]] : [])));
  return { live, declared, sources, clusters: clusterFacts(objects, snapshots, live), samples, newest, problems };
}

function liveObjects(oldestFirst: readonly StatusSnapshot[]): ReadonlyMap<string, ReadonlyMap<string, LiveObject>> {
  const clusters = new Map<string, Map<string, LiveObject>>();
  for (const { spec } of oldestFirst) {
    const objects = clusters.get(spec.cluster) ?? new Map<string, LiveObject>();
    clusters.set(spec.cluster, objects);
    for (const item of spec.items) {
      const object: KubeObject = item;
      const ref = refOf(object);
      objects.set(refKey(ref), { object, role: roleOf(ref.group, ref.kind), observedAt: spec.observedAt });
    }
  }
  return clusters;
}

interface TimedSnapshot {
  readonly snapshot: StatusSnapshot;
  readonly time: number | undefined;
}

function byTime(a: TimedSnapshot, b: TimedSnapshot): number {
  return (a.time ?? 0) - (b.time ?? 0) || (nameOf(a.snapshot) < nameOf(b.snapshot) ? -1 : 1);
}

function roleOfObject(object: KubeObject): Role | undefined {
  const { group, kind } = refOf(object);
  return roleOf(group, kind);
}

function isDeclared<Entry extends { readonly role: Role | undefined }>(
  entry: Entry,
): entry is Entry & { readonly role: Role } {
  return entry.role !== undefined && DECLARED.has(entry.role);
}

function nameOf({ metadata }: StatusSnapshot): string {
  return metadata.name ?? "";
}

/** Labels and readiness from cluster objects in the package or seen in a snapshot, labels also from the snapshots. */
function clusterFacts(
  objects: readonly PackageObject[],
  snapshots: readonly StatusSnapshot[],
  live: FleetInput["live"],
): ReadonlyMap<string, ClusterFact> {
  const facts = new Map<string, ClusterFact>();
  for (const { metadata, spec } of snapshots) facts.set(spec.cluster, { labels: { ...metadata.labels } });
  const seen = [...live.values()].flatMap((items) => [...items.values()]);
  const clusters = [...seen, ...objects].filter(({ object }) => inventoryPart(object) === "cluster");
  for (const { object } of clusters) {
    const read = inventoryEntries(object);
    for (const entry of read?.ok === true ? read.value : []) {
      const before = facts.get(entry.cluster);
      const notReady = entry.leaving === true ? "being deleted" : (entry.notReady ?? before?.notReady);
      const labels = { ...before?.labels, ...entry.labels };
      facts.set(entry.cluster, { labels, ...(notReady === undefined ? {} : { notReady }) });
    }
  }
  return facts;
}
