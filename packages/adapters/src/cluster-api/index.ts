export { type ClusterContext, clusterVersions, readCluster } from "./read.ts";
