export { type ClusterContext, clusterVersions, readCluster, whyNotReady } from "./read.ts";
