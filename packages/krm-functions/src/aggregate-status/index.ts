export { aggregateStatus } from "./aggregate-status.ts";
export type { PackageObject } from "./observe/fleet-input.ts";
export { type FleetObservations, type FleetOptions, observeFleet } from "./observe/observe-fleet.ts";
