/** The number of single-character insertions, deletions, replacements and swaps of neighbours between two words. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
          ? (before[column - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      current.push(Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced, swapped));
    }
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? a.length;
}

const LONGEST = 64;

/** The candidate most like `word`, or `undefined` if none is near enough to be a slip of the pen. Ties: the first. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const wanted = word.slice(0, LONGEST).toLowerCase();
  let best: string | undefined;
  let least = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.slice(0, LONGEST).toLowerCase());
    if (distance >= least || distance >= candidate.length) continue;
    best = candidate;
    least = distance;
  }
  return best;
}
