import { isGoingBack, type RolloutState, type TargetState } from "../model/state.ts";

/**
 * The order of a state for one target. `released`: the target is to have the revision (for a rollback, its own last
 * known good). `held`: it is to stay at the revision, or where none is known at whatever it has. `handsOff`: it is left
 * to people; nothing is written to it, and no hold is made or lifted.
 */
export type Order =
  | { readonly order: "released"; readonly revision: string }
  | { readonly order: "held"; readonly revision?: string }
  | { readonly order: "handsOff" };

/** The part of a state from which orders are derived. */
export type Ordering = Pick<RolloutState, "targets"> &
  Partial<Pick<RolloutState, "phase" | "brakedBy" | "onStop" | "revision">>;

/**
 * Returns the order of every target that a state knows, sorted by key.
 *
 * | the rollout                                     | never released | released, landed | sent back | failed, held |
 * |-------------------------------------------------|----------------|------------------|-----------|--------------|
 * | goes on, is paused, or completed                | held           | released         | released  | held         |
 * | goes back, or is back                           | held           | hands off        | released  | held         |
 * | is stopped or aborted, and `onStop` is `leave`  | held           | hands off        | hands off | hands off    |
 * | is under the handbrake                          | held           | hands off        | hands off | hands off    |
 * | the target is pinned                            | held           | hands off        | hands off | hands off    |
 *
 * A target that waits for its turn to be sent back is not told once more to have the revision that it is to leave. One that had the
 * revision before the rollout released it keeps it. A target that an earlier attempt moved to a revision which is not
 * known to be good there counts as released: it was left to people, and another attempt takes nothing from them.
 */
export function standingOrders(state: Ordering): ReadonlyMap<string, Order> {
  const isLeft = leavesTouched(state);
  const isBack = state.phase !== undefined && isGoingBack(state.phase);
  const orders = Array.from(state.targets, ([key, target]) => {
    return [key, orderOf(target, isLeft || (isBack && waitsToGoBack(target)))] as const;
  });
  return new Map(orders.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Returns the revision that each target is to have: its `released` order. Targets that are not in the map must not be
 * touched. Sorted by key.
 */
export function ordersOf(state: Ordering): ReadonlyMap<string, string> {
  const released = Array.from(standingOrders(state)).flatMap(([key, order]): readonly [string, string][] =>
    order.order === "released" ? [[key, order.revision]] : [],
  );
  return new Map(released);
}

/** Returns the targets that are left to people: nothing is written to them, and no hold is made or lifted. */
export function handsOffIn(state: Ordering): ReadonlySet<string> {
  const left = Array.from(standingOrders(state)).flatMap(([key, { order }]) => (order === "handsOff" ? [key] : []));
  return new Set(left);
}

/** Returns whether a rollout is at a standstill and leaves the targets it has touched to people. */
function leavesTouched({ phase, brakedBy, onStop }: Ordering): boolean {
  return brakedBy !== undefined || (phase === "Stopped" && onStop !== "restore");
}

/** Whether a target of a rollout that goes back has what that takes away, and is not sent back yet. */
function waitsToGoBack(target: TargetState): boolean {
  const { state, releasedAt, movedTo } = target;
  if (state === "Waiting") return isMovedBefore(target);
  return (state === "Released" || state === "Landed") && (releasedAt !== undefined || movedTo !== undefined);
}

/** Returns whether an earlier attempt moved a target to the revision that it has, which is not known to be good there. */
function isMovedBefore({ revision, lastGood, movedTo }: TargetState): boolean {
  return movedTo !== undefined && movedTo === revision && movedTo !== lastGood;
}

function orderOf(target: TargetState, isLeft: boolean): Order {
  const { state, revision = "", releasedAt, pinned } = target;
  const moves = state === "Released" || state === "Landed" || state === "RollingBack" || state === "RolledBack";
  const isTouched = moves || releasedAt !== undefined || isMovedBefore(target);
  if (isTouched && (isLeft || pinned === true)) return { order: "handsOff" };
  if (moves && revision !== "") return { order: "released", revision };
  return revision === "" ? { order: "held" } : { order: "held", revision };
}
