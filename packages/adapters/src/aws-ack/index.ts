export { readEksCluster, readEksNodegroup } from "./inventory.ts";
