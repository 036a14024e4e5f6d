import { type InventoryReader, namedAfter } from "../inventory/entry.ts";

/** Reads a Cluster of Karmada: a member by its name. */
export const readKarmadaCluster: InventoryReader = namedAfter("Ready");
