import type { KubeObject, Result } from "@landfall/core/object";
import { readDecisions } from "../inventory/decisions.ts";
import { type InventoryEntry, type InventoryReader, namedAfter } from "../inventory/entry.ts";

/** A ClusterProfile (KEP-4322): a cluster by its name, ready while its control plane is healthy. */
export const readClusterProfile: InventoryReader = namedAfter("ControlPlaneHealthy");

/**
 * A PlacementDecision (KEP-5313), one slice of it: the clusters that a scheduler has chosen, by the names of their
 * ClusterProfiles. It has no labels of theirs. Slices of one placement are read one by one.
 * Problem `InvalidInventory`.
 */
export function readPlacementDecision(decision: KubeObject): Result<readonly InventoryEntry[]> {
  return readDecisions(decision, ["decisions"], ["clusterProfileRef", "name"]);
}
