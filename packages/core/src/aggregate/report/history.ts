import { truncate } from "../../object/index.ts";
import { boundName } from "../model/bound.ts";
import { groupBy } from "../model/group-by.ts";
import { isLanded, type Observation } from "../model/observation.ts";
import { type ExceptionSeverity, severityOf } from "../model/severity.ts";
import { exceptionOf, insertException, type RollupException } from "../rollup/rollup-exceptions.ts";

/** The outcome of a revision of a package. */
export type RevisionOutcome = "landed" | "failed" | "in-progress" | "unknown" | "superseded";

/** The outcome of one revision of a package, from when it was first wanted until no target wants it any more. */
export interface RevisionRecord {
  readonly revision: string;
  readonly outcome: RevisionOutcome;
  /** The time of the report in which it was first wanted; RFC 3339. */
  readonly since: string;
  /** When the revision had first landed on every target that wanted it; RFC 3339. */
  readonly landedAt?: string;
  /** When no target wanted the revision any more; RFC 3339. */
  readonly until?: string;
  /** The number of targets that wanted it; the largest number at one time, if a newer revision has come since. */
  readonly targets: number;
  readonly landed: number;
  /** The cluster of the worst cause that kept the revision from landing. */
  readonly cluster?: string;
  readonly reason?: string;
  readonly message?: string;
}

/** The facts that are known when records are updated. */
export interface HistoryContext {
  /** The time of the newest observation; absent if there is none. */
  readonly asOf: string | undefined;
  /** The largest number of records to keep. */
  readonly limit: number;
}

const REVISION_BYTES = 80;
const MAX_MESSAGE = 160;
const FAILED: ReadonlySet<ExceptionSeverity> = new Set(["failed", "not-applied"]);
/** Severities with which it is open whether the revision has landed on the target. */
const OPEN: ReadonlySet<ExceptionSeverity> = new Set(["unknown", "stale", "waiting"]);

/**
 * Returns the records of a package's revisions, the newest first, updated from the previous report by the present
 * observations. A revision that is wanted again gets a new record. While a newer revision replaces an older one, the
 * older keeps its highest numbers, and its outcome only gets worse, since targets that left it can no longer be judged;
 * but one that had landed everywhere may land again. The same observations change nothing when repeated; their order
 * does not matter.
 */
export function carryHistory(
  previous: readonly RevisionRecord[],
  observations: readonly Observation[],
  { asOf, limit }: HistoryContext,
): readonly RevisionRecord[] {
  if (asOf === undefined) return previous.slice(0, limit);
  const wanting = groupBy(
    observations.filter((each) => revisionOf(each) !== ""),
    revisionOf,
  );
  const isOpen = ({ until }: RevisionRecord): boolean => until === undefined;
  const open = new Map(previous.filter(isOpen).map((record) => [record.revision, record]));
  const current = [...wanting].map(
    ([revision, members]) => ({ members, record: open.get(revision) ?? newRecord(revision, asOf) }) as const,
  );
  const newest = current.reduce((latest, { record }) => (record.since > latest ? record.since : latest), "");
  return [
    ...current.map(({ record, members }) =>
      record.since === newest ? judge(record, members, asOf) : judgeLeft(record, judge(record, members, asOf)),
    ),
    ...[...open.values()].filter(({ revision }) => !wanting.has(revision)).map((record) => close(record, asOf)),
    ...previous.filter((record) => !isOpen(record)),
  ]
    .toSorted(newestFirst)
    .slice(0, limit);
}

/** Returns the revision that a target should have; if that is unknown, the one it has. */
function revisionOf({ revision }: Observation): string {
  return boundName(revision.wanted ?? revision.observed ?? "", REVISION_BYTES);
}

function newRecord(revision: string, since: string): RevisionRecord {
  return { revision, outcome: "unknown", since, targets: 0, landed: 0 };
}

function judge(before: RevisionRecord, members: readonly Observation[], asOf: string): RevisionRecord {
  const { revision, since } = before;
  const landed = members.filter(isLanded).length;
  const outcome = outcomeOf(members);
  const landedAt = before.landedAt ?? (outcome === "landed" ? asOf : undefined);
  const counts = { targets: members.length, landed };
  return { revision, outcome, since, ...(landedAt !== undefined && { landedAt }), ...counts, ...causeOf(members) };
}

function outcomeOf(members: readonly Observation[]): RevisionOutcome {
  const severities = members.filter((member) => !isLanded(member)).map(severityOf);
  if (severities.length === 0) return "landed";
  if (severities.some((severity) => severity !== undefined && FAILED.has(severity))) return "failed";
  return severities.every((severity) => severity !== undefined && OPEN.has(severity)) ? "unknown" : "in-progress";
}

function causeOf(members: readonly Observation[]): Pick<RevisionRecord, "cluster" | "reason" | "message"> {
  const worst: RollupException[] = [];
  for (const member of members) {
    const severity = isLanded(member) ? undefined : severityOf(member);
    if (severity !== undefined) insertException(worst, exceptionOf(member, severity), 1);
  }
  const [first] = worst;
  if (first === undefined) return {};
  return { cluster: first.cluster, reason: first.reason, message: truncate(first.message, MAX_MESSAGE) };
}

/** Returns the record of a revision that loses targets to a newer one. */
function judgeLeft(before: RevisionRecord, now: RevisionRecord): RevisionRecord {
  const counts = { targets: Math.max(before.targets, now.targets), landed: Math.max(before.landed, now.landed) };
  const isWorse = now.outcome === "failed" || (now.outcome !== "landed" && before.outcome === "landed");
  const isBack = now.outcome === "landed" && before.landedAt !== undefined;
  return { ...(isWorse || isBack ? { ...now, ...landedAtOf(before) } : before), ...counts };
}

function landedAtOf({ landedAt }: RevisionRecord): Pick<RevisionRecord, "landedAt"> {
  return landedAt === undefined ? {} : { landedAt };
}

function close(record: RevisionRecord, asOf: string): RevisionRecord {
  const isOver = record.outcome === "landed" || record.outcome === "failed";
  return {
    ...record,
    outcome: isOver ? record.outcome : "superseded",
    until: asOf > record.since ? asOf : record.since,
  };
}

function newestFirst(a: RevisionRecord, b: RevisionRecord): number {
  if (a.since !== b.since) return a.since > b.since ? -1 : 1;
  if ((a.until ?? "~") !== (b.until ?? "~")) return (a.until ?? "~") > (b.until ?? "~") ? -1 : 1;
  return a.revision < b.revision ? -1 : 1;
}
