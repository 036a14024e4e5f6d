import { type KubeObject, type Result, readPath } from "@landfall/core/object";
import { readDecisions } from "../inventory/decisions.ts";
import { type InventoryEntry, type InventoryReader, namedAfter } from "../inventory/entry.ts";

const available: InventoryReader = namedAfter("ManagedClusterConditionAvailable");

/**
 * Reads a ManagedCluster by its name. One that the hub has not accepted is not ready, whatever its conditions say.
 * Problem `InvalidInventory`.
 */
export function readManagedCluster(cluster: KubeObject): Result<readonly InventoryEntry[]> {
  const read = available(cluster);
  if (!read.ok || readPath(cluster, ["spec", "hubAcceptsClient"]) !== false) return read;
  return { ...read, value: read.value.map((entry) => ({ ...entry, notReady: "the hub has not accepted it" })) };
}

/**
 * Reads a PlacementDecision of OCM: the clusters that a Placement has chosen, without their labels. Problem
 * `InvalidInventory`.
 */
export function readOcmPlacementDecision(decision: KubeObject): Result<readonly InventoryEntry[]> {
  return readDecisions(decision, ["status", "decisions"], ["clusterName"]);
}
