import { clusterSources, infrastructureRefOf } from "@landfall/adapters/inventory";
import { groupBy, readSnapshot } from "@landfall/core/aggregate";
import { type KubeObject, refKey, refOf } from "@landfall/core/object";
import type { ValueSources } from "@landfall/core/steps";
import type { ResourceList } from "../../sdk/index.ts";

/** Returns the objects from which values for a cluster are taken. */
export type SourcesOf = (cluster: string) => ValueSources;

const CLUSTER_API = "cluster.x-k8s.io";

/** An object, and the time it was observed; one that only lies in the package counts as oldest. */
interface Seen {
  readonly object: KubeObject;
  readonly at: number;
}

/**
 * Finds the Cluster of Cluster API for a cluster name, and the infrastructure cluster that it refers to: from the
 * latest StatusSnapshot of the package, else from the package itself. Several of one name in different namespaces are
 * ambiguous, and none is used. An unreadable snapshot is ignored here, because aggregate-status reports it.
 */
export function readRuntimeSources(list: ResourceList): SourcesOf {
  const objects = new Map<string, Seen>();
  const add = (object: KubeObject, at: number): void => {
    const key = refKey(refOf(object));
    if ((objects.get(key)?.at ?? Number.NEGATIVE_INFINITY) < at) objects.set(key, { object, at });
  };
  for (const item of list.select({ group: "landfall.dev", kind: "StatusSnapshot" })) {
    const read = readSnapshot(item.toObject());
    if (!read.ok || read.value.time === undefined) continue;
    for (const object of read.value.items) if (isOfClusters(refOf(object).group)) add(object, read.value.time);
  }
  for (const item of list.items) if (isOfClusters(item.ref.group)) add(item.toObject(), Number.MIN_SAFE_INTEGER);
  const clusters = groupBy([...objects.values()].filter(isCluster), ({ object }) => refOf(object).name);
  return (name) => {
    const [found, ...others] = clusters.get(name) ?? [];
    const cluster = others.length > 0 ? undefined : found?.object;
    const ref = cluster === undefined ? { group: CLUSTER_API, kind: "Cluster", namespace: "", name } : refOf(cluster);
    const beside = infrastructureRefOf(cluster);
    const infrastructure = beside === undefined ? undefined : objects.get(refKey(beside))?.object;
    return clusterSources(ref, { cluster, infrastructure });
  };
}

function isOfClusters(group: string): boolean {
  return group === CLUSTER_API || group.endsWith(`.${CLUSTER_API}`);
}

function isCluster({ object }: Seen): boolean {
  const { group, kind } = refOf(object);
  return group === CLUSTER_API && kind === "Cluster";
}
