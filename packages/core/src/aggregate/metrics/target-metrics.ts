import type { TargetFigures } from "./target-figures.ts";
import type { MetricFamily } from "./write-families.ts";

/** One of the eight series of a target. */
export interface TargetSeries {
  readonly metric: string;
  /** The label `state`, for a metric that has one besides `cluster` and `package`. */
  readonly state?: string;
  readonly figure: Exclude<keyof TargetFigures, "cluster" | "package">;
}

/** A metric of targets, as OpenMetrics describes it. All are gauges. */
export type TargetMetric = MetricFamily<TargetSeries>;

/** The largest size of a name in a label, in bytes of its JSON. */
export const MAX_LABEL_BYTES = 253;

const OBJECTS = "landfall_target_objects";
const SUSPENDED = "landfall_target_suspended_objects";
const OBSERVED = "landfall_target_observed_revision";
const WANTED = "landfall_target_wanted_revision";
const OBSERVED_AT = "landfall_target_observed_timestamp_seconds";

/**
 * The metrics of a target, with labels `cluster` and `package`, and `state` with four fixed values. Variable data such
 * as the revision is the value; so there are at most eight series for each cluster and package.
 */
export const TARGET_METRICS: readonly TargetMetric[] = [
  {
    name: OBJECTS,
    help: "Objects of the package on the cluster by what they count as.",
    series: [
      { metric: OBJECTS, state: "current", figure: "current" },
      { metric: OBJECTS, state: "in_progress", figure: "inProgress" },
      { metric: OBJECTS, state: "failed", figure: "failed" },
      { metric: OBJECTS, state: "other", figure: "other" },
    ],
  },
  {
    name: SUSPENDED,
    help: "Objects that are held; all of them and one more where the package itself is.",
    series: [{ metric: SUSPENDED, figure: "suspended" }],
  },
  {
    name: OBSERVED,
    help: "Fingerprint of the revision observed, below 2^53.",
    series: [{ metric: OBSERVED, figure: "observedRevision" }],
  },
  {
    name: WANTED,
    help: "Fingerprint of the revision wanted, below 2^53.",
    series: [{ metric: WANTED, figure: "wantedRevision" }],
  },
  {
    name: OBSERVED_AT,
    help: "When the oldest part of it was observed.",
    unit: "seconds",
    series: [{ metric: OBSERVED_AT, figure: "observedAt" }],
  },
];

/** All series of a target. */
export const TARGET_SERIES: readonly TargetSeries[] = TARGET_METRICS.flatMap(({ series }) => series);
