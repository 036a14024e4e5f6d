import { isSameRevision } from "../../aggregate/index.ts";
import type { History } from "../../run/index.ts";
import type { Clear } from "../model/inputs.ts";
import type { Taint, TaintReason } from "../model/policies.ts";
import { type Aborted, isGoingBack, type Phase, type RolloutState } from "../model/state.ts";

/** The largest number of tainted revisions that are remembered; the oldest are dropped. */
export const MOST_TAINTS = 32;

/** Returns the list with a revision added at the end; the same list if that taint is in it already. */
export function taint(known: readonly Taint[], one: Taint): readonly Taint[] {
  const isKnown = known.some(
    ({ revision, attempt, reason }) => revision === one.revision && attempt === one.attempt && reason === one.reason,
  );
  if (isKnown) return known;
  return [...known.filter(({ revision }) => revision !== one.revision), one].slice(-MOST_TAINTS);
}

/**
 * Returns the list without the taints that somebody clears: a request for an attempt clears taints of that one and
 * those before it.
 */
export function clearTaints(known: readonly Taint[], clears: readonly Clear[]): readonly Taint[] {
  const isCleared = (one: Taint): boolean =>
    clears.some(({ revision, attempt }) => one.attempt <= attempt && isSameRevision(one.revision, revision));
  return known.some(isCleared) ? known.filter((one) => !isCleared(one)) : known;
}

/** Derives the taints of a state that was stored before taints were, from its attempts. */
export function taintsOf(history: History | undefined): readonly Taint[] {
  return (history?.runs ?? []).reduce<readonly Taint[]>((known, { revision, attempt, outcome }) => {
    const reason = OUTCOMES.get(outcome);
    return reason === undefined ? known : taint(known, { revision, attempt, reason });
  }, []);
}

const OUTCOMES: ReadonlyMap<string, TaintReason> = new Map([
  ["Stopped", "Stopped"],
  ["RollingBack", "RolledBack"],
  ["RolledBack", "RolledBack"],
]);

/**
 * Returns the revisions that no rollback goes back to, once the phase is known. A revision is tainted as soon as an
 * attempt at it is stopped, aborted or rolled back; it stays so until somebody clears it, even if that attempt goes on.
 */
export function taintedIn(
  { revision, attempt, tainted, history }: RolloutState,
  phase: Phase,
  aborted: Aborted | undefined,
  clears: readonly Clear[] = [],
): readonly Taint[] | undefined {
  const known = tainted ?? taintsOf(history);
  const reason = isGoingBack(phase) ? "RolledBack" : aborted === undefined ? "Stopped" : "Aborted";
  const isBad = phase === "Stopped" || isGoingBack(phase);
  const own: Taint = { revision, attempt, reason };
  // A taint that is cleared as soon as it is there is never added: the list stays the same one, and nothing changes.
  const isTaint = isBad && clearTaints([own], clears).length > 0;
  const now = clearTaints(isTaint ? taint(known, own) : known, clears);
  return tainted === undefined && now.length === 0 ? undefined : now;
}
