import type { Observation } from "../model/observation.ts";
import type { ExceptionSeverity } from "../model/severity.ts";
import { type HeadlineWord, headlineWord } from "./headline.ts";
import { type AxisCounts, addCounts, type Counts, countsOf } from "./rollup-counts.ts";
import {
  count,
  cut,
  GROUPS,
  includeTimes,
  newDraft,
  type RollupDraft,
  type RollupLimits,
  START,
  SUMS,
} from "./rollup-draft.ts";
import { insertException, type RollupException } from "./rollup-exceptions.ts";
import {
  type Counted,
  LINE_COUNTS,
  type LineCount,
  lineOf,
  type RevisionKey,
  type RevisionLine,
  revisionKey,
  writeLines,
} from "./rollup-lines.ts";

export type { RollupLimits } from "./rollup-draft.ts";

/** The largest number of exceptions that a rollup lists by name. */
export const MAX_EXCEPTIONS = 20;

/** Options of a rollup. Default: 5 exceptions, 3 revisions, no wanted revision. */
export interface RollupOptions {
  readonly exceptions?: number;
  readonly revisions?: number;
  readonly wanted?: RevisionKey;
}

/**
 * A summary of observations, each of another target (or each of another object): at most 8 KiB of JSON with five
 * exceptions, for any number of them. A commutative monoid: `mergeRollups` with `emptyRollup`. Fields as in the schema
 * of PackageReport.
 */
export interface Rollup extends AxisCounts {
  readonly limits: RollupLimits;
  readonly word: HeadlineWord;
  readonly total: number;
  readonly landed: number;
  readonly waiting: number;
  readonly pendingChange: number;
  /** Objects that are excluded from the readiness of their targets; absent if there are none. */
  readonly excluded?: number;
  readonly asOf?: string;
  readonly oldest?: string;
  readonly truncated: boolean;
  readonly exceptions: readonly RollupException[];
  readonly bySeverity: Counts<ExceptionSeverity>;
  readonly revisions: readonly RevisionLine[];
  readonly otherRevisions: Counts<LineCount>;
  readonly counted: Counts<Counted>;
}

/** Returns the empty rollup. Throws a `RangeError` for limits outside their range, which would break the size bound. */
export function emptyRollup(options: RollupOptions = {}): Rollup {
  const { exceptions = 5, revisions = 3, wanted } = options;
  if (!Number.isInteger(exceptions) || exceptions < 0 || exceptions > MAX_EXCEPTIONS)
    throw new RangeError(`exceptions: 0 to ${MAX_EXCEPTIONS}`);
  if (!Number.isInteger(revisions) || revisions < 0 || revisions > 3) throw new RangeError("revisions: 0 to 3");
  const keys = wanted === undefined ? [] : [revisionKey(wanted.package, wanted.revision)];
  return finishDraft(newDraft({ exceptions, revisions, wanted: keys }));
}

/** Returns the rollup with one more observation. */
export function addObservation(rollup: Rollup, observation: Observation): Rollup {
  return addObservations(rollup, [observation]);
}

/**
 * Returns the rollup with more observations, in one pass: the result is that of adding them one by one, in any order.
 */
export function addObservations(rollup: Rollup, observations: Iterable<Observation>): Rollup {
  const draft = newDraft(rollup.limits);
  include(draft, rollup);
  for (const observation of observations) count(draft, observation);
  return finishDraft(cut(draft));
}

/**
 * Returns the rollup of both sets, which must not overlap. Commutative and associative to the byte; `emptyRollup` of
 * the same options is neutral. Throws a `RangeError` if the limits differ.
 */
export function mergeRollups(a: Rollup, b: Rollup): Rollup {
  if (a.limits !== b.limits && JSON.stringify(a.limits) !== JSON.stringify(b.limits))
    throw new RangeError("rollups of different limits");
  const draft = newDraft(a.limits);
  include(draft, a);
  include(draft, b);
  return finishDraft(cut(draft));
}

function include(draft: RollupDraft, rollup: Rollup): void {
  addCounts(SUMS, draft.figures, { ...rollup, excluded: rollup.excluded ?? 0 });
  for (const [group, words] of GROUPS) addCounts(words, draft.figures, rollup[group] as Counts<string>, START[group]);
  for (const line of rollup.revisions) addCounts(LINE_COUNTS, lineOf(draft.lines, keyOf(line)), line);
  addCounts(LINE_COUNTS, draft.otherRevisions, rollup.otherRevisions);
  for (const exception of rollup.exceptions) insertException(draft.exceptions, exception, draft.limits.exceptions);
  includeTimes(draft, rollup.asOf, rollup.oldest);
}

function keyOf({ package: name, revision }: RevisionLine): RevisionKey {
  return { package: name, revision };
}

/**
 * Returns the rollup of a draft. Its fields are in the order in which people ask: how many, what is wrong, at which
 * revision.
 */
export function finishDraft(draft: RollupDraft): Rollup {
  const { limits, figures, exceptions } = draft;
  const groups = Object.fromEntries(
    GROUPS.map(([group, words]) => [group, countsOf(words, figures, START[group])]),
  ) as unknown as AxisCounts & Pick<Rollup, "counted" | "bySeverity">;
  const { counted, bySeverity, ...axes } = groups;
  const { excluded, ...sums } = countsOf(SUMS, figures);
  const known = Object.values(bySeverity).reduce((sum, n) => sum + n, 0);
  const isCut = draft.otherRevisions.some((number) => number > 0);
  return {
    limits,
    word: headlineWord(counted),
    ...sums,
    ...(excluded > 0 && { excluded }),
    ...(draft.asOf === undefined ? {} : { asOf: draft.asOf }),
    ...(draft.oldest === undefined ? {} : { oldest: draft.oldest }),
    truncated: known > exceptions.length || isCut,
    exceptions: [...exceptions],
    bySeverity,
    revisions: writeLines(draft.lines),
    otherRevisions: countsOf(LINE_COUNTS, draft.otherRevisions),
    counted,
    ...axes,
  };
}
