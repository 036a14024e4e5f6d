/**
 * The largest length of a name that is compared: longer names are no typing mistakes, and comparing them takes time.
 */
const LONGEST_NAME = 64;

/**
 * Returns the known name that was probably meant: the one with the fewest inserted, dropped, changed or swapped
 * characters, ignoring case; at most a third of the longer name and never more than three (one for three to five
 * characters, two from six). Ties go to the first in `known`.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance >= least || distance > most(name, candidate)) continue;
    best = candidate;
    least = distance;
  }
  return best;
}

function most(name: string, candidate: string): number {
  return Math.min(3, Math.floor(Math.max(name.length, candidate.length) / 3));
}

/** Returns the optimal string alignment distance of two names. */
function editDistance(a: string, b: string): number {
  let [before, previous]: [readonly number[], readonly number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, j) => j),
  ];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, previous] = [previous, row];
  }
  return previous[b.length] ?? 0;
}
