import { type InventoryReader, namedAfter } from "../inventory/entry.ts";

/** A Cluster of Rancher Fleet, by the name that its BundleDeployments carry as label `fleet.cattle.io/cluster`. */
export const readFleetCluster: InventoryReader = namedAfter("Ready");
