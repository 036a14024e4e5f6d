import { fingerprint, formatTime, type Target, targetKey } from "../../object/index.ts";
import type { Axes } from "../model/axes.ts";
import { groupBy } from "../model/group-by.ts";
import { makeObservation, type Observation } from "../model/observation.ts";
import { headlineWord } from "../rollup/headline.ts";
import type { Sample } from "./read-vector.ts";
import { TARGET_SERIES, type TargetSeries } from "./target-metrics.ts";

/** The facts that a reader of target metrics needs besides the samples. */
export interface TargetMetricsContext {
  /** The revisions that may occur, as their source spells them. A fingerprint of any other revision is unknown. */
  readonly revisions: Iterable<string>;
}

type Figures = { readonly [figure in TargetSeries["figure"]]?: number };

/**
 * Reads the samples of `writeOpenMetrics`' metrics as observations, one for each cluster and package, sorted by name.
 * Other metrics and labels are ignored; a label that Prometheus renamed to `exported_cluster` is the cluster. Two
 * samples of one series, or samples of different times, are a torn set, of which nothing is known. A value that is no
 * count (averaged, negative, NaN), a missing series and a fingerprint of no expected revision leave their axis unknown.
 * A held target was last applied at the observed revision. Freshness is judged by the observed time in the samples, not
 * by that of the query.
 */
export function readTargetMetrics(samples: readonly Sample[], context: TargetMetricsContext): readonly Observation[] {
  const revisions = byFingerprint(context.revisions);
  const ours = samples.flatMap((sample) => {
    const series = seriesOf(sample);
    const target = targetOf(sample);
    return series === undefined || target === undefined ? [] : [{ sample, series, target }];
  });
  const groups = [...groupBy(ours, ({ target }) => targetKey(target))].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return groups.flatMap(([, group]) => {
    const target = group[0]?.target;
    if (target === undefined) return [];
    const isTorn =
      new Set(group.map(({ series }) => series.figure)).size < group.length ||
      new Set(group.map(({ sample }) => sample.at)).size > 1;
    if (isTorn) return [tornObservation(target)];
    const figures = Object.fromEntries(
      group.flatMap(({ sample, series }) => (isCount(sample.value) ? [[series.figure, sample.value]] : [])),
    ) as Figures;
    return [observe(target, figures, revisions)];
  });
}

function seriesOf(sample: Sample): TargetSeries | undefined {
  const state = labelOf(sample, "state");
  return TARGET_SERIES.find((series) => series.metric === sample.metric && series.state === state);
}

function targetOf(sample: Sample): Target | undefined {
  const [cluster = "", name = ""] = [labelOf(sample, "cluster"), labelOf(sample, "package")];
  if (cluster === "") return undefined;
  return name === "" ? { cluster } : { cluster, package: name };
}

/** Returns a label; a scrape that adds a label of the same name, as many add `cluster`, renames the exporter's. */
function labelOf({ labels }: Sample, name: string): string | undefined {
  return labels[`exported_${name}`] ?? labels[name];
}

/**
 * Returns the revisions by fingerprint; two revisions with the same one cannot be distinguished, so neither is in the
 * map.
 */
function byFingerprint(revisions: Iterable<string>): ReadonlyMap<number, string> {
  const known = new Map<number, string>();
  const doubtful = new Set<number>();
  for (const revision of revisions) {
    const print = fingerprint(revision);
    if ((known.get(print) ?? revision) !== revision) doubtful.add(print);
    known.set(print, revision);
  }
  for (const print of doubtful) known.delete(print);
  return known;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function tornObservation(target: Target): Observation {
  const message = "its samples are of different times or exporters";
  return makeObservation({ target, revision: {}, axes: {}, reason: "TornSamples", message, source: "prometheus" });
}

function observe(target: Target, figures: Figures, revisions: ReadonlyMap<number, string>): Observation {
  const [wanted, observed] = [
    revisionOf(figures.wantedRevision, revisions),
    revisionOf(figures.observedRevision, revisions),
  ];
  const upToDate = wanted === undefined || observed === undefined ? "unknown" : wanted === observed ? "yes" : "no";
  const suspended = suspendedOf(figures);
  const isApplied = upToDate === "yes" || (suspended === "yes" && observed !== undefined);
  const applied = isApplied ? ({ actuation: "Succeeded" } as const) : {};
  const { health, reason, message } = healthOf(figures);
  return makeObservation({
    target,
    revision: { wanted, observed },
    axes: { health, upToDate, ...applied, ...(suspended === undefined ? {} : { suspended }) },
    reason,
    message,
    observedAt: timeOf(figures.observedAt),
    source: "prometheus",
  });
}

function revisionOf(print: number | undefined, revisions: ReadonlyMap<number, string>): string | undefined {
  return print === undefined ? undefined : revisions.get(print);
}

function healthOf({ current, inProgress, failed, other }: Figures): Pick<Axes, "health"> & CauseText {
  if (current === undefined || inProgress === undefined || failed === undefined || other === undefined)
    return { health: "Unknown", reason: "MissingSamples", message: "not all of its counts are there" };
  const total = current + inProgress + failed + other;
  if (total === 0) return { health: "Unknown", reason: "NoObjects", message: "nothing is known of its objects" };
  const health = headlineWord({ current, inProgress, failed, unknown: other });
  const counts = { failed, unknown: other, "in progress": inProgress };
  const told = Object.entries(counts).flatMap(([word, count]) => (count === 0 ? [] : [`${count} ${word}`]));
  const message = told.length === 0 ? `all ${total} objects are Current` : `of ${total} objects ${told.join(", ")}`;
  return { health, reason: health, message };
}

interface CauseText {
  readonly reason: string;
  readonly message: string;
}

function suspendedOf({
  current = 0,
  inProgress = 0,
  failed = 0,
  other = 0,
  suspended,
}: Figures): Axes["suspended"] | undefined {
  if (suspended === undefined) return undefined;
  if (suspended === 0) return "no";
  return suspended > current + inProgress + failed + other ? "yes" : "partial";
}

const MAX_SECONDS = 253_402_300_799;

function timeOf(seconds: number | undefined): string | undefined {
  return seconds === undefined || seconds > MAX_SECONDS ? undefined : formatTime(seconds * 1000);
}
