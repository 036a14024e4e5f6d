export { summarizeTarget, withStaleText, withSuspensionText } from "./judge/summarize-target.ts";
export {
  type ClusterFigures,
  clusterFigures,
  readTargetMetrics,
  readVector,
  type Sample,
  TARGET_METRICS,
  type TargetFigures,
  type TargetMetric,
  type TargetMetricsContext,
  type TargetSeries,
  targetFigures,
  writeClusterMetrics,
  writeOpenMetrics,
} from "./metrics/index.ts";
export {
  ACTUATION,
  type Actuation,
  type Axes,
  FRESHNESS,
  type Freshness,
  HEALTH,
  type Health,
  hasPendingChange,
  RECONCILE,
  type Reconcile,
  SUSPENDED,
  type Suspended,
  UNSEEN,
  UP_TO_DATE,
  type UpToDate,
} from "./model/axes.ts";
export { groupBy } from "./model/group-by.ts";
export {
  blockOnCluster,
  freshnessJudge,
  type HoldNote,
  isLanded,
  judgeFreshness,
  makeObservation,
  type Observation,
  type ObservationDraft,
  type ReadContext,
  type RevisionPair,
  unseenObservation,
} from "./model/observation.ts";
export {
  type ActuationStrategy,
  foldActuation,
  healthFromApply,
  projectAxes,
  type ResourceGroupWords,
  reconcileOf,
} from "./model/projection.ts";
export { excludedObservation, isExcluded, READINESS_ANNOTATION, readinessProblems } from "./model/readiness.ts";
export { isSameRevision, upToDateOf } from "./model/revision.ts";
export { type ExceptionSeverity, SEVERITIES, severityOf } from "./model/severity.ts";
export { carrySince } from "./report/carry-since.ts";
export type { RevisionOutcome, RevisionRecord } from "./report/history.ts";
export { LANDED, landedCondition } from "./report/landed-condition.ts";
export { openFleetReport, openPackageReport, readFleetPages, targetLines } from "./report/read-pages.ts";
export { readFleetReport, readPackageReport } from "./report/read-report.ts";
export { readRollup } from "./report/read-rollup.ts";
export { isSnapshot, readSnapshot, type Snapshot } from "./report/read-snapshot.ts";
export {
  type FleetReportInput,
  fleetReportName,
  fleetReportPages,
  fleetReports,
  type PackageReportInput,
  packageReport,
  packageReportName,
} from "./report/report.ts";
export { type ClusterLine, clusterLine, type TargetLine, targetLine } from "./report/report-line.ts";
export { type SummaryCondition, summaryConditions } from "./report/summary-conditions.ts";
export { inventoryObjects, isInventory, isInventoryRef } from "./resource-group/inventory-objects.ts";
export { readResourceGroup } from "./resource-group/resource-group.ts";
export {
  type ResourceGroupInput,
  type ResourceGroupObject,
  resourceGroupObject,
} from "./resource-group/resource-group-object.ts";
export {
  type ResourceGroupOptions,
  type ResourceGroupStatus,
  type ResourceStatus,
  resourceGroupStatus,
} from "./resource-group/write-resource-group.ts";
export { aggregateStatuses, type HeadlineWord, headlineWord } from "./rollup/headline.ts";
export {
  addObservation,
  addObservations,
  emptyRollup,
  mergeRollups,
  type Rollup,
  type RollupLimits,
  type RollupOptions,
} from "./rollup/rollup.ts";
export type { AxisCounts, Counts } from "./rollup/rollup-counts.ts";
export type { RollupException } from "./rollup/rollup-exceptions.ts";
export type { GroupPath, RollupChange } from "./rollup/rollup-group.ts";
export type { Counted, LineCount, RevisionKey, RevisionLine } from "./rollup/rollup-lines.ts";
export { createRollupTree, type RollupTree } from "./rollup/rollup-tree.ts";
export {
  createStatusIndex,
  type StatusIndex,
  type StatusIndexOptions,
  type StatusIndexSnapshot,
} from "./status-index/status-index.ts";
export type { TargetVerdict, VerdictEvent } from "./status-index/verdict-event.ts";
export {
  aggregateTemplateStatus,
  type TemplateItem,
  type TemplateOptions,
  type TemplateStatus,
  type TemplateVerdict,
} from "./template/index.ts";
