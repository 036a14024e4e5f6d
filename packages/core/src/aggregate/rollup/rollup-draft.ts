import { hasPendingChange, UNSEEN } from "../model/axes.ts";
import { isLanded, type Observation } from "../model/observation.ts";
import { SEVERITIES, severityOf } from "../model/severity.ts";
import { AXIS_NAMES, AXIS_WORDS, addFigures, type Figures, increment, zeros } from "./rollup-counts.ts";
import { exceptionOf, insertException, isBeyond, type RollupException } from "./rollup-exceptions.ts";
import {
  COUNTED,
  countedAs,
  countLine,
  cutLines,
  type Lines,
  lineOf,
  NO_LINE,
  type RevisionKey,
} from "./rollup-lines.ts";

/** The number of entries that a rollup lists by name. Rollups can be merged only if their limits are equal. */
export interface RollupLimits {
  /** The number of worst exceptions to list, 0 to 20. */
  readonly exceptions: number;
  /** The number of revisions with their own line besides the wanted one, 0 to 3. */
  readonly revisions: number;
  /** The revisions that always have a line of their own, at most one. */
  readonly wanted: readonly RevisionKey[];
}

/** Numbers that are summed over all targets. */
export const SUMS = ["total", "landed", "waiting", "pendingChange", "excluded"] as const;
const [TOTAL, LANDED, WAITING, PENDING_CHANGE, EXCLUDED] = [0, 1, 2, 3, 4] as const;
export type Group = "counted" | (typeof AXIS_NAMES)[number] | "bySeverity";
/** Groups of counts, with one count for each of their words. */
export const GROUPS: readonly (readonly [group: Group, words: readonly string[]])[] = [
  ["counted", COUNTED],
  ...AXIS_NAMES.map((axis) => [axis, AXIS_WORDS[axis]] as const),
  ["bySeverity", SEVERITIES],
];
/** The index at which the numbers of a group begin in the figures of a draft; the sums come first. */
export const START: { readonly [group in Group]: number } = startsOf();
/** The index of each word's number in the figures of a draft. */
const PLACES = Object.fromEntries(
  GROUPS.map(([group, words]) => [group, new Map(words.map((word, index) => [word, START[group] + index]))]),
) as unknown as { readonly [group in Group]: ReadonlyMap<string, number> };
const NONE: Figures = zeros(GROUPS.reduce<number>((size, [, words]) => size + words.length, SUMS.length));

function startsOf(): { readonly [group in Group]: number } {
  let start: number = SUMS.length;
  const starts: Partial<Record<Group, number>> = {};
  for (const [group, words] of GROUPS) {
    starts[group] = start;
    start += words.length;
  }
  return starts as { readonly [group in Group]: number };
}

/** A rollup under construction: its numbers are in one list each, so that adding two drafts is a loop over numbers. */
export interface RollupDraft {
  readonly limits: RollupLimits;
  readonly figures: Figures;
  readonly lines: Lines;
  readonly otherRevisions: Figures;
  readonly exceptions: RollupException[];
  asOf: string | undefined;
  oldest: string | undefined;
}

/** Returns the draft of observations. */
export function draftOf(observations: Iterable<Observation>, limits: RollupLimits): RollupDraft {
  const draft = newDraft(limits);
  for (const observation of observations) count(draft, observation);
  return cut(draft);
}

/** Merges drafts with the same limits into one. */
export function mergeDrafts(drafts: readonly RollupDraft[], limits: RollupLimits): RollupDraft {
  const merged = newDraft(limits);
  for (const draft of drafts) {
    addFigures(merged.figures, draft.figures);
    for (const [id, { key, figures }] of draft.lines) addFigures(lineOf(merged.lines, key, id), figures);
    addFigures(merged.otherRevisions, draft.otherRevisions);
    for (const exception of draft.exceptions) insertException(merged.exceptions, exception, limits.exceptions);
    includeTimes(merged, draft.asOf, draft.oldest);
  }
  return cut(merged);
}

/** Returns an empty draft. */
export function newDraft(limits: RollupLimits): RollupDraft {
  return {
    limits,
    figures: [...NONE],
    lines: new Map(),
    otherRevisions: [...NO_LINE],
    exceptions: [],
    asOf: undefined,
    oldest: undefined,
  };
}

/** Counts one more observation in a draft. */
export function count(draft: RollupDraft, observation: Observation): void {
  const { figures } = draft;
  increment(figures, TOTAL);
  const counted = countedAs(observation);
  const landed = isLanded(observation);
  if (landed) increment(figures, LANDED);
  if (observation.blockedBy !== undefined) increment(figures, WAITING);
  if (hasPendingChange(observation.axes)) increment(figures, PENDING_CHANGE);
  if (observation.excluded !== undefined) figures[EXCLUDED] = (figures[EXCLUDED] ?? 0) + observation.excluded;
  increment(figures, placeOf("counted", counted));
  // A value that is not a word of its axis counts as the axis' word for unknown.
  for (const axis of AXIS_NAMES)
    increment(figures, PLACES[axis].get(observation.axes[axis]) ?? placeOf(axis, UNSEEN[axis]));
  countLine(draft.lines, observation, counted, landed);
  includeTimes(draft, observation.observedAt, observation.observedAt);
  const severity = severityOf(observation);
  if (severity === undefined) return;
  increment(figures, placeOf("bySeverity", severity));
  const { exceptions, limits } = draft;
  if (isBeyond(exceptions, severity, limits.exceptions)) return;
  insertException(exceptions, exceptionOf(observation, severity), limits.exceptions);
}

function placeOf(group: Group, word: string): number {
  const place = PLACES[group].get(word);
  if (place === undefined) throw new Error(`${word} is no word of ${group}`);
  return place;
}

/** Extends the time range of a draft. */
export function includeTimes(draft: RollupDraft, newest: string | undefined, oldest: string | undefined): void {
  if (newest !== undefined && (draft.asOf === undefined || newest > draft.asOf)) draft.asOf = newest;
  if (oldest !== undefined && (draft.oldest === undefined || oldest < draft.oldest)) draft.oldest = oldest;
}

/** Returns the draft with no more lines than its limits allow. */
export function cut(draft: RollupDraft): RollupDraft {
  cutLines(draft.lines, draft.limits.wanted, draft.limits.revisions, draft.otherRevisions);
  return draft;
}
