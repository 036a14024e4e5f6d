import { type KubeObject, type Path, type Result, readString, refOf } from "@landfall/core/object";
import { entryOf, type InventoryEntry, poolOf, whyNot } from "../inventory/entry.ts";

/**
 * Reads a cluster that a provider of Crossplane manages, under the name of its object. It is ready while `Ready` is
 * True: `Synced` is only about the last change, and not about whether the cluster serves. Problem `InvalidInventory`:
 * it has no name. API: https://docs.crossplane.io/latest/managed-resources/managed-resources/#conditions
 */
export function readCrossplaneCluster(cluster: KubeObject): Result<readonly InventoryEntry[]> {
  return entryOf(cluster, refOf(cluster).name, ["metadata", "name"], whyNot(cluster, "Ready"));
}

/** The fields in which a pool names its cluster, by provider: a reference, else a name. */
const CLUSTER_FIELDS: readonly Path[] = [
  ["clusterRef", "name"],
  ["clusterNameRef", "name"],
  ["kubernetesClusterIdRef", "name"],
  ["cluster"],
  ["clusterName"],
];

/** Reads a pool of workers that a provider of Crossplane manages. Problem `InvalidInventory`. */
export function readNodePool(pool: KubeObject): Result<readonly InventoryEntry[]> {
  const names = CLUSTER_FIELDS.map((field) => readString(pool, ["spec", "forProvider", ...field]));
  const name = names.find((one) => one !== undefined && one !== "");
  return poolOf(pool, name?.split("/").at(-1), whyNot(pool, "Ready"));
}
