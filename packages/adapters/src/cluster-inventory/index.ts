export { readClusterProfile, readPlacementDecision } from "./inventory.ts";
