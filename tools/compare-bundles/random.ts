/** Random choices by a seed: the same seed gives the same choices on any machine. */
export interface Random {
  /** A whole number from 0 (inclusive) to `below` (exclusive). */
  readonly integer: (below: number) => number;
  /** True in one of `times` cases on average. */
  readonly oneIn: (times: number) => boolean;
  readonly pick: <T>(from: readonly [T, ...T[]]) => T;
  /** A random selection in the same order, which may be empty. */
  readonly some: <T>(from: readonly T[], oneIn?: number) => readonly T[];
}

/** Makes a random source by mulberry32: small, and sufficient for choices. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (below: number): number => Math.floor(next() * below);
  return {
    integer,
    oneIn: (times) => integer(times) === 0,
    pick: (from) => from[integer(from.length)] ?? from[0],
    some: (from, oneIn = 2) => from.filter(() => integer(oneIn) === 0),
  };
}
