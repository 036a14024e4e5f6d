import { truncate } from "../object/index.ts";
import { type Evidence, isFresh, isRevision, judgeEvidence, type RevisionTest } from "./evidence.ts";
import type { TargetState } from "./state.ts";

/** What the next state of a target depends on, beside itself and what was seen of it. Times in milliseconds. */
export interface Moment {
  readonly revision: string;
  readonly isTarget: RevisionTest;
  readonly now: number;
  readonly deadline: number | undefined;
  readonly staleAfter: number;
  readonly paused: boolean;
  /** Who pulled the handbrake: then no deadline runs out. */
  readonly brakedBy: string | undefined;
  readonly onUnreachable: "fail" | "skip";
}

const LONGEST_MESSAGE = 256;

/**
 * The next state of a target from what was seen of it; the same object if nothing changes. Releasing is not
 * decided here.
 *
 * | state    | what is seen, fresh                        | becomes                      |
 * | -------- | ------------------------------------------ | ---------------------------- |
 * | Waiting  | landed at the revision                     | Landed, without a release    |
 * | Waiting  | Current at another revision                | Waiting, that is its last good |
 * | Released | landed, seen after the release             | Landed                       |
 * | Released | failed, seen after the release             | Failed                       |
 * | Released | anything or nothing, past the deadline     | Failed; or Held, if the strategy skips what is unreachable |
 * | Held     | its cluster again, of what was unreachable | Released: it has its deadline again |
 * | Landed   | failed, seen after it had landed           | Failed                       |
 * | Landed   | Current at another revision, seen after    | Released, must land again; if it never was, Waiting |
 * | Failed   | anything                                   | Failed: until the next attempt |
 * | RollingBack | landed at the last good, seen after it was sent back | RolledBack   |
 * | RollingBack | failed there, or past the deadline       | Failed                       |
 */
export function advanceTarget(target: TargetState, evidence: Evidence | undefined, moment: Moment): TargetState {
  const { now, staleAfter, revision } = moment;
  const fresh = evidence !== undefined && isFresh(evidence, now, staleAfter) ? evidence : undefined;
  switch (target.state) {
    case "Waiting":
      return fresh === undefined ? target : advanceWaiting(target, fresh, moment);
    case "Released": {
      const seen = isAfter(fresh, target.since) ? fresh : undefined;
      const verdict = seen === undefined ? "unclear" : judgeEvidence(seen, moment.isTarget);
      if (verdict === "landed") return { ...bare(target), state: "Landed", revision, since: now };
      if (verdict === "failed") return failTarget(target, now, seen?.reason ?? "Failed", seen?.message);
      return isOverdue(target, moment) ? endTarget(target, seen, moment) : target;
    }
    case "Landed":
      return fresh !== undefined && isAfter(fresh, target.since) ? advanceLanded(target, fresh, moment) : target;
    case "RollingBack":
      return advanceRollingBack(target, isAfter(fresh, target.since) ? fresh : undefined, moment);
    case "Held":
      return target.reason === "Unreachable" && isAfter(fresh, target.since) && fresh?.blockedBy === undefined
        ? { ...bare(target), state: "Released", since: now, reason: "Returned" }
        : target;
    case "Failed":
    case "RolledBack":
      return target;
  }
}

/** The target as failed; the revision it has, it keeps. */
export function failTarget(target: TargetState, now: number, reason: string, message: string | undefined): TargetState {
  const text = message === undefined || message === "" ? {} : { message: truncate(message, LONGEST_MESSAGE) };
  return { ...bare(target), state: "Failed", since: now, reason, ...text };
}

/** When time alone will change a target: milliseconds, or `undefined`. */
export function dueAt({ state, since }: TargetState, deadline: number | undefined): number | undefined {
  const moves = state === "Released" || state === "RollingBack";
  return moves && since !== undefined && deadline !== undefined ? since + deadline : undefined;
}

/** Past its deadline it has failed, but for what nothing is known of, where the strategy goes on without that. */
function endTarget(target: TargetState, seen: Evidence | undefined, moment: Moment): TargetState {
  const { now, revision, onUnreachable } = moment;
  const isUnreachable = seen === undefined || seen.blockedBy !== undefined;
  if (onUnreachable === "fail" || !isUnreachable) {
    return failTarget(target, now, "DeadlineExceeded", overdue(seen, revision));
  }
  const message = "nothing fresh was seen of it in time: the rollout goes on without it";
  return { ...bare(target), state: "Held", since: now, reason: "Unreachable", message };
}

function bare({ state, revision, lastGood, since, releasedAt }: TargetState): TargetState {
  return { state, revision, lastGood, since, ...(releasedAt !== undefined && { releasedAt }) };
}

function isAfter(evidence: Evidence | undefined, since: number | undefined): boolean {
  return evidence?.observedAt !== undefined && (since === undefined || evidence.observedAt > since);
}

function isOverdue(target: TargetState, { now, deadline, brakedBy }: Moment): boolean {
  const due = dueAt(target, deadline);
  return due !== undefined && now >= due && brakedBy === undefined;
}

function overdue(seen: Evidence | undefined, revision: string): string {
  if (seen === undefined) return `did not reach ${revision} in time: nothing fresh was seen of it after its release`;
  const cause = seen.message === undefined || seen.message === "" ? "" : `: ${seen.message}`;
  return `did not reach ${revision} in time: last seen ${seen.health} at ${seen.observed ?? "no revision"}${cause}`;
}

function advanceWaiting(target: TargetState, fresh: Evidence, { revision, isTarget, now }: Moment): TargetState {
  const verdict = judgeEvidence(fresh, isTarget);
  if (verdict === "landed") return { ...bare(target), state: "Landed", revision, since: now, reason: "AlreadyThere" };
  if (verdict !== "elsewhere" || fresh.observed === target.lastGood) return target;
  const wasReleased = target.revision !== undefined && target.revision !== target.lastGood;
  return { ...target, lastGood: fresh.observed, revision: wasReleased ? target.revision : fresh.observed };
}

function advanceRollingBack(target: TargetState, seen: Evidence | undefined, moment: Moment): TargetState {
  const { now } = moment;
  const goal = target.revision ?? "";
  const verdict = seen === undefined ? "unclear" : judgeEvidence(seen, isRevision(goal));
  if (verdict === "landed") return { ...bare(target), state: "RolledBack", since: now };
  if (verdict === "failed") return failTarget(target, now, "RollbackFailed", seen?.message);
  if (!isOverdue(target, moment)) return target;
  return failTarget(target, now, "RollbackFailed", overdue(seen, goal));
}

function advanceLanded(target: TargetState, fresh: Evidence, { isTarget, now }: Moment): TargetState {
  const verdict = judgeEvidence(fresh, isTarget);
  if (verdict === "failed") return failTarget(target, now, fresh.reason ?? "Failed", fresh.message);
  if (verdict !== "elsewhere") return target;
  const { observed } = fresh;
  if (target.releasedAt === undefined) return { state: "Waiting", revision: observed, lastGood: observed, since: now };
  const message = `had landed, and is now at ${observed ?? "another revision"}`;
  return {
    ...bare(target),
    state: "Released",
    since: now,
    reason: "LeftRevision",
    message: truncate(message, LONGEST_MESSAGE),
  };
}
