import type { KubeObject, Result } from "@landfall/core/object";
import { readDecisions } from "../inventory/decisions.ts";
import { type InventoryEntry, type InventoryReader, namedAfter } from "../inventory/entry.ts";

/** Reads a ClusterProfile (KEP-4322): a cluster by its name, ready while its control plane is healthy. */
export const readClusterProfile: InventoryReader = namedAfter("ControlPlaneHealthy");

/**
 * Reads a PlacementDecision (KEP-5313), one slice of it: the clusters that a scheduler has chosen, by the names of
 * their ClusterProfiles. It does not have their labels. Slices of one placement are read separately. Problem
 * `InvalidInventory`.
 */
export function readPlacementDecision(decision: KubeObject): Result<readonly InventoryEntry[]> {
  return readDecisions(decision, ["decisions"], ["clusterProfileRef", "name"]);
}
