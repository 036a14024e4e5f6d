export { type InventoryEntry, type InventoryReader, labelsOf } from "./entry.ts";
export { mergeEntries } from "./merge-entries.ts";
export { type InventoryPart, inventoryEntries, inventoryPart, readInventory } from "./read-inventory.ts";
export { toRolloutTargets } from "./to-rollout-targets.ts";
