export {
  type ClusterAddonContext,
  clusterRefOfAddon,
  readClusterAddon,
  readClusterStack,
  readClusterStackRelease,
} from "./read.ts";
