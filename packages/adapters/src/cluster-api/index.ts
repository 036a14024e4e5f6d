export { readClusterApiCluster } from "./inventory.ts";
export { type ClusterContext, clusterVersions, readCluster, whyNotReady } from "./read.ts";
export { readWorkers } from "./workers.ts";
