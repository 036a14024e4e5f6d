import { hasPendingChange } from "./axes.ts";
import { type HeadlineWord, headlineWord } from "./headline.ts";
import { isLanded, type Observation } from "./observation.ts";
import {
  AXIS_NAMES,
  AXIS_WORDS,
  type AxisCounts,
  addCounts,
  type Counts,
  wordOf,
  zeroCounts,
} from "./rollup-counts.ts";
import { exceptionOf, insertException, type RollupException } from "./rollup-exceptions.ts";
import {
  COUNTED,
  type Counted,
  countedAs,
  countLine,
  cutLines,
  LINE_COUNTS,
  type LineCount,
  type LineCounts,
  type Lines,
  lineOf,
  type RevisionKey,
  type RevisionLine,
  revisionKey,
} from "./rollup-lines.ts";
import { type ExceptionSeverity, SEVERITIES, severityOf } from "./severity.ts";

/** How much a rollup lists by name. Rollups can be merged only if their limits are equal. */
export interface RollupLimits {
  /** The worst exceptions listed, 0 to 5. */
  readonly exceptions: number;
  /** Revisions with a line of their own beside the wanted ones, 0 to 3. */
  readonly revisions: number;
  /** Revisions that always have a line, at most one. */
  readonly wanted: readonly RevisionKey[];
}

/** What can be asked of a rollup; default: 5 exceptions, 3 revisions, none wanted. */
export interface RollupOptions {
  readonly exceptions?: number;
  readonly revisions?: number;
  readonly wanted?: RevisionKey;
}

/**
 * A summary of observations, each of another target (or each of another object): at most 8 KiB of JSON, however
 * many there are. A commutative monoid: `mergeRollups` with `emptyRollup`. Fields as in the schema of PackageReport.
 */
export interface Rollup extends AxisCounts {
  readonly limits: RollupLimits;
  readonly word: HeadlineWord;
  readonly total: number;
  readonly landed: number;
  readonly waiting: number;
  readonly pendingChange: number;
  readonly asOf?: string;
  readonly oldest?: string;
  readonly truncated: boolean;
  readonly exceptions: readonly RollupException[];
  readonly bySeverity: Counts<ExceptionSeverity>;
  readonly revisions: readonly RevisionLine[];
  readonly otherRevisions: Counts<LineCount>;
  readonly counted: Counts<Counted>;
}

const SUMS = ["total", "landed", "waiting", "pendingChange"] as const;
type Group = "counted" | (typeof AXIS_NAMES)[number] | "bySeverity";
/** What is counted by words, and the words. */
const GROUPS: readonly (readonly [group: Group, words: readonly string[]])[] = [
  ["counted", COUNTED],
  ...AXIS_NAMES.map((axis) => [axis, AXIS_WORDS[axis]] as const),
  ["bySeverity", SEVERITIES],
];

interface Draft {
  readonly limits: RollupLimits;
  readonly sums: { [sum in (typeof SUMS)[number]]: number };
  readonly groups: { readonly [group in Group]: { [word: string]: number } };
  readonly lines: Lines;
  readonly otherRevisions: LineCounts;
  readonly exceptions: RollupException[];
  asOf: string | undefined;
  oldest: string | undefined;
}

/** The rollup of nothing. Throws a `RangeError` for limits outside their range, which would break the size bound. */
export function emptyRollup(options: RollupOptions = {}): Rollup {
  const { exceptions = 5, revisions = 3, wanted } = options;
  if (!Number.isInteger(exceptions) || exceptions < 0 || exceptions > 5) throw new RangeError("exceptions: 0 to 5");
  if (!Number.isInteger(revisions) || revisions < 0 || revisions > 3) throw new RangeError("revisions: 0 to 3");
  const keys = wanted === undefined ? [] : [revisionKey(wanted.package, wanted.revision)];
  return finish(newDraft({ exceptions, revisions, wanted: keys }));
}

/** The rollup with one more observation. */
export function addObservation(rollup: Rollup, observation: Observation): Rollup {
  return addObservations(rollup, [observation]);
}

/** The rollup with more observations: what adding them one by one, in any order, gives, in one pass. */
export function addObservations(rollup: Rollup, observations: Iterable<Observation>): Rollup {
  const draft = newDraft(rollup.limits);
  include(draft, rollup);
  for (const observation of observations) count(draft, observation);
  return finish(draft);
}

/**
 * The rollup of both sets, which must not overlap. Commutative and associative to the byte; `emptyRollup` of the
 * same options is neutral. Throws a `RangeError` if the limits differ.
 */
export function mergeRollups(a: Rollup, b: Rollup): Rollup {
  return mergeAll([a, b], a.limits);
}

/** `mergeRollups` of any number, in one pass. */
export function mergeAll(rollups: readonly Rollup[], limits: RollupLimits): Rollup {
  const draft = newDraft(limits);
  for (const rollup of rollups) {
    if (rollup.limits !== limits && JSON.stringify(rollup.limits) !== JSON.stringify(limits))
      throw new RangeError("rollups of different limits");
    include(draft, rollup);
  }
  return finish(draft);
}

function newDraft(limits: RollupLimits): Draft {
  const groups: Partial<Record<Group, { [word: string]: number }>> = {};
  for (const [group, words] of GROUPS) groups[group] = zeroCounts(words);
  return {
    limits,
    sums: zeroCounts(SUMS),
    groups: groups as Draft["groups"],
    lines: new Map(),
    otherRevisions: zeroCounts(LINE_COUNTS),
    exceptions: [],
    asOf: undefined,
    oldest: undefined,
  };
}

function count(draft: Draft, observation: Observation): void {
  const { sums, groups } = draft;
  sums.total += 1;
  if (isLanded(observation)) sums.landed += 1;
  if (observation.blockedBy !== undefined) sums.waiting += 1;
  if (hasPendingChange(observation.axes)) sums.pendingChange += 1;
  increment(groups.counted, countedAs(observation));
  for (const axis of AXIS_NAMES) increment(groups[axis], wordOf(observation.axes, axis));
  countLine(draft.lines, observation);
  includeTimes(draft, observation.observedAt, observation.observedAt);
  const severity = severityOf(observation);
  if (severity === undefined) return;
  increment(groups.bySeverity, severity);
  insertException(draft.exceptions, exceptionOf(observation, severity), draft.limits.exceptions);
}

function increment(counts: { [word: string]: number }, word: string): void {
  counts[word] = (counts[word] ?? 0) + 1;
}

function include(draft: Draft, rollup: Rollup): void {
  addCounts(SUMS, draft.sums, rollup);
  for (const [group, words] of GROUPS) addCounts(words, draft.groups[group], rollup[group] as Counts<string>);
  for (const line of rollup.revisions) addCounts(LINE_COUNTS, lineOf(draft.lines, line), line);
  addCounts(LINE_COUNTS, draft.otherRevisions, rollup.otherRevisions);
  for (const exception of rollup.exceptions) insertException(draft.exceptions, exception, draft.limits.exceptions);
  includeTimes(draft, rollup.asOf, rollup.oldest);
}

function includeTimes(draft: Draft, newest: string | undefined, oldest: string | undefined): void {
  if (newest !== undefined && (draft.asOf === undefined || newest > draft.asOf)) draft.asOf = newest;
  if (oldest !== undefined && (draft.oldest === undefined || oldest < draft.oldest)) draft.oldest = oldest;
}

/** What a person asks first comes first: how many, what is wrong, at which revision; then the counts of each axis. */
function finish(draft: Draft): Rollup {
  const { limits, sums, groups, otherRevisions, exceptions } = draft;
  const counts = groups as unknown as AxisCounts & Pick<Rollup, "counted" | "bySeverity">;
  const revisions = cutLines(draft.lines, limits.wanted, limits.revisions, otherRevisions);
  const known = Object.values(counts.bySeverity).reduce((sum, n) => sum + n, 0);
  const { counted, bySeverity, ...axes } = counts;
  return {
    limits,
    word: headlineWord(counted),
    ...sums,
    ...(draft.asOf === undefined ? {} : { asOf: draft.asOf }),
    ...(draft.oldest === undefined ? {} : { oldest: draft.oldest }),
    truncated: known > exceptions.length || LINE_COUNTS.some((name) => otherRevisions[name] > 0),
    exceptions,
    bySeverity,
    revisions,
    otherRevisions,
    counted,
    ...axes,
  };
}
