/** A stream of random numbers that a seed determines. */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** A whole number from `least` to `most`, both inclusive. */
  int(least: number, most: number): number;
  /** An entry of a list, which must not be empty. */
  pick<T>(list: readonly T[]): T;
  /** True with this probability. */
  chance(share: number): boolean;
}

/**
 * Makes the stream for a seed, which is the same on every machine (mulberry32). Its `pick` throws a RangeError for an
 * empty list.
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    int,
    pick: (list) => {
      if (list.length === 0) throw new RangeError("nothing to pick from");
      return list[int(0, list.length - 1)] as (typeof list)[number];
    },
    chance: (share) => next() < share,
  };
}
