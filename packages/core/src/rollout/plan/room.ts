import { cumulativeSizes } from "../../object/index.ts";
import type { Strategy } from "../model/strategy.ts";
import type { RolloutTarget } from "../model/targets.ts";
import type { Weights } from "./found.ts";

/** The room that is left in one wave. */
export interface Room {
  /** The largest number of further targets that the wave takes. */
  readonly count: number;
  /**
   * Returns whether the wave accepts one more target; `undefined`: it accepts any. It remembers the targets it
   * accepted.
   */
  readonly takes: ((key: string) => boolean) | undefined;
}

/** The waves while they are filled, in order. */
export interface Filled {
  /** The targets of the earlier waves, in order. */
  readonly before: readonly string[];
  /** The targets that the wave has taken already. */
  readonly already: readonly string[];
}

/**
 * Computes the room of each wave, in order. A cumulative percentage is of the number of targets, rounded to the
 * nearest, or of their weight: targets are then taken in order as long as that brings the sum closer to it. Each such
 * wave takes at least one target, and leaves one for each wave that follows.
 */
export function roomsOf(
  { waves }: Strategy,
  targets: ReadonlyMap<string, RolloutTarget>,
  weights: Weights,
): (wave: number, filled: Filled) => Room {
  const sizes = sizesOf(waves, targets.size);
  const weigh = (key: string): number => weights?.get(key) ?? 1;
  let total = weights === undefined ? targets.size : 0;
  for (const weight of weights?.values() ?? []) total += weight;
  return (index, { before, already }) => {
    const { share } = waves[index] ?? { share: { kind: "all" } };
    if (share.kind === "all") return { count: Number.POSITIVE_INFINITY, takes: undefined };
    if (share.kind === "count") return { count: share.count - already.length, takes: undefined };
    if (weights === undefined)
      return { count: Math.max((sizes.get(index) ?? 0) - before.length, 1) - already.length, takes: undefined };
    const later = waves.slice(index + 1).filter((wave) => wave.share.kind === "cumulative").length;
    let sum = [...before, ...already].reduce((all, key) => all + weigh(key), 0);
    let isFull = false;
    let isEmpty = already.length === 0;
    const takes = (key: string): boolean => {
      const weight = weigh(key);
      isFull ||= !isEmpty && (2 * sum + weight) * 50 > share.percent * total;
      if (isFull) return false;
      isEmpty = false;
      sum += weight;
      return true;
    };
    return { count: Math.max(targets.size - before.length - later, 1) - already.length, takes };
  };
}

function sizesOf(waves: Strategy["waves"], total: number): ReadonlyMap<number, number> {
  const shares = waves.flatMap(({ share }, index) =>
    share.kind === "cumulative" ? [{ index, percent: share.percent }] : [],
  );
  const sizes = cumulativeSizes(
    total,
    shares.map(({ percent }) => percent),
  );
  return new Map(shares.map(({ index }, position) => [index, sizes[position] ?? 0]));
}
