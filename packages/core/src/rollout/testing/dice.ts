import fc, { type GeneratorValue } from "fast-check";

/** Random choices for a story; each can be shrunk by fast-check. */
export interface Dice {
  readonly int: (min: number, max: number) => number;
  /** Returns true in `percent` of a hundred cases. */
  readonly often: (percent: number) => boolean;
  readonly pick: <T>(all: readonly T[]) => T;
}

export function diceOf(draw: GeneratorValue): Dice {
  const int = (min: number, max: number): number => draw(fc.integer, { min, max });
  return {
    int,
    often: (percent) => int(1, 100) > 100 - percent,
    pick: (all) => {
      const one = all[int(0, all.length - 1)];
      if (one === undefined) throw new Error("nothing to pick from");
      return one;
    },
  };
}
