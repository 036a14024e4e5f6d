import {
  type Actuation,
  type Axes,
  type Freshness,
  type Health,
  type Reconcile,
  type Suspended,
  UNSEEN,
  type UpToDate,
} from "./axes.ts";
import { aggregateStatuses } from "./headline.ts";
import type { Observation, RevisionPair } from "./observation.ts";

/** Worst first: the first that occurs decides. */
const WORST_ACTUATION: readonly Actuation[] = ["Failed", "Skipped", "Pending", "Succeeded"];
const WORST_RECONCILE: readonly Reconcile[] = ["Failed", "Timeout", "Skipped", "Pending", "Succeeded"];
const WORST_UP_TO_DATE: readonly UpToDate[] = ["no", "unknown", "yes"];
const WORST_FRESHNESS: readonly Freshness[] = ["never-seen", "stale", "fresh"];
/** Where none says yes. */
const WORST_SUSPENDED: readonly Suspended[] = ["partial", "pending", "unknown"];

/** The axes of a target from those of its parts, each by the parts that have something to say about it. */
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

/** A word that all agree on stays: Terminating and NotFound too. */
function foldHealth(parts: readonly Observation[]): Health {
  const words: Health[] = [];
  for (const part of parts)
    if (saysOf(part, "health") && !words.includes(part.axes.health)) words.push(part.axes.health);
  const [only] = words;
  return only !== undefined && words.length === 1 ? only : aggregateStatuses(words);
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

/** The delivery of the whole target decides; a part that is held while the target is not makes it partial. */
function foldSuspended(parts: readonly Observation[]): Suspended {
  const words: Suspended[] = [];
  for (const part of parts) {
    if (!saysOf(part, "suspended")) continue;
    const word = part.axes.suspended;
    if (word === "yes" && part.ref === undefined) return "yes";
    if (!words.includes(word)) words.push(word);
  }
  if (words.includes("yes")) return words.length === 1 ? "yes" : "partial";
  return WORST_SUSPENDED.find((word) => words.includes(word)) ?? (words.length === 0 ? "unknown" : "no");
}

/**
 * The delivery of the whole target knows best; without one, the parts that name a revision. Of several the one that
 * is behind, then the smallest: wanted and observed are always of one part, never mixed.
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
