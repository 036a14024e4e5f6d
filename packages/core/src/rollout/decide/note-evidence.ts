import { truncate } from "../../object/index.ts";
import { type Evidence, isRefused, notReadyIn, type RevisionTest } from "../model/evidence.ts";
import type { Moment } from "../model/moment.ts";
import { LONGEST_MESSAGE, NOT_READY, SUSPENDED, type TargetState } from "../model/state.ts";

/**
 * Notes on a target whether its cluster is ready, also by a stale report. A target keeps its note if no report names it,
 * or only one that was refused.
 * If the strategy skips unreachable targets, none waits for its cluster.
 */
export function noteReady(
  target: TargetState,
  evidence: Evidence | undefined,
  { now, onUnreachable }: Moment,
): TargetState {
  if (evidence === undefined || isRefused(evidence)) return target;
  const message = onUnreachable === "fail" ? notReadyIn(evidence) : undefined;
  const known = target.reason === NOT_READY ? (target.message ?? "") : undefined;
  if (message === known) return target;
  const { reason: _, message: __, ...rest } = target;
  if (message === undefined) return { ...rest, since: now };
  return {
    ...rest,
    since: known === undefined ? now : target.since,
    reason: NOT_READY,
    message: truncate(message, LONGEST_MESSAGE),
  };
}

/** Returns whether no attempt has moved a target, as far as is known, and no revision is known to be good on it. */
export function isNeverMoved({ lastGood, movedTo }: TargetState): boolean {
  return lastGood === undefined && movedTo === undefined;
}

/**
 * Assigns to a target that was never moved the revision at which it was last seen, in whatever health and by a report of
 * whatever age: it is to stay there, and a hold that pins a revision must know which. It becomes no last known good. The
 * revision of the rollout, and what a refused report says, are not noted.
 */
export function noteSeen(
  target: TargetState,
  evidence: Evidence | undefined,
  { isTarget }: Pick<Moment, "isTarget">,
): TargetState {
  const { observed = "" } = evidence ?? {};
  const isNews = observed !== "" && observed !== target.revision && isNeverMoved(target);
  return isNews && evidence !== undefined && !isRefused(evidence) && !isTarget(observed)
    ? { ...target, revision: observed }
    : target;
}

/**
 * Notes on a target in progress that somebody holds it, by a report that was made after it entered its state and shows
 * it at another revision than the one it is to get: no revision reaches it, so its deadline stands still. When such a
 * report shows it held no more, the deadline begins anew.
 */
export function noteHeld(
  target: TargetState,
  seen: Evidence | undefined,
  now: number,
  isGoal: RevisionTest,
): TargetState {
  if (seen === undefined || target.retryAt !== undefined) return target;
  const isHeld = seen.holds !== undefined && !isGoal(seen.observed);
  if (isHeld === (target.reason === SUSPENDED)) return target;
  const { reason: _, message: __, ...rest } = target;
  return isHeld ? { ...rest, reason: SUSPENDED } : { ...rest, since: now };
}
