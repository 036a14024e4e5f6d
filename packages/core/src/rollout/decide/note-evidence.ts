import { truncate } from "../../object/index.ts";
import { type Evidence, isRefused, notReadyIn, type RevisionTest, toSecond } from "../model/evidence.ts";
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

/** The evidence of a target that counts in a decision, and the newest evidence there is of it. */
export interface LastSeen {
  readonly seen: Evidence | undefined;
  readonly last: Evidence | undefined;
}

/** Returns whether evidence was made after the first time, and is not ahead of the second (milliseconds). */
function isBetween(evidence: Evidence | undefined, since = 0, now: number): boolean {
  if (evidence?.observedAt === undefined) return false;
  const at = toSecond(evidence.observedAt);
  return at > since && at <= now;
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
 * report shows it held no more, the deadline begins anew. A report that is stale by now begins no standstill, and it
 * ends one: otherwise a target that fell silent right after its release from the hold would be waited for without end.
 */
export function noteHeld(
  target: TargetState,
  { seen, last }: LastSeen,
  now: number,
  isGoal: RevisionTest,
): TargetState {
  const isKnown = target.reason === SUSPENDED;
  const told = seen ?? (isKnown && isBetween(last, target.since, now) ? last : undefined);
  if (told === undefined || target.retryAt !== undefined) return target;
  const isHeld = told.holds !== undefined && !isGoal(told.observed);
  if (isHeld === isKnown) return target;
  const { reason: _, message: __, ...rest } = target;
  return isHeld ? { ...rest, reason: SUSPENDED } : { ...rest, since: now };
}
