export { CLOCK, type PlacedClock, packageTime } from "../stored/clock.ts";
export { aggregateStatus } from "./aggregate-status.ts";
export { type FleetConfig, fleetOptions } from "./fleet-options.ts";
export type { PackageObject } from "./observe/fleet-input.ts";
export { type FleetObservations, type FleetOptions, observeFleet } from "./observe/observe-fleet.ts";
export { revisionsTold } from "./revisions-told.ts";
export { type Sayer, WANTED_BY, wantedInPackage } from "./wanted-in-package.ts";
