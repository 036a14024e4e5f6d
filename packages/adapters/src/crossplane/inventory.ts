import { type KubeObject, type Path, type Result, readString, refOf } from "@landfall/core/object";
import { entryOf, type InventoryEntry, poolOf, whyNot } from "../inventory/entry.ts";

/**
 * A cluster that a provider of Crossplane manages, by the name of its object; ready when `Ready` is True. `Synced` is about the
 * last change alone, and no word on whether the cluster serves.
 * API: https://docs.crossplane.io/latest/managed-resources/managed-resources/#conditions
 */
export function readManagedCluster(cluster: KubeObject): Result<readonly InventoryEntry[]> {
  return entryOf(cluster, refOf(cluster).name, ["metadata", "name"], whyNot(cluster, "Ready"));
}

/** Where the pools of the providers name their cluster: by reference, else by the name of it. */
const CLUSTER_FIELDS: readonly Path[] = [
  ["clusterRef", "name"],
  ["clusterNameRef", "name"],
  ["kubernetesClusterIdRef", "name"],
  ["cluster"],
  ["clusterName"],
];

/** A pool of workers that a provider of Crossplane manages. */
export function readNodePool(pool: KubeObject): Result<readonly InventoryEntry[]> {
  const names = CLUSTER_FIELDS.map((field) => readString(pool, ["spec", "forProvider", ...field]));
  const name = names.find((one) => one !== undefined && one !== "");
  return poolOf(pool, name?.split("/").at(-1), whyNot(pool, "Ready"));
}
