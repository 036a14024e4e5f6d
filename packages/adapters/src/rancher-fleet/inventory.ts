import { type InventoryReader, namedAfter } from "../inventory/entry.ts";

/** Reads a Cluster of Rancher Fleet, by the name that its BundleDeployments have as label `fleet.cattle.io/cluster`. */
export const readFleetCluster: InventoryReader = namedAfter("Ready");
