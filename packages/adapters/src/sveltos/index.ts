export { type ClusterSummaryContext, clusterConfigurationRef, profileRef, readClusterSummary } from "./read.ts";
