export { clusterRefOfAddon } from "./addon.ts";
export {
  type ClusterAddonContext,
  readClusterAddon,
  readClusterStack,
  readClusterStackRelease,
} from "./read.ts";
