import { formatTime, truncate } from "../../object/index.ts";
import { isTainted, withGood } from "../judge/last-good.ts";
import { dueAt } from "../model/due.ts";
import { type Evidence, isFresh, isRevision, judgeEvidence, toSecond } from "../model/evidence.ts";
import type { Moment } from "../model/moment.ts";
import type { FailureClass } from "../model/policies.ts";
import { CHANGED_BY_HAND, keep, LONGEST_MESSAGE, ROLLBACK_FAILED, type TargetState } from "../model/state.ts";
import { classify, type Failure } from "./classify.ts";
import { isNeverMoved, type LastSeen, noteHeld, noteReady, noteSeen } from "./note-evidence.ts";

const DEADLINE = "DeadlineExceeded";

/**
 * Returns the next state of a target by the evidence of it; the same object if nothing changes. Releasing is not
 * decided here.
 *
 * | state    | fresh evidence                             | next state                   |
 * | -------- | ------------------------------------------ | ---------------------------- |
 * | Waiting  | landed at the revision                     | Landed, without a release; Waiting, if it is to be sent back from there |
 * | Waiting  | Current at another revision                | Waiting, with that as its last known good |
 * | Waiting, never moved, without a last known good | anything at another revision, stale too | Waiting, assigned that revision |
 * | Waiting  | its cluster is not ready, or was never seen | Waiting for the cluster, until it is ready |
 * | Released | landed, seen after the release             | Landed                       |
 * | Released | failed, seen after the release             | Failed                       |
 * | Released | failed, while it waits to be tried again  | Released                     |
 * | Released, RollingBack | held by somebody, and not at its revision | the same, and no deadline runs |
 * | Released, RollingBack | held no more, by a stale report too | the same, with its deadline again |
 * | Released | anything or nothing, past the deadline     | Failed; or Held, if the strategy skips what is unreachable; Released, if all goes back |
 * | Held     | its cluster again, of what was unreachable | Released: it has its deadline again |
 * | Held     | landed again, of what somebody had changed | Landed                       |
 * | Landed   | failed, seen after what showed it landed   | Failed                       |
 * | Landed   | Current at another revision, seen after    | Released, must land again; if it never was, Waiting |
 * | Landed   | the same, while the rollout stands still and leaves it | Held: somebody changed it |
 * | Failed   | anything else                              | Failed: until the next attempt |
 * | RollingBack | landed at the last good, seen after it was sent back | RolledBack   |
 * | RollingBack | failed there, or past the deadline       | Failed                       |
 * | Failed in its rollback | landed at its last known good | RolledBack       |
 * | Held without a last known good | Current at another revision | RolledBack |
 */
export function advanceTarget(target: TargetState, evidence: Evidence | undefined, moment: Moment): TargetState {
  const { now, staleAfter } = moment;
  const fresh = evidence !== undefined && isFresh(evidence, now, staleAfter) ? evidence : undefined;
  switch (target.state) {
    case "Waiting": {
      const ready = noteReady(target, evidence, moment);
      const next = fresh === undefined ? ready : advanceWaiting(ready, fresh, moment);
      return next.state === "Waiting" ? noteSeen(next, evidence, moment) : next;
    }
    case "Released": {
      const seen = isAfter(fresh, target.since) ? fresh : undefined;
      const verdict = seen === undefined ? "unclear" : judgeEvidence(seen, moment.isTarget);
      if (verdict === "landed") return land(target, seen, moment);
      if (verdict === "failed" && target.retryAt === undefined) return failBy(target, seen, moment);
      const noted = noteHeld(target, { seen, last: evidence }, now, moment.isTarget);
      return isOverdue(noted, moment) ? endTarget(noted, { seen, last: evidence }, moment) : noted;
    }
    case "Landed":
      return fresh !== undefined && isAfter(fresh, provedAt(target)) ? advanceLanded(target, fresh, moment) : target;
    case "RollingBack":
      return advanceRollingBack(target, evidence, moment);
    case "Held":
      return fresh !== undefined && isAfter(fresh, target.since) ? advanceHeld(target, fresh, moment) : target;
    case "Failed":
      return target.reason === ROLLBACK_FAILED && isAfter(fresh, target.since)
        ? backAfterAll(target, fresh, moment)
        : target;
    case "RolledBack":
      return target;
  }
}

/** The reason, message and class of a target's failure. */
export interface Cause {
  readonly reason: string;
  readonly message: string | undefined;
  /** The class of the failure. Default: not recorded. */
  readonly cause?: FailureClass | undefined;
}

/** Returns the target in state Failed; it keeps its assigned revision. */
export function failTarget(target: TargetState, now: number, { reason, message, cause }: Cause): TargetState {
  const text = message === undefined || message === "" ? {} : { message: truncate(message, LONGEST_MESSAGE) };
  return {
    ...keep(target),
    state: "Failed",
    since: now,
    reason,
    ...text,
    ...(cause !== undefined && { cause }),
  };
}

/** Returns the target in state Failed, with reason, message and class taken from its evidence. */
function failBy(target: TargetState, seen: Evidence | undefined, moment: Moment): TargetState {
  const reason = seen?.reason ?? "Failed";
  const cause = causeOf(target, { reasons: [reason], unreachable: false }, moment);
  return failTarget(target, moment.now, { reason, message: seen?.message, cause });
}

/** Classifies a failure. A target that had landed was healthy before, so its later failure belongs to this rollout. */
function causeOf(
  { state, brokenBefore = false }: TargetState,
  failure: Omit<Failure, "brokenBefore">,
  { failures }: Moment,
): FailureClass {
  return classify({ ...failure, brokenBefore: brokenBefore && state !== "Landed" }, failures);
}

/**
 * Fails a target that is past its deadline; holds it instead if nothing is known of it and the strategy skips
 * unreachable targets.
 */
function endTarget(target: TargetState, { seen, last }: LastSeen, moment: Moment): TargetState {
  const { now, revision, onUnreachable } = moment;
  const isUnreachable = seen === undefined || seen.blockedBy !== undefined;
  if (onUnreachable === "fail" || !isUnreachable) {
    const reasons = [...(seen?.reason === undefined ? [] : [seen.reason]), DEADLINE];
    const cause = causeOf(target, { reasons, unreachable: isUnreachable }, moment);
    return failTarget(target, now, { reason: DEADLINE, message: overdue(target, { seen, last }, revision), cause });
  }
  const message = "nothing fresh was seen of it in time: the rollout goes on without it";
  const { brokenBefore } = target;
  return { ...keep(target), brokenBefore, state: "Held", since: now, reason: "Unreachable", message };
}

function isAfter(evidence: Evidence | undefined, since: number | undefined): boolean {
  return evidence?.observedAt !== undefined && (since === undefined || toSecond(evidence.observedAt) > since);
}

function isOverdue(target: TargetState, { now, deadline, brakedBy, isTimeKnown, goesBack }: Moment): boolean {
  if (target.retryAt !== undefined || !isTimeKnown || (goesBack && target.state === "Released")) return false;
  const due = dueAt(target, deadline);
  return due !== undefined && now >= due && brakedBy === undefined;
}

function overdue(target: TargetState, { seen, last }: LastSeen, revision: string): string {
  const late = `did not reach ${revision} in time`;
  const known = seen ?? (isAfter(last, target.since) ? last : undefined);
  if (known === undefined) return `${late}: nothing fresh was seen of it after its release`;
  const { health, observed = "no revision", message = "", observedAt = 0 } = known;
  const cause = message === "" ? "" : `: ${message}`;
  if (seen === undefined)
    return `${late}: silent since ${formatTime(toSecond(observedAt))}, ${health} at ${observed}${cause}`;
  return `${late}: last seen ${health} at ${observed}${cause}`;
}

/**
 * Returns a target as landed. Any later observation than the one that showed it landed counts as evidence, even one
 * that is older than this decision.
 */
function land(
  target: TargetState,
  seen: Evidence | undefined,
  { now, revision }: Moment,
  reason?: string,
): TargetState {
  const evidenceAt = toSecond(seen?.observedAt ?? now);
  const landed = { ...keep(target), state: "Landed", revision, since: now, reason } as const;
  return evidenceAt < now ? { ...landed, evidenceAt } : landed;
}

/** Returns the time of the newest observation that showed a landed target healthy, in milliseconds. */
function provedAt({ since, evidenceAt = since, seenAt = evidenceAt }: TargetState): number | undefined {
  return evidenceAt === undefined || seenAt === undefined ? evidenceAt : Math.max(evidenceAt, seenAt);
}

function advanceWaiting(target: TargetState, fresh: Evidence, moment: Moment): TargetState {
  const { goesBack, isTarget, revision, tainted } = moment;
  const verdict = judgeEvidence(fresh, isTarget);
  const isToGoBack = goesBack && target.movedTo === revision;
  if (verdict === "landed") return isToGoBack ? target : land(target, fresh, moment, "AlreadyThere");
  const { observed = "" } = fresh;
  if (verdict !== "elsewhere") return target;
  if (isTainted(tainted, observed) || observed === target.movedTo)
    return target.revision === undefined ? { ...target, revision: observed } : target;
  const wasReleased = target.revision !== undefined && target.revision !== target.lastGood && !isNeverMoved(target);
  const told = wasReleased && target.pinned !== true ? target.revision : fresh.observed;
  const isKnown = fresh.observed === target.lastGood && (target.pinned !== true || told === target.revision);
  return isKnown ? target : { ...withGood(target, observed), revision: told };
}

function advanceRollingBack(known: TargetState, evidence: Evidence | undefined, moment: Moment): TargetState {
  const { now, staleAfter } = moment;
  const goal = known.revision ?? "";
  const isGoal = isRevision(goal);
  const fresh = evidence !== undefined && isFresh(evidence, now, staleAfter) ? evidence : undefined;
  const seen = isAfter(fresh, known.since) ? fresh : undefined;
  const verdict = seen === undefined ? "unclear" : judgeEvidence(seen, isGoal);
  if (verdict === "landed") return cameBack(known, now);
  if (verdict === "failed") return failTarget(known, now, { reason: ROLLBACK_FAILED, message: seen?.message });
  const target = noteHeld(known, { seen, last: evidence }, now, isGoal);
  if (!isOverdue(target, moment)) return target;
  return failTarget(target, now, { reason: ROLLBACK_FAILED, message: overdue(target, { seen, last: evidence }, goal) });
}

function cameBack(target: TargetState, now: number): TargetState {
  return { ...keep(target), movedTo: undefined, state: "RolledBack", since: now };
}

/** Marks a target as rolled back that missed the deadline of its rollback and has arrived since. */
function backAfterAll(target: TargetState, fresh: Evidence | undefined, { now }: Moment): TargetState {
  const isThere = fresh !== undefined && judgeEvidence(fresh, isRevision(target.revision ?? "")) === "landed";
  return isThere ? cameBack(target, now) : target;
}

function advanceHeld(target: TargetState, fresh: Evidence, moment: Moment): TargetState {
  const { revision, isTarget, now, tainted } = moment;
  if (target.reason === "Unreachable" && fresh.blockedBy === undefined)
    return { ...keep(target), brokenBefore: target.brokenBefore, state: "Released", since: now, reason: "Returned" };
  const verdict = judgeEvidence(fresh, isTarget);
  if (target.reason === "NoLastGood" && verdict === "elsewhere" && !isTainted(tainted, fresh.observed ?? ""))
    return cameBack({ ...withGood(target, fresh.observed ?? ""), revision: fresh.observed }, now);
  if (target.reason !== CHANGED_BY_HAND) return target;
  if (verdict === "landed") return { ...keep(target), state: "Landed", revision, since: now };
  return verdict === "elsewhere" && fresh.observed !== target.revision ? changedByHand(target, fresh, now) : target;
}

/** Holds a landed target that somebody moved to another revision while the rollout was at a standstill. */
function changedByHand(target: TargetState, { observed }: Evidence, now: number): TargetState {
  const message = `had landed, and somebody brought it to ${observed ?? "another revision"}: it is left there`;
  return {
    ...keep(target),
    state: "Held",
    revision: observed,
    since: now,
    reason: CHANGED_BY_HAND,
    message: truncate(message, LONGEST_MESSAGE),
  };
}

function advanceLanded(target: TargetState, fresh: Evidence, moment: Moment): TargetState {
  const { isTarget, now } = moment;
  const verdict = judgeEvidence(fresh, isTarget);
  if (verdict === "failed") return failBy(target, fresh, moment);
  if (verdict !== "elsewhere") return target;
  const { observed } = fresh;
  if (target.releasedAt !== undefined && moment.leaves) return changedByHand(target, fresh, now);
  if (target.releasedAt === undefined)
    return advanceWaiting({ ...keep(target), state: "Waiting", revision: observed, since: now }, fresh, moment);
  const message = `had landed, and is now at ${observed ?? "another revision"}`;
  return {
    ...keep(target),
    state: "Released",
    since: now,
    reason: "LeftRevision",
    message: truncate(message, LONGEST_MESSAGE),
  };
}
