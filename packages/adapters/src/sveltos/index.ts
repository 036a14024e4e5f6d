export { type ClusterSummaryContext, readClusterSummary } from "./read.ts";
export { clusterConfigurationRef, profileRef } from "./refs.ts";
