import {
  type Axes,
  groupBy,
  makeObservation,
  type Observation,
  type Sample,
  upToDateOf,
} from "@landfall/core/aggregate";
import { formatTime, type Target } from "@landfall/core/object";

/** The facts that a reader of metrics needs besides the samples. */
export interface SyncMetricsContext {
  /** The label with the name of the cluster. Default: `cluster`. */
  readonly clusterLabel?: string;
  /**
   * Returns the target of a RootSync or RepoSync on a cluster. Default: its name is the package. `undefined`: it is
   * ignored.
   */
  readonly targetOf?: (
    cluster: string,
    sync: { readonly namespace: string; readonly name: string },
  ) => Target | undefined;
  /** Returns the revision that a target should have, if known. */
  readonly wantedOf?: (target: Target) => string | undefined;
}

const TOTAL = "config_sync_resource_count";
const READY = "config_sync_ready_resource_count";
const ERROR = "config_sync_pipeline_error_observed";
const SYNCED = "config_sync_last_sync_timestamp";
const METRICS: ReadonlySet<string> = new Set([TOTAL, READY, ERROR, SYNCED]);

interface Found {
  readonly cluster: string;
  readonly namespace: string;
  readonly name: string;
  readonly sample: Sample;
}

/**
 * Reads Config Sync's own metrics, as its collector exports them: one observation for each RootSync or RepoSync of each
 * cluster, sorted by name. They say how many objects are Current but not why the others are not: those are InProgress,
 * never Failed. They are updated at most every 30 seconds, and count a ResourceGroup that is gone as 0 of 0, which is
 * Unknown. The commit is the last one that was synced successfully. Two values of one series, as of an old and a new
 * pod, are Unknown. The time is that of the query: Prometheus must detect a silent exporter.
 */
export function readSyncMetrics(samples: readonly Sample[], context: SyncMetricsContext = {}): readonly Observation[] {
  const { clusterLabel = "cluster", targetOf = byName } = context;
  const found = samples.flatMap((sample) => find(sample, clusterLabel));
  const groups = groupBy(found, ({ cluster, namespace, name }) => JSON.stringify([cluster, namespace, name]));
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, group]) => {
      const [first] = group;
      const target = first === undefined ? undefined : targetOf(first.cluster, first);
      const wanted = target === undefined ? undefined : context.wantedOf?.(target);
      return target === undefined
        ? []
        : [
            observe(
              target,
              wanted,
              group.map(({ sample }) => sample),
            ),
          ];
    });
}

function byName(cluster: string, { name }: { readonly name: string }): Target {
  return { cluster, package: name };
}

/** Finds the sync of a sample. Its ResourceGroup has the same name; reconcilers name theirs in other labels. */
function find(sample: Sample, clusterLabel: string): readonly Found[] {
  const { metric, labels } = sample;
  const { [clusterLabel]: cluster = "", resourcegroup = "" } = labels;
  const [ofGroup = "", nameOfGroup = ""] = resourcegroup.split("/");
  const { configsync_sync_namespace: namespace = ofGroup, configsync_sync_name: name = nameOfGroup } = labels;
  return METRICS.has(metric) && cluster !== "" && name !== "" ? [{ cluster, namespace, name, sample }] : [];
}

function observe(target: Target, wanted: string | undefined, samples: readonly Sample[]): Observation {
  const observed = lastSynced(samples);
  const failing = samples.find(
    (sample) => sample.metric === ERROR && sample.value === 1 && stageOf(sample) !== "readiness",
  );
  const { health, reason, message } = healthOf(countOf(samples, READY), countOf(samples, TOTAL));
  const actuation = failing === undefined ? (observed === undefined ? undefined : "Succeeded") : "Failed";
  const at = samples.reduce((oldest, sample) => Math.min(oldest, sample.at), Number.POSITIVE_INFINITY);
  return makeObservation({
    target,
    revision: { wanted, observed },
    axes: {
      health,
      ...(actuation === undefined ? {} : { actuation }),
      upToDate: upToDateOf(wanted, observed),
    },
    ...(failing === undefined
      ? { reason, message }
      : { reason: "PipelineError", message: `stage ${stageOf(failing)} reports errors; ${message}` }),
    observedAt: Math.abs(at) < 253_402_300_800_000 && at >= 0 ? formatTime(at) : undefined,
    source: "config-sync-metrics",
  });
}

/** Returns the stage of a sample. The exporter's own `component` is renamed if a scrape label takes its name. */
function stageOf({ labels }: Sample): string {
  return labels["exported_component"] ?? labels["component"] ?? "unknown";
}

/** Returns the count on which the samples of a metric agree; `undefined` if they differ or are not whole numbers. */
function countOf(samples: readonly Sample[], metric: string): number | undefined {
  const values = new Set(samples.filter((sample) => sample.metric === metric).map(({ value }) => value));
  const [value] = values;
  return values.size === 1 && value !== undefined && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

function healthOf(
  ready: number | undefined,
  total: number | undefined,
): { readonly health: Axes["health"]; readonly reason: string; readonly message: string } {
  if (ready === undefined || total === undefined || ready > total)
    return { health: "Unknown", reason: "TornSamples", message: "its counts are missing or contradict each other" };
  if (total === 0) return { health: "Unknown", reason: "NoObjects", message: "no objects are counted" };
  if (ready === total) return { health: "Current", reason: "Ready", message: `all ${total} objects are Current` };
  return { health: "InProgress", reason: "NotReady", message: `${ready} of ${total} objects are Current` };
}

/** Returns the commit of the newest successful sync; none if two commits have the same time. */
function lastSynced(samples: readonly Sample[]): string | undefined {
  const synced = samples.filter(
    ({ metric, labels, value }) => metric === SYNCED && labels["status"] === "success" && value > 0,
  );
  const newest = synced.reduce((latest, { value }) => Math.max(latest, value), 0);
  const commits = new Set(synced.filter(({ value }) => value === newest).map(({ labels }) => labels["commit"] ?? ""));
  const [commit = ""] = commits;
  return commits.size === 1 && commit !== "" ? commit : undefined;
}
