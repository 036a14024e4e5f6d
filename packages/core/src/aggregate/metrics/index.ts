export { type ClusterFigures, clusterFigures, writeClusterMetrics } from "./cluster-metrics.ts";
export { readTargetMetrics, type TargetMetricsContext } from "./read-target-metrics.ts";
export { readVector, type Sample } from "./read-vector.ts";
export { type TargetFigures, targetFigures } from "./target-figures.ts";
export { TARGET_METRICS, type TargetMetric, type TargetSeries } from "./target-metrics.ts";
export { writeOpenMetrics } from "./write-open-metrics.ts";
