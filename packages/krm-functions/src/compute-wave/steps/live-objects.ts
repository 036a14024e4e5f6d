import { readSnapshot } from "@landfall/core/aggregate";
import { type KubeObject, type ObjectRef, refKey, refOf } from "@landfall/core/object";
import { computeStatus } from "@landfall/core/status";
import { statusRuleLibrary } from "@landfall/core/status/library";
import type { ObjectObservation } from "@landfall/core/steps";
import type { ResourceList } from "../../sdk/index.ts";

/** Returns the latest observation of an object that a condition of a target on that cluster names. */
export type LiveReader = (cluster: string, ref: ObjectRef) => ObjectObservation | undefined;

interface Seen {
  readonly object: KubeObject;
  readonly observedAt: number;
}

/**
 * Reads the StatusSnapshots of a package. An object is looked up in those of the cluster, then in those of hubs
 * (clusters outside of the rollout), where its name must be unique. An unreadable snapshot is ignored here, because
 * aggregate-status reports it.
 */
export function readLiveObjects(list: ResourceList, clusters: ReadonlySet<string>): LiveReader {
  const byCluster = new Map<string, Map<string, Seen>>();
  for (const item of list.select({ group: "landfall.dev", kind: "StatusSnapshot" })) {
    const read = readSnapshot(item.toObject());
    if (!read.ok || read.value.time === undefined) continue;
    const { cluster, items, time } = read.value;
    const seen = byCluster.get(cluster) ?? new Map<string, Seen>();
    byCluster.set(cluster, seen);
    for (const object of items) {
      const key = refKey(refOf(object));
      if ((seen.get(key)?.observedAt ?? Number.NEGATIVE_INFINITY) < time) seen.set(key, { object, observedAt: time });
    }
  }
  const hubs = [...byCluster].flatMap(([cluster, seen]) => (clusters.has(cluster) ? [] : [seen]));
  return (cluster, ref) => {
    const key = refKey(ref);
    const own = byCluster.get(cluster)?.get(key);
    const there = own === undefined ? hubs.flatMap((seen) => seen.get(key) ?? []) : [own];
    const [found] = there;
    return found === undefined || there.length > 1 ? undefined : observed(found);
  };
}

function observed({ object, observedAt }: Seen): ObjectObservation {
  const { status, reason, message } = computeStatus(object, {
    now: observedAt,
    live: true,
    library: statusRuleLibrary,
  });
  return { observedAt, status, reason, message, object };
}
