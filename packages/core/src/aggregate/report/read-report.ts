import { type Problem, type Result, readPath, success, type Target } from "../../object/index.ts";
import { withSuspensionText } from "../judge/summarize-target.ts";
import type { Axes } from "../model/axes.ts";
import { makeObservation, type Observation } from "../model/observation.ts";
import type { Rollup } from "../rollup/rollup.ts";
import { AXIS_NAMES, type Counts } from "../rollup/rollup-counts.ts";
import { openFleetReport, openPackageReport } from "./read-pages.ts";
import { readRollup } from "./read-rollup.ts";
import type { TargetLine } from "./report-line.ts";

/**
 * Returns the targets of a FleetReport from another process, as that process saw them: their rollup equals that of the
 * original observations. The reader judges staleness by `observedAt`. Problems: those of the schema; a warning
 * `TargetsOmitted` for a cluster whose line has no room for all targets.
 */
export function readFleetReport(report: unknown): Result<readonly Observation[]> {
  const opened = openFleetReport(report);
  if (!opened.ok) return opened;
  const lines = opened.value.status?.clusters ?? [];
  const omitted = lines.flatMap(({ cluster, omitted: count }): readonly Problem[] => {
    if (count === 0) return [];
    const message = `${count} targets of ${cluster} are not listed`;
    const hint = "let the cluster report fewer packages, or give its objects";
    return [{ code: "TargetsOmitted", severity: "warning", message, hint }];
  });
  const observations = lines.flatMap(({ cluster, targets }) => targets.map((line) => observationOf(cluster, line)));
  return success(observations, [...opened.problems, ...omitted]);
}

/**
 * Returns the observation in a cluster's own PackageReport, whose rollup counts one target and so contains all of its
 * axes. `undefined` for a report without targets, and for one of a group, whose targets are in another report too.
 * Problems: those of the schema and of `readRollup`, and `SeveralTargets`, since a rollup does not say which they are.
 */
export function readPackageReport(report: unknown, cluster: string): Result<Observation | undefined> {
  const opened = openPackageReport(report);
  if (!opened.ok) return opened;
  const { problems } = opened;
  const { spec, status } = opened.value;
  if (spec.group !== undefined || status === undefined) return success(undefined, problems);
  const rollup = readRollup(status.rollup);
  if (!rollup.ok) return rollup;
  const { total } = rollup.value;
  if (total === 0) return success(undefined, problems);
  if (total === 1) return success(onlyTarget({ cluster, package: spec.package }, rollup.value), problems);
  const message = `the rollup is of ${total} targets, and does not say which`;
  const hint = "give the FleetReport instead";
  return { ok: false, problems: [{ code: "SeveralTargets", severity: "error", message, hint }] };
}

function observationOf(cluster: string, line: TargetLine): Observation {
  const { wanted, observed, health, actuation, reconcile, upToDate, suspended, freshness, holds, blockedBy } = line;
  const target = line.package === "" ? { cluster } : { cluster, package: line.package };
  const observation = makeObservation({
    target,
    revision: { wanted, observed },
    axes: { health, actuation, reconcile, upToDate, suspended },
    holds,
    blockedBy,
    reason: line.reason ?? (line.landed ? "Landed" : health),
    message: line.message ?? (line.landed ? "landed" : ""),
    since: line.since,
    observedAt: line.observedAt,
    source: line.source ?? "report",
  });
  const { excluded, heldBy } = line;
  const seen = {
    ...observation,
    axes: { ...observation.axes, freshness },
    ...(excluded !== undefined && { excluded }),
    ...(heldBy !== undefined && { heldBy }),
  };
  return withSuspensionText(seen);
}

function onlyTarget(target: Target, rollup: Rollup): Observation {
  const [exception] = rollup.exceptions;
  const axes = Object.fromEntries(AXIS_NAMES.map((axis) => [axis, onlyWord(rollup[axis])])) as unknown as Axes;
  const wanted = exception?.wanted ?? rollup.revisions.find(({ wantedBy }) => wantedBy === 1)?.revision;
  const at = rollup.revisions.find(({ total }) => total === 1)?.revision;
  const observation = makeObservation({
    target,
    revision: { wanted, observed: (exception?.revision ?? at) || undefined },
    axes,
    blockedBy: rollup.waiting === 1 ? `cluster/${target.cluster}` : undefined,
    reason: exception?.reason ?? "Landed",
    message: exception?.message ?? "landed",
    since: readPath(exception, ["since"]),
    observedAt: rollup.asOf,
    source: "report",
  });
  return { ...observation, axes: { ...observation.axes, freshness: axes.freshness } };
}

function onlyWord(counts: Counts<string>): string | undefined {
  return Object.keys(counts).find((word) => counts[word] === 1);
}
