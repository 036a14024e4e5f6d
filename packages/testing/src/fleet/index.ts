export { commitOf, type PackageContent, twoDeployments, type Workload } from "./content.ts";
export { clusterProfile, type FleetCluster, packageVariant, prefetchJob, type System, syncObjects } from "./desired.ts";
export {
  desiredOn,
  type Fleet,
  type FleetOptions,
  generateFaults,
  generateFleet,
  inventoryOf,
  landedCluster,
} from "./fleet.ts";
export type { DesiredObject, JsonMap, LiveObject } from "./live.ts";
export { createRandom, type Random } from "./random.ts";
export { generateResourceList } from "./resource-list.ts";
export { simulateCluster, worthKeeping } from "./simulate/cluster.ts";
export type { Fault, StepOptions } from "./simulate/step.ts";
