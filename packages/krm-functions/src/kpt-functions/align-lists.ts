/**
 * One step in turning one list into another: the indexes of two matching entries, or of one that is removed or added.
 */
export interface Alignment {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** The most pairs of entries for which the longest common subsequence is searched. */
const MOST_PAIRS = 1_000_000;

/** The identity of an entry: the `name` of a mapping, else its whole value. */
function identityOf(entry: unknown): string {
  if (typeof entry === "object" && entry !== null && Object.hasOwn(entry, "name"))
    return `name ${JSON.stringify((entry as { name: unknown }).name)}`;
  return JSON.stringify(entry) ?? "undefined";
}

/**
 * Pairs the entries of two lists, in order, so that as many as possible keep their partner: entries with the same
 * `name`, else equal ones. Entries between two such pairs are paired as far as possible; the rest is removed or added.
 */
export function alignLists(before: readonly unknown[], after: readonly unknown[]): readonly Alignment[] {
  const a = before.map(identityOf);
  const b = after.map(identityOf);
  const aligned: Alignment[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...commonSequence(a, b), [a.length, b.length] as const]) {
    for (; i < nextI && j < nextJ; i++, j++) aligned.push({ before: i, after: j });
    for (; i < nextI; i++) aligned.push({ before: i, after: undefined });
    for (; j < nextJ; j++) aligned.push({ before: undefined, after: j });
    if (nextI < a.length) aligned.push({ before: nextI, after: nextJ });
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return aligned;
}

function commonSequence(a: readonly string[], b: readonly string[]): readonly (readonly [number, number])[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const head = Array.from({ length: start }, (_, i) => [i, i] as const);
  const tail = Array.from({ length: end }, (_, i) => [a.length - end + i, b.length - end + i] as const);
  const middle = longestCommon(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return [...head, ...middle.map(([i, j]) => [i + start, j + start] as const), ...tail];
}

/** The longest common subsequence, by dynamic programming. */
function longestCommon(a: readonly string[], b: readonly string[]): readonly (readonly [number, number])[] {
  if (a.length === 0 || b.length === 0 || a.length * b.length > MOST_PAIRS) return [];
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
