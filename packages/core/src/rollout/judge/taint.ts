import { isSameRevision } from "../../aggregate/index.ts";
import type { History } from "../../run/index.ts";
import type { Clear } from "../model/inputs.ts";
import type { Taint, TaintReason } from "../model/policies.ts";
import { type Aborted, isGoingBack, type Phase, type RolloutState } from "../model/state.ts";

/** The number of revisions that are remembered; of more, those that came last. */
export const MOST_TAINTS = 32;

/** The list with a revision more, at its end; the same list where it says so already. */
export function taint(known: readonly Taint[], one: Taint): readonly Taint[] {
  const isKnown = known.some(
    ({ revision, attempt, reason }) => revision === one.revision && attempt === one.attempt && reason === one.reason,
  );
  if (isKnown) return known;
  return [...known.filter(({ revision }) => revision !== one.revision), one].slice(-MOST_TAINTS);
}

/**
 * The list without the taints that somebody clears: a word about an attempt counts for that one and those before it.
 */
export function clearTaints(known: readonly Taint[], clears: readonly Clear[]): readonly Taint[] {
  const isCleared = (one: Taint): boolean =>
    clears.some(({ revision, attempt }) => one.attempt <= attempt && isSameRevision(one.revision, revision));
  return known.some(isCleared) ? known.filter((one) => !isCleared(one)) : known;
}

/** The taints of a state that was stored before there was such a list, by its attempts. */
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

/** Whether a revision, however it is spelt, is one that no rollback goes back to. */
export function isTainted(known: readonly Taint[], revision: string): boolean {
  return known.some((one) => isSameRevision(one.revision, revision));
}

/**
 * The revisions that no rollback goes back to, once the phase is known: a revision is on the list as soon as an attempt
 * at it is stopped, aborted or sent back, and stays there, also when that attempt goes on, until somebody clears it.
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
  const now = clearTaints(isBad ? taint(known, { revision, attempt, reason }) : known, clears);
  return tainted === undefined && now.length === 0 ? undefined : now;
}
