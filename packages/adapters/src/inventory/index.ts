export { type ClusterObjects, clusterSources, infrastructureRefOf } from "./cluster-sources.ts";
export { type InventoryEntry, type InventoryPart, type InventoryReader, labelsOf } from "./entry.ts";
export { mergeEntries } from "./merge-entries.ts";
export { inventoryEntries, inventoryPart, inventoryRow, readInventory } from "./read-inventory.ts";
export { toRolloutTargets } from "./to-rollout-targets.ts";
