// Generated from schemas/ by `npm run gen`. Do not edit.
export { type AggregateStatus, aggregateStatusSchema, validateAggregateStatus } from "./aggregate-status.ts";
export { type FleetReport, fleetReportSchema, validateFleetReport } from "./fleet-report.ts";
export { type PackageReport, packageReportSchema, validatePackageReport } from "./package-report.ts";
export { type StatusSnapshot, statusSnapshotSchema, validateStatusSnapshot } from "./status-snapshot.ts";
