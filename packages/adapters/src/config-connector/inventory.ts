import { findCondition, getConditions, type KubeObject, type Result, readString, refOf } from "@landfall/core/object";
import { entryOf, type InventoryEntry, poolOf, whyNot } from "../inventory/entry.ts";

/** The reason of `Ready` while Config Connector updates an object that keeps serving. */
const UPDATING = "Updating";

/**
 * Reads a ContainerCluster as a cluster of the inventory, under its own name. It is ready while `Ready` is True, and while
 * it is updated. Problem `InvalidInventory`: it has no name.
 * API: https://cloud.google.com/config-connector/docs/reference/resource-docs/container/containercluster
 */
export function readContainerCluster(cluster: KubeObject): Result<readonly InventoryEntry[]> {
  return entryOf(cluster, refOf(cluster).name, ["metadata", "name"], whyNotUp(cluster));
}

/**
 * Reads a ContainerNodePool: its cluster by `clusterRef`, whose `external` may be the cluster's whole path. Problem
 * `InvalidInventory`.
 */
export function readContainerNodePool(pool: KubeObject): Result<readonly InventoryEntry[]> {
  const external = readString(pool, ["spec", "clusterRef", "external"])?.split("/").at(-1);
  const cluster = readString(pool, ["spec", "clusterRef", "name"]) ?? external;
  return poolOf(pool, cluster === "" ? undefined : cluster, whyNotUp(pool));
}

function whyNotUp(object: KubeObject): string | undefined {
  const isUpdating = findCondition(getConditions(object).conditions, "Ready")?.reason === UPDATING;
  return isUpdating ? undefined : whyNot(object, "Ready");
}
