import type { KubeObject, Result } from "@landfall/core/object";
import { refOf } from "@landfall/core/object";
import { entryOf, type InventoryEntry } from "../inventory/entry.ts";
import { whyNotReady } from "./read.ts";

/** Reads a Cluster of Cluster API, of either contract, by its name. Problem `InvalidInventory`. */
export function readClusterApiCluster(cluster: KubeObject): Result<readonly InventoryEntry[]> {
  return entryOf(cluster, refOf(cluster).name, ["metadata", "name"], whyNotReady(cluster));
}
