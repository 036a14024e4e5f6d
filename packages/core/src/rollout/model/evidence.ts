import { isSameRevision, type TargetLine } from "../../aggregate/index.ts";
import { parseTime } from "../../object/index.ts";

/** The last observation of a target. `observedAt` in milliseconds, of which whole seconds count. */
export interface Evidence {
  /** The revision it is at, and the one its delivery object asks for. */
  readonly observed?: string | undefined;
  readonly wanted?: string | undefined;
  readonly health: TargetLine["health"];
  readonly actuation: TargetLine["actuation"];
  readonly freshness: TargetLine["freshness"];
  /** Has landed at the revision that it wants itself: what a dependency of another package is asked for. */
  readonly landed: boolean;
  readonly blockedBy?: string | undefined;
  readonly observedAt?: number | undefined;
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
}

/** The verdict of evidence about a revision. */
export type EvidenceVerdict = "landed" | "failed" | "elsewhere" | "unclear";

/** Whether a revision is the one that is rolled out. */
export type RevisionTest = (observed: string | undefined) => boolean;

/** The test for one revision, by `isSameRevision`; it remembers its answers, as a fleet has few revisions. */
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
 * Judges one piece of evidence for a revision: `landed` is Current and applied at it; `failed` is Failed at it, or an
 * apply of it that failed; `elsewhere` is Current at another one. A target that waits for its cluster is never
 * failed. All else is `unclear`.
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

/** A time cut to whole seconds, as all times of a rollout are: so they are stored. */
export function toSecond(time: number): number {
  return Math.floor(time / 1000) * 1000;
}

/** Whether evidence counts: fresh by its source, no older than `staleAfter`, and not from a second to come. */
export function isFresh({ freshness, observedAt }: Evidence, now: number, staleAfter: number): boolean {
  if (freshness !== "fresh" || observedAt === undefined) return false;
  const seenAt = toSecond(observedAt);
  return seenAt <= now && now - seenAt <= staleAfter;
}

/**
 * Whether reports bear out a time: one of them is at most so old by it (milliseconds), or there is none. A time that is
 * hours ahead of every report may be a clock that is wrong, and nothing that cannot be taken back is done by it: what is
 * released needs a report that is fresh, and a deadline runs out while one is no older than `staleAfter` and the deadline.
 */
export function provesTime(evidence: ReadonlyMap<string, Evidence>, now: number, oldest: number): boolean {
  if (evidence.size === 0) return true;
  for (const seen of evidence.values()) if (isFresh(seen, now, oldest)) return true;
  return false;
}

/** Whether a target is broken at another revision. */
export function isBroken({ health, actuation, observed, wanted }: Evidence, isTarget: RevisionTest): boolean {
  return (health === "Failed" || actuation === "Failed") && !isTarget(observed) && !isTarget(wanted);
}

/**
 * Why a target cannot take anything, as a report says: its cluster is not ready, or was never seen. `undefined`: it can; also
 * what no report names at all may start, as nobody looks at it yet.
 */
export function notReadyIn({ blockedBy, freshness }: Evidence): string | undefined {
  if (blockedBy !== undefined) return `${blockedBy} is not ready`;
  return freshness === "never-seen" ? "no report ever showed its cluster" : undefined;
}

/** The line of a FleetReport as evidence; its time is cut to whole seconds. */
export function evidenceOf(line: TargetLine): Evidence {
  const { observed, wanted, health, actuation, freshness, landed, blockedBy, reason, message } = line;
  const time = parseTime(line.observedAt);
  const observedAt = time === undefined ? undefined : toSecond(time);
  return { observed, wanted, health, actuation, freshness, landed, blockedBy, observedAt, reason, message };
}
