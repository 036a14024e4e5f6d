export { actuateConfigSync } from "./actuate.ts";
export { readSync, type SyncContext } from "./read.ts";
export { readSyncMetrics, type SyncMetricsContext } from "./read-metrics.ts";
export { declaredSyncRevision, syncRevisions } from "./revisions.ts";
