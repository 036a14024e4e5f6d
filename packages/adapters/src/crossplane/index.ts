export { readManagedCluster, readNodePool } from "./inventory.ts";
