export { commitOf, type PackageContent, twoDeployments, type Workload } from "./content.ts";
export {
  clusterProfile,
  type DeliverySystem,
  type FleetCluster,
  packageVariant,
  prefetchJob,
  syncObjects,
} from "./desired.ts";
export {
  desiredOn,
  type Fleet,
  generateFaults,
  generateFleet,
  inventoryOf,
  landedCluster,
  type TestFleetOptions,
} from "./fleet.ts";
export type { DesiredObject, JsonMap, SimulatedObject } from "./live.ts";
export { createRandom, type Random } from "./random.ts";
export { generateResourceList } from "./resource-list.ts";
export { simulateCluster, worthKeeping } from "./simulate/cluster.ts";
export type { StepOptions, WorkloadFault } from "./simulate/step.ts";
