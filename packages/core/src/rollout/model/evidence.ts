import { isSameRevision, type TargetLine } from "../../aggregate/index.ts";
import { millisOf, parseTime, type TimeInput } from "../../object/index.ts";

/** The last observation of a target. `observedAt` is in milliseconds and counts in whole seconds. */
export interface Evidence {
  /** The revision at which it is, and the one that its delivery object requests. */
  readonly observed?: string | undefined;
  readonly wanted?: string | undefined;
  readonly health: TargetLine["health"];
  readonly actuation: TargetLine["actuation"];
  readonly freshness: TargetLine["freshness"];
  /**
   * Whether the target has landed at the revision that its own delivery requests, as dependents in other packages
   * require.
   */
  readonly landed: boolean;
  readonly blockedBy?: string | undefined;
  /** The names of the first three holders that suspend the target, without the rollout itself; absent if there is none. */
  readonly holds?: readonly string[] | undefined;
  readonly observedAt?: number | undefined;
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
}

/** The verdict of evidence for one revision. */
export type EvidenceVerdict = "landed" | "failed" | "elsewhere" | "unclear";

/** Returns whether an observed revision is the one of the rollout. */
export type RevisionTest = (observed: string | undefined) => boolean;

/** Creates the test for one revision, by `isSameRevision`; answers are cached, as a fleet has few revisions. */
export function isRevision(wanted: string): RevisionTest {
  const known = new Map<string, boolean>();
  return (observed) => {
    if (observed === undefined || observed === "") return false;
    let answer = known.get(observed);
    if (answer === undefined) {
      answer = isSameRevision(wanted, observed);
      known.set(observed, answer);
    }
    return answer;
  };
}

/**
 * Judges one piece of evidence for a revision. `landed`: Current and applied at it; `failed`: Failed at it, or its
 * apply failed; `elsewhere`: Current at another revision; `unclear`: anything else. A target that waits for its cluster
 * is never `failed`.
 */
export function judgeEvidence(evidence: Evidence, isTarget: RevisionTest): EvidenceVerdict {
  const { observed, wanted, health, actuation, blockedBy } = evidence;
  if (blockedBy !== undefined) return "unclear";
  if (actuation === "Failed" && isTarget(wanted)) return "failed";
  const isAt = isTarget(observed);
  if (isAt && health === "Failed") return "failed";
  if (actuation !== "Succeeded" || health !== "Current" || observed === undefined || observed === "") return "unclear";
  return isAt ? "landed" : "elsewhere";
}

/** Rounds a time down to whole seconds, the unit in which all times of a rollout are stored. */
export function toSecond(time: number): number {
  return Math.floor(time / 1000) * 1000;
}

/**
 * Returns whether evidence counts: fresh by its source, no older than `staleAfter` milliseconds, and not from a future
 * second. Throws a `RangeError` if `now` is not a time.
 */
export function isFresh({ freshness, observedAt }: Evidence, now: TimeInput, staleAfter: number): boolean {
  const at = millisOf(now);
  if (freshness !== "fresh" || observedAt === undefined) return false;
  const seenAt = toSecond(observedAt);
  return seenAt <= at && at - seenAt <= staleAfter;
}

/**
 * Returns whether reports confirm `now`: one of them is at most `oldest` milliseconds old, or there are none. A time
 * that is hours ahead of every report may come from a wrong clock, so nothing irreversible is done by it: a release
 * needs a fresh report, and a deadline expires only while one is no older than `staleAfter` plus the deadline. Throws a
 * `RangeError` if `now` is not a time.
 */
export function provesTime(evidence: ReadonlyMap<string, Evidence>, now: TimeInput, oldest: number): boolean {
  const at = millisOf(now);
  if (evidence.size === 0) return true;
  for (const seen of evidence.values()) if (isFresh(seen, at, oldest)) return true;
  return false;
}

/**
 * Returns what a report says of a target that is applied at the revision, and whose health nobody knows; `undefined` of
 * any other.
 */
export function unseenHealthIn(evidence: Evidence, isTarget: RevisionTest): string | undefined {
  const { health, actuation, observed, blockedBy, message = "" } = evidence;
  if (health !== "Unknown" || actuation !== "Succeeded" || blockedBy !== undefined || !isTarget(observed))
    return undefined;
  return message === "" ? "no report says whether it runs" : message;
}

/** Returns whether a target is broken at another revision. */
export function isBroken({ health, actuation, observed, wanted }: Evidence, isTarget: RevisionTest): boolean {
  return (health === "Failed" || actuation === "Failed") && !isTarget(observed) && !isTarget(wanted);
}

/**
 * Returns why a target cannot take a change, as a report says: its cluster is not ready, or was never seen.
 * `undefined`: it can, or no report names it yet, in which case it may start.
 */
export function notReadyIn({ blockedBy, freshness }: Evidence): string | undefined {
  if (blockedBy !== undefined) return `${blockedBy} is not ready`;
  return freshness === "never-seen" ? "no report ever showed its cluster" : undefined;
}

/** Returns whether evidence stands for a report that was refused: the target is looked at, and nothing is known of it. */
export function isRefused({ freshness, observedAt }: Evidence): boolean {
  return observedAt === undefined && freshness === "stale";
}

/**
 * Converts a line of a FleetReport to evidence; its time is cut to whole seconds. `own`: the holder under which the
 * rollout itself holds its targets, which is left out.
 */
export function evidenceOf(line: TargetLine, own?: string): Evidence {
  const { observed, wanted, health, actuation, freshness, landed, blockedBy, reason, message } = line;
  const time = parseTime(line.observedAt);
  const observedAt = time === undefined ? undefined : toSecond(time);
  const holds = line.holds?.filter((holder) => holder !== own);
  const evidence = { observed, wanted, health, actuation, freshness, landed, blockedBy, observedAt, reason, message };
  return holds === undefined || holds.length === 0 ? evidence : { ...evidence, holds };
}
