export { readContainerCluster, readContainerNodePool } from "./inventory.ts";
