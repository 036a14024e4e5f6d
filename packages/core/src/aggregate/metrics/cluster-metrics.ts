import { compareText, parseTime } from "../../object/index.ts";
import { boundName } from "../model/bound.ts";
import { groupBy } from "../model/group-by.ts";
import { isLanded, type Observation } from "../model/observation.ts";
import { severityOf } from "../model/severity.ts";
import { countedAs } from "../rollup/rollup-lines.ts";
import { MAX_LABEL_BYTES } from "./target-metrics.ts";
import { type MetricFamily, writeFamilies } from "./write-families.ts";

/** The state of one cluster in at most eight numbers, for any number of packages. */
export interface ClusterFigures {
  readonly cluster: string;
  /** Targets by state; together they are all targets. `other` is unknown: stale, never seen, blocked. */
  readonly landed: number;
  readonly inProgress: number;
  readonly failed: number;
  readonly other: number;
  /** The number of targets that are held, wholly or partly. */
  readonly suspended: number;
  /** The number of targets that wait for the cluster itself. */
  readonly waiting: number;
  /** Targets whose only fault is that they do not have the wanted revision. */
  readonly outdated: number;
  /**
   * When the target that was seen least recently was seen, in seconds since the epoch; absent if one was never seen.
   */
  readonly observedAt?: number;
}

interface ClusterSeries {
  readonly state?: string;
  readonly figure: Exclude<keyof ClusterFigures, "cluster">;
}

const CLUSTER_METRICS: readonly MetricFamily<ClusterSeries>[] = [
  {
    name: "landfall_cluster_targets",
    help: "Targets of the cluster by how they do.",
    series: [
      { state: "landed", figure: "landed" },
      { state: "in_progress", figure: "inProgress" },
      { state: "failed", figure: "failed" },
      { state: "other", figure: "other" },
    ],
  },
  {
    name: "landfall_cluster_suspended_targets",
    help: "Targets that are held, in whole or in part.",
    series: [{ figure: "suspended" }],
  },
  {
    name: "landfall_cluster_waiting_targets",
    help: "Targets that wait for the cluster, which is not ready.",
    series: [{ figure: "waiting" }],
  },
  {
    name: "landfall_cluster_outdated_targets",
    help: "Targets that are well, and not at the revision wanted.",
    series: [{ figure: "outdated" }],
  },
  {
    name: "landfall_cluster_observed_timestamp_seconds",
    help: "When the oldest of its targets was seen.",
    unit: "seconds",
    series: [{ figure: "observedAt" }],
  },
];

/** Returns the figures of every cluster, by name, from the observations of its targets. */
export function clusterFigures(observations: Iterable<Observation>): readonly ClusterFigures[] {
  const byCluster = groupBy(observations, ({ target }) => boundName(target.cluster, MAX_LABEL_BYTES));
  return [...byCluster]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([cluster, targets]) => ({ cluster, ...figuresOf(targets), ...oldestOf(targets) }));
}

function figuresOf(targets: readonly Observation[]): Omit<ClusterFigures, "cluster" | "observedAt"> {
  const figures = { landed: 0, inProgress: 0, failed: 0, other: 0, suspended: 0, waiting: 0, outdated: 0 };
  for (const target of targets) {
    figures[stateOf(target)]++;
    if (target.axes.suspended === "yes" || target.axes.suspended === "partial") figures.suspended++;
    if (target.blockedBy !== undefined) figures.waiting++;
    if (severityOf(target) === "outdated") figures.outdated++;
  }
  return figures;
}

function stateOf(target: Observation): "landed" | "inProgress" | "failed" | "other" {
  if (isLanded(target)) return "landed";
  const counted = countedAs(target);
  if (counted === "unknown") return "other";
  return counted === "failed" ? "failed" : "inProgress";
}

function oldestOf(targets: readonly Observation[]): Pick<ClusterFigures, "observedAt"> {
  let oldest: number | undefined;
  for (const { observedAt } of targets) {
    const time = parseTime(observedAt);
    if (time === undefined) return {};
    if (oldest === undefined || time < oldest) oldest = time;
  }
  return oldest === undefined ? {} : { observedAt: Math.floor(oldest / 1000) };
}

/**
 * Writes the figures of clusters in the OpenMetrics text format: at most eight series for each cluster, for any number
 * of packages and revisions. A program that reads figures back needs `writeOpenMetrics`, which includes packages and
 * revisions.
 */
export function writeClusterMetrics(figures: readonly ClusterFigures[]): string {
  return writeFamilies(CLUSTER_METRICS, figures, (member, { state, figure }) => ({
    labels: { cluster: member.cluster, ...(state === undefined ? {} : { state }) },
    value: member[figure],
  }));
}
