import { truncate } from "../../object/index.ts";
import { boundName } from "../model/bound.ts";
import { groupBy } from "../model/group-by.ts";
import { isLanded, type Observation } from "../model/observation.ts";
import { type ExceptionSeverity, severityOf } from "../model/severity.ts";
import { exceptionOf, insertException, type RollupException } from "../rollup/rollup-exceptions.ts";

/** The outcomes that a revision of a package can have. */
export type RevisionOutcome = "landed" | "failed" | "in-progress" | "unknown" | "superseded";

/** The fate of one revision of a package, from when it was first wanted until nobody wants it any more. */
export interface RevisionRecord {
  readonly revision: string;
  readonly outcome: RevisionOutcome;
  /** The time of the report in which it was first wanted; RFC 3339. */
  readonly since: string;
  /** When it had first landed on every target that wanted it; RFC 3339. */
  readonly landedAt?: string;
  /** When nobody wanted it any more; RFC 3339. */
  readonly until?: string;
  /** How many targets wanted it: the most at once, where another revision has come since. */
  readonly targets: number;
  readonly landed: number;
  /** The worst of the causes that kept it from landing. */
  readonly cluster?: string;
  readonly reason?: string;
  readonly message?: string;
}

/** The facts that are known when records are carried on. */
export interface HistoryContext {
  /** The time of the newest observation; absent where nothing was seen. */
  readonly asOf: string | undefined;
  /** How many records are kept. */
  readonly limit: number;
}

const REVISION_BYTES = 80;
const MAX_MESSAGE = 160;
const FAILED: ReadonlySet<ExceptionSeverity> = new Set(["failed", "not-applied"]);
/** Severities that leave open how a revision does somewhere. */
const OPEN: ReadonlySet<ExceptionSeverity> = new Set(["unknown", "stale", "waiting"]);

/**
 * The records of a package's revisions, the newest first, from those of the report before and what is observed now. A
 * revision that is wanted again gets a new record. While a newer one is on its way, an older one loses targets to it:
 * then it keeps its highest numbers, and its outcome only gets worse, as those that left cannot be judged any more; but
 * what had landed everywhere may land again. The same observations twice change nothing, nor does their order.
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

/** The revision that a target shall have; where nobody says which, the one it has. */
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

/** The record of a revision that loses targets to a newer one. */
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
