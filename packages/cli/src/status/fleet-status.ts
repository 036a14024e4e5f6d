import {
  addObservations,
  emptyRollup,
  groupBy,
  isLanded,
  isSnapshot,
  type Observation,
  type Rollup,
  readSnapshot,
  type Snapshot,
} from "@landfall/core/aggregate";
import {
  failure,
  formatTime,
  type Problem,
  parseDuration,
  type Result,
  refKey,
  refOf,
  success,
} from "@landfall/core/object";
import {
  CLOCK,
  fleetOptions,
  observeFleet,
  type PlacedClock,
  packageTime,
} from "@landfall/krm-functions/aggregate-status";
import type { FoundObject } from "../input/read-package-objects.ts";
import type { Sources } from "./evidence-view.ts";
import { fleetConfig } from "./fleet-config.ts";
import { type RevisionCount, revisionCounts } from "./mixture.ts";
import type { ObjectStatus } from "./object-status.ts";
import { objectStatuses } from "./object-view.ts";

/** Options by which the user overrides the package's own. */
export interface JudgeOptions {
  /** The time, in milliseconds since the epoch. */
  readonly now: number | undefined;
  readonly staleAfter: string | undefined;
}

/** A target, and the objects of its cluster that are not Current. */
export interface TargetStatus {
  readonly observation: Observation;
  readonly landed: boolean;
}

/** A cluster of a fleet. */
export interface ClusterStatus {
  readonly cluster: string;
  readonly observedAt?: string;
  readonly targets: readonly TargetStatus[];
  readonly objects: readonly ObjectStatus[];
}

/** The status of a fleet, by its snapshots. */
export interface FleetStatus {
  /** The word for the whole fleet, by the rule of cli-utils. */
  readonly status: string;
  readonly landed: number;
  readonly total: number;
  /** The number of targets by severity. */
  readonly bySeverity: Rollup["bySeverity"];
  readonly revisions: readonly RevisionCount[];
  readonly asOf?: string;
  readonly clusters: readonly ClusterStatus[];
}

/** Whether a directory is a fleet package: one that holds snapshots. */
export function isFleet(found: readonly FoundObject[]): boolean {
  return found.some(({ object }) => isSnapshot(object));
}

/**
 * Judges a fleet by its snapshots as the package's own step `aggregate-status` does, with its config. From existing
 * reports only the revisions are read, because a sample may refer to one of them.
 */
export function fleetStatus(found: readonly FoundObject[], options: JudgeOptions): Result<FleetStatus> {
  const { staleAfter } = options;
  if (staleAfter !== undefined && !((parseDuration(staleAfter) ?? 0) > 0)) return failure(badDuration(staleAfter));
  const config = fleetConfig(found);
  const now = options.now === undefined ? packageTime(clocksAmong(found), config.now) : success(options.now);
  if (!now.ok) return now;
  const look = fleetOptions({ ...config, ...(staleAfter === undefined ? {} : { staleAfter }) }, now.value);
  if (!look.ok) return look;
  const observed = observeFleet(found, look.value);
  const { observations } = observed;
  const problems = [...now.problems, ...observed.problems];
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length > 0) return failure(...errors);
  return success(summary(observations, found), problems);
}

function summary(observations: readonly Observation[], found: readonly FoundObject[]): FleetStatus {
  const { word, landed, total, bySeverity } = addObservations(emptyRollup(), observations);
  const snapshots = lastSnapshots(found);
  const byCluster = groupBy(observations, ({ target }) => target.cluster);
  const names = [...new Set([...byCluster.keys(), ...snapshots.keys()])].sort();
  const clusters = names.map((name) => clusterOf(name, byCluster.get(name) ?? [], snapshots.get(name)));
  const asOf = newest([...snapshots.values()]);
  return {
    status: word,
    landed,
    total,
    bySeverity,
    revisions: revisionCounts(observations),
    ...(asOf === undefined ? {} : { asOf }),
    clusters,
  };
}

/** The newest valid snapshot of each cluster. */
function lastSnapshots(found: readonly FoundObject[]): ReadonlyMap<string, Snapshot> {
  const last = new Map<string, Snapshot>();
  for (const { object } of found) {
    const snapshot = isSnapshot(object) ? readSnapshot(object) : undefined;
    if (snapshot?.ok !== true) continue;
    const { cluster, time = 0 } = snapshot.value;
    if (time >= (last.get(cluster)?.time ?? 0)) last.set(cluster, snapshot.value);
  }
  return last;
}

/** Reads the objects on which the status of each cluster rests, by `refKey`. */
export function readSources(found: readonly FoundObject[]): (cluster: string) => Sources {
  const snapshots = lastSnapshots(found);
  return (cluster) => {
    const items = snapshots.get(cluster)?.items ?? [];
    return new Map(items.map((object) => [refKey(refOf(object)), object]));
  };
}

function clusterOf(cluster: string, observations: readonly Observation[], last: Snapshot | undefined): ClusterStatus {
  return {
    cluster,
    ...(last === undefined ? {} : { observedAt: last.observedAt }),
    targets: observations.map((observation) => ({ observation, landed: isLanded(observation) })),
    objects: last === undefined ? [] : objectStatuses(last.items.map((object) => ({ object, now: last.time }))),
  };
}

function newest(snapshots: readonly Snapshot[]): string | undefined {
  const times = snapshots.flatMap(({ time }) => time ?? []);
  return times.length === 0 ? undefined : formatTime(times.reduce((a, b) => Math.max(a, b)));
}

function isKind(object: FoundObject["object"], group: string, kind: string): boolean {
  const ref = refOf(object);
  return ref.group === group && ref.kind === kind;
}

function badDuration(text: string): Problem {
  return {
    code: "InvalidDuration",
    severity: "error",
    message: `--stale-after: ${JSON.stringify(text)} is no positive duration`,
    hint: "write it as 15m or 1h30m",
  };
}

function clocksAmong(found: readonly FoundObject[]): readonly PlacedClock[] {
  const clocks = found.filter(({ object }) => isKind(object, CLOCK.group, CLOCK.kind));
  return clocks.map(({ object }) => ({ object, ref: refOf(object) }));
}
