import { type Axes, hasPendingChange } from "../model/axes.ts";
import { jsonSize } from "../model/bound.ts";
import { type HoldNote, isLanded, type Observation } from "../model/observation.ts";
import { SEVERITIES, severityOf } from "../model/severity.ts";

/** One package on one cluster, as a FleetReport lists it. `package` is `""` if only the cluster is known. */
export interface TargetLine extends Axes {
  readonly package: string;
  readonly wanted?: string;
  readonly observed?: string;
  /** The names of the first three holders, if known. */
  readonly holds?: readonly string[];
  /** Why, since when and until when each of these holders holds it, if known. */
  readonly heldBy?: readonly HoldNote[];
  readonly pendingChange?: boolean;
  /** The number of the target's objects that are excluded from its readiness. */
  readonly excluded?: number;
  readonly landed: boolean;
  readonly blockedBy?: string;
  readonly reason?: string;
  readonly message?: string;
  /** Since when the target has been in this state; RFC 3339. */
  readonly since?: string;
  /** When the source observed the target; RFC 3339. */
  readonly observedAt?: string;
  readonly source?: string;
}

/** The targets of one cluster, at most 1 KiB of JSON. */
export interface ClusterLine {
  readonly cluster: string;
  readonly total: number;
  readonly landed: number;
  readonly omitted: number;
  readonly targets: readonly TargetLine[];
}

const MAX_BYTES = 1024;
const MAX_HOLDS = 3;

/** Returns the line of one target. A landed target has no reason and no message. */
export function targetLine(observation: Observation): TargetLine {
  const {
    target,
    revision,
    axes,
    holds = [],
    heldBy = [],
    blockedBy,
    excluded,
    since,
    observedAt,
    source,
  } = observation;
  const landed = isLanded(observation);
  return {
    package: target.package ?? "",
    ...(revision.wanted && { wanted: revision.wanted }),
    ...(revision.observed && { observed: revision.observed }),
    ...axes,
    ...(holds.length > 0 && { holds: holds.slice(0, MAX_HOLDS) }),
    ...(heldBy.length > 0 && { heldBy: heldBy.slice(0, MAX_HOLDS) }),
    ...(hasPendingChange(axes) && { pendingChange: true }),
    ...(excluded && { excluded }),
    landed,
    ...(blockedBy && { blockedBy }),
    ...(!landed && { reason: observation.reason, message: observation.message }),
    ...(since && { since }),
    ...(observedAt && { observedAt }),
    ...(source && { source }),
  };
}

/**
 * Returns the line of one cluster from the observations of its targets, the worst first, then by package. If they do
 * not fit in 1 KiB, first messages are dropped, beginning with the least severe, then whole targets, which `omitted`
 * counts.
 */
export function clusterLine(cluster: string, observations: readonly Observation[]): ClusterLine {
  const targets = worstFirst(observations).map(targetLine);
  const landed = targets.filter((line) => line.landed).length;
  const whole = { cluster, total: targets.length, landed, omitted: 0, targets };
  return fits(whole) ? whole : squeeze(whole);
}

function worstFirst(observations: readonly Observation[]): readonly Observation[] {
  if (observations.length < 2) return observations;
  const name = ({ target }: Observation): string => target.package ?? "";
  return observations
    .map((observation) => ({ observation, rank: rankOf(observation) }))
    .toSorted((a, b) => a.rank - b.rank || (name(a.observation) < name(b.observation) ? -1 : 1))
    .map(({ observation }) => observation);
}

function rankOf(observation: Observation): number {
  const severity = severityOf(observation);
  return severity === undefined ? SEVERITIES.length : SEVERITIES.indexOf(severity);
}

function squeeze(whole: ClusterLine): ClusterLine {
  const targets = [...whole.targets];
  for (let index = targets.length - 1; index >= 0; index--) {
    const { message: _, source: __, heldBy: ___, ...brief } = targets[index] as TargetLine;
    targets[index] = brief;
    const squeezed = { ...whole, targets };
    if (fits(squeezed)) return squeezed;
  }
  while (targets.length > 0 && !fits({ ...whole, omitted: whole.total, targets })) targets.pop();
  return { ...whole, omitted: whole.total - targets.length, targets };
}

function fits(line: ClusterLine): boolean {
  return jsonSize(line) <= MAX_BYTES;
}
