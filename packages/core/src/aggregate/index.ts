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
} from "./axes.ts";
export { carrySince } from "./carry-since.ts";
export { groupBy } from "./group-by.ts";
export { aggregateStatuses, type HeadlineWord, headlineWord } from "./headline.ts";
export { LANDED, landedCondition } from "./landed-condition.ts";
export {
  readTargetMetrics,
  readVector,
  type Sample,
  TARGET_METRICS,
  type TargetFigures,
  type TargetMetric,
  type TargetMetricsContext,
  type TargetSeries,
  targetFigures,
  writeOpenMetrics,
} from "./metrics/index.ts";
export {
  blockOnCluster,
  freshnessJudge,
  isLanded,
  judgeFreshness,
  makeObservation,
  type Observation,
  type ObservationDraft,
  type ReadContext,
  type RevisionPair,
  unseenObservation,
} from "./observation.ts";
export {
  foldActuation,
  healthFromApply,
  projectAxes,
  type ResourceGroupWords,
  reconcileOf,
  type Strategy,
} from "./projection.ts";
export { readFleetReport, readPackageReport } from "./read-report.ts";
export { readRollup } from "./read-rollup.ts";
export {
  type FleetReportInput,
  fleetReportName,
  fleetReportPages,
  fleetReports,
  type PackageReportInput,
  packageReport,
  packageReportName,
} from "./report.ts";
export { type ClusterLine, clusterLine, type TargetLine, targetLine } from "./report-line.ts";
export { readResourceGroup } from "./resource-group.ts";
export { isSameRevision, upToDateOf } from "./revision.ts";
export {
  addObservation,
  addObservations,
  emptyRollup,
  mergeRollups,
  type Rollup,
  type RollupLimits,
  type RollupOptions,
} from "./rollup.ts";
export type { AxisCounts, Counts } from "./rollup-counts.ts";
export type { RollupException } from "./rollup-exceptions.ts";
export type { GroupPath, RollupChange } from "./rollup-group.ts";
export type { Counted, LineCount, RevisionKey, RevisionLine } from "./rollup-lines.ts";
export { createRollupTree, type RollupTree } from "./rollup-tree.ts";
export { type ExceptionSeverity, SEVERITIES, severityOf } from "./severity.ts";
export {
  createStatusIndex,
  type StatusIndex,
  type StatusIndexOptions,
  type StatusIndexSnapshot,
} from "./status-index.ts";
export { summarizeTarget, withStaleText, withSuspensionText } from "./summarize-target.ts";
export { type SummaryCondition, summaryConditions } from "./summary-conditions.ts";
export {
  aggregateTemplateStatus,
  type TemplateItem,
  type TemplateOptions,
  type TemplateStatus,
  type TemplateVerdict,
} from "./template/index.ts";
export type { Verdict, VerdictEvent } from "./verdict-event.ts";
export {
  type ResourceGroupOptions,
  type ResourceGroupStatus,
  type ResourceStatus,
  resourceGroupStatus,
} from "./write-resource-group.ts";
