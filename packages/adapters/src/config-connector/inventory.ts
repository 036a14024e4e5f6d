import { findCondition, getConditions, type KubeObject, type Result, readString, refOf } from "@landfall/core/object";
import { entryOf, type InventoryEntry, poolOf, whyNot } from "../inventory/entry.ts";

/** The reason of `Ready` while Config Connector changes what is there and serves meanwhile. */
const UPDATING = "Updating";

/**
 * A ContainerCluster, by its name; ready when `Ready` is True, and while it is updated.
 * API: https://cloud.google.com/config-connector/docs/reference/resource-docs/container/containercluster
 */
export function readContainerCluster(cluster: KubeObject): Result<readonly InventoryEntry[]> {
  return entryOf(cluster, refOf(cluster).name, ["metadata", "name"], whyNotUp(cluster));
}

/** A ContainerNodePool: its cluster by `clusterRef`, of which `external` may be the whole path of it. */
export function readContainerNodePool(pool: KubeObject): Result<readonly InventoryEntry[]> {
  const external = readString(pool, ["spec", "clusterRef", "external"])?.split("/").at(-1);
  const cluster = readString(pool, ["spec", "clusterRef", "name"]) ?? external;
  return poolOf(pool, cluster === "" ? undefined : cluster, whyNotUp(pool));
}

function whyNotUp(object: KubeObject): string | undefined {
  const isUpdating = findCondition(getConditions(object).conditions, "Ready")?.reason === UPDATING;
  return isUpdating ? undefined : whyNot(object, "Ready");
}
