export { readManagedCluster, readOcmPlacementDecision } from "./inventory.ts";
export { readManifestWork, workGenerations } from "./read-manifest-work.ts";
export { getRolloutCluster } from "./upstream.ts";
export type {
  OcmClusterStatus,
  OcmGroup,
  OcmGroupKey,
  OcmIntOrPercent,
  OcmRolloutResult,
  OcmRolloutStatus,
  OcmRolloutStrategy,
} from "./upstream-types.ts";
