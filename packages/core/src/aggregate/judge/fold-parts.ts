import {
  type Actuation,
  type Axes,
  type Freshness,
  type Health,
  type Reconcile,
  type Suspended,
  UNSEEN,
  type UpToDate,
} from "../model/axes.ts";
import type { Observation, RevisionPair } from "../model/observation.ts";
import { aggregateStatuses } from "../rollup/headline.ts";

/** Words of actuation, the worst first: the first that occurs decides. */
const WORST_ACTUATION: readonly Actuation[] = ["Failed", "Skipped", "Pending", "Succeeded"];
const WORST_RECONCILE: readonly Reconcile[] = ["Failed", "Timeout", "Skipped", "Pending", "Succeeded"];
const WORST_UP_TO_DATE: readonly UpToDate[] = ["no", "unknown", "yes"];
const WORST_FRESHNESS: readonly Freshness[] = ["never-seen", "stale", "fresh"];
/** The words for a target of which no part is wholly suspended, the worst first. */
const WORST_SUSPENDED: readonly Suspended[] = ["partial", "pending", "unknown"];

/** Folds the axes of a target's parts, each axis over the parts that know it. */
export function foldAxes(parts: readonly Observation[]): Axes {
  return {
    health: foldHealth(parts),
    actuation: worstOf(parts, "actuation", WORST_ACTUATION),
    reconcile: worstOf(parts, "reconcile", WORST_RECONCILE),
    upToDate: worstOf(parts, "upToDate", WORST_UP_TO_DATE),
    suspended: foldSuspended(parts),
    freshness: worstOf(parts, "freshness", WORST_FRESHNESS),
  };
}

/**
 * Folds health: a word that all parts share is kept, also Terminating and NotFound. If every part that knows it is
 * excluded from readiness, the target is healthy.
 */
function foldHealth(parts: readonly Observation[]): Health {
  let agreed: Health | undefined;
  for (const part of parts) {
    if (!saysOf(part, "health")) continue;
    const { health } = part.axes;
    if (agreed !== undefined && agreed !== health) return aggregateStatuses(wordsOf(parts));
    agreed = health;
  }
  if (agreed !== undefined) return agreed;
  return parts.some(({ excluded }) => excluded !== undefined) ? "Current" : UNSEEN.health;
}

function wordsOf(parts: readonly Observation[]): readonly Health[] {
  return [...new Set(parts.filter((part) => saysOf(part, "health")).map(({ axes }) => axes.health))];
}

function worstOf<Axis extends keyof Axes>(
  parts: readonly Observation[],
  axis: Axis,
  order: readonly Axes[Axis][],
): Axes[Axis] {
  let worst = order.length;
  for (const part of parts) {
    const rank = saysOf(part, axis) ? order.indexOf(part.axes[axis]) : -1;
    if (rank >= 0 && rank < worst) worst = rank;
  }
  return order[worst] ?? UNSEEN[axis];
}

function saysOf({ unsaid }: Observation, axis: keyof Axes): boolean {
  return unsaid === undefined || !unsaid.includes(axis);
}

/**
 * Folds suspension: the delivery of the whole target decides; a part that is held while the target is not makes it
 * partial.
 */
function foldSuspended(parts: readonly Observation[]): Suspended {
  let said = 0;
  let held = 0;
  let worst = WORST_SUSPENDED.length;
  for (const part of parts) {
    if (!saysOf(part, "suspended")) continue;
    const { suspended } = part.axes;
    if (suspended === "yes" && part.ref === undefined) return "yes";
    said++;
    if (suspended === "yes") held++;
    const rank = WORST_SUSPENDED.indexOf(suspended);
    if (rank >= 0 && rank < worst) worst = rank;
  }
  if (held > 0) return held === said ? "yes" : "partial";
  return WORST_SUSPENDED[worst] ?? (said === 0 ? "unknown" : "no");
}

/**
 * Folds the revision: that of the whole target's delivery; without one, of the parts that name a revision. Of several,
 * the one that is behind counts, then the smallest: wanted and observed always come from one part.
 */
export function foldRevision(parts: readonly Observation[], wanted: string | undefined): RevisionPair {
  let chosen: Observation | undefined;
  for (const part of parts) {
    const { revision } = part;
    if (revision.observed === undefined && revision.wanted === undefined) continue;
    if (chosen === undefined || compareRevisions(part, chosen) < 0) chosen = part;
  }
  return { wanted: wanted ?? chosen?.revision.wanted, observed: chosen?.revision.observed };
}

function compareRevisions(a: Observation, b: Observation): number {
  const byScope = Number(a.ref !== undefined) - Number(b.ref !== undefined);
  if (byScope !== 0) return byScope;
  const [first, second] = [a, b].map(({ axes, revision }) =>
    JSON.stringify([WORST_UP_TO_DATE.indexOf(axes.upToDate), revision.observed ?? "", revision.wanted ?? ""]),
  ) as [string, string];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
