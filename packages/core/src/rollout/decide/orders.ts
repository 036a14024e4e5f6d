import type { RolloutState, TargetWord } from "../model/state.ts";

/** A target that waits, is held, or has failed is left as it is: to move it is not safe, or does not help. */
const MAY_MOVE: ReadonlySet<TargetWord> = new Set(["Released", "Landed", "RollingBack", "RolledBack"]);

/**
 * What a state asks of the systems that deliver: by the key of each target that may move, the revision it is to have;
 * of one that is sent back, its own last known good. Whoever is not named here must not be touched. Sorted by key.
 */
export function ordersOf({ targets }: Pick<RolloutState, "targets">): ReadonlyMap<string, string> {
  const orders = Array.from(targets).flatMap(([key, { state, revision }]): readonly [string, string][] =>
    MAY_MOVE.has(state) && revision !== undefined && revision !== "" ? [[key, revision]] : [],
  );
  return new Map(orders.sort(([a], [b]) => (a < b ? -1 : 1)));
}
