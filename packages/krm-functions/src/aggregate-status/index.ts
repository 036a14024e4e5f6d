export { aggregateStatus } from "./aggregate-status.ts";
export type { PackageObject } from "./fleet-input.ts";
export { type FleetObservations, type FleetOptions, observeFleet } from "./observe-fleet.ts";
