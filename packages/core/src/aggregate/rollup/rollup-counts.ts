import { ACTUATION, type Axes, FRESHNESS, HEALTH, RECONCILE, SUSPENDED, UP_TO_DATE } from "../model/axes.ts";

/** The number for each word; the sum is the total of the rollup. */
export type Counts<Word extends string> = { readonly [word in Word]: number };

/** The counts of each axis, under the axis' own name. */
export type AxisCounts = { readonly [axis in keyof Axes]: Counts<Axes[axis]> };

export const AXIS_WORDS: { readonly [axis in keyof Axes]: readonly Axes[axis][] } = {
  health: HEALTH,
  actuation: ACTUATION,
  reconcile: RECONCILE,
  upToDate: UP_TO_DATE,
  suspended: SUSPENDED,
  freshness: FRESHNESS,
};
export const AXIS_NAMES: readonly (keyof Axes)[] = Object.keys(AXIS_WORDS) as (keyof Axes)[];

/**
 * Numbers by index. It is a plain array, since a typed array of this size is allocated outside the heap, which takes
 * longer than adding it up.
 */
export type Figures = number[];

/** Makes a list of zeros of the given length. */
export function zeros(size: number): Figures {
  return Array.from({ length: size }, () => 0);
}

/** Adds figures to others, index by index. */
export function addFigures(figures: Figures, more: Figures): void {
  for (let index = 0; index < figures.length; index++) figures[index] = (figures[index] ?? 0) + (more[index] ?? 0);
}

/** Adds one to the figure at an index. */
export function increment(figures: Figures, index: number): void {
  figures[index] = (figures[index] ?? 0) + 1;
}

/** Returns the numbers from `start` on, each under its word. */
export function countsOf<Word extends string>(words: readonly Word[], figures: Figures, start = 0): Counts<Word> {
  const counts: Partial<Record<Word, number>> = {};
  let index = start;
  for (const word of words) counts[word] = figures[index++] ?? 0;
  return counts as Counts<Word>;
}

/** Adds the counts of the words to the numbers from `start` on. */
export function addCounts<Word extends string>(
  words: readonly Word[],
  figures: Figures,
  counts: Counts<NoInfer<Word>>,
  start = 0,
): void {
  let index = start;
  for (const word of words) {
    figures[index] = (figures[index] ?? 0) + counts[word];
    index += 1;
  }
}
