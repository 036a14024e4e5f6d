export { readCrossplaneCluster, readNodePool } from "./inventory.ts";
