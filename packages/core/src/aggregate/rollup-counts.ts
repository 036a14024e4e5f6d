import { ACTUATION, type Axes, FRESHNESS, HEALTH, RECONCILE, SUSPENDED, UNSEEN, UP_TO_DATE } from "./axes.ts";

/** How many of each word; the sum is the total of the rollup. */
export type Counts<Word extends string> = { readonly [word in Word]: number };

/** Counts for each axis, under the axis' own name. */
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

/** Zero of each word, in the given order. */
export function zeroCounts<Word extends string>(words: readonly Word[]): { [word in Word]: number } {
  const counts: Partial<Record<Word, number>> = {};
  for (const word of words) counts[word] = 0;
  return counts as { [word in Word]: number };
}

/** Adds `more` to `counts`, word by word. */
export function addCounts<Word extends string>(
  words: readonly Word[],
  counts: { [word in Word]: number },
  more: Counts<NoInfer<Word>>,
): void {
  for (const word of words) counts[word] += more[word];
}

/** A word of the axis; anything that is none counts as the word for not knowing. */
export function wordOf(axes: Axes, axis: keyof Axes): string {
  const word: string = axes[axis];
  return (AXIS_WORDS[axis] as readonly string[]).includes(word) ? word : UNSEEN[axis];
}
