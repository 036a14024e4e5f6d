/** The share of the catalogue's rows that are judged a second time. */
const BELOW = 0.21;

/**
 * Draws the rows that are judged a second time: each by its own id and the seed, so that a new row does not change the
 * draw of others.
 */
export function drawn(ids: readonly string[], seed: string): readonly string[] {
  return ids.filter((id) => hash(`${seed}/${id}`) / 2 ** 32 < BELOW).sort();
}

/** Draws as many rows as are asked for: those whose id and seed come lowest. */
export function lowest(ids: readonly string[], seed: string, count: number): readonly string[] {
  const ranked = ids.map((id) => ({ id, rank: hash(`${seed}/${id}`) })).sort((one, other) => one.rank - other.rank);
  return ranked
    .slice(0, count)
    .map(({ id }) => id)
    .sort();
}

/** FNV-1a with 32 bits, and a final round that spreads differences at the end of a text. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
