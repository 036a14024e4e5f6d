import { isGoingBack, type RolloutState, type TargetState } from "../model/state.ts";

/**
 * The order of a state for one target. `released`: it is to have the revision; a target that is sent back, its own last
 * known good. `held`: it is to stay at the revision, or at whatever it has where none is known. `handsOff`: people have
 * it; nothing is written there, and no hold is made or lifted.
 */
export type Order =
  | { readonly order: "released"; readonly revision: string }
  | { readonly order: "held"; readonly revision?: string }
  | { readonly order: "handsOff" };

/** The part of a state that orders follow from. */
export type Ordering = Pick<RolloutState, "targets"> &
  Partial<Pick<RolloutState, "phase" | "brakedBy" | "onStop" | "revision">>;

/**
 * The order of every target that a state knows, sorted by key.
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
 * revision before the rollout released it keeps it.
 */
export function standingOrders(state: Ordering): ReadonlyMap<string, Order> {
  const isLeft = leavesTouched(state);
  const isBack = state.phase !== undefined && isGoingBack(state.phase);
  const orders = Array.from(state.targets, ([key, target]) => {
    return [key, orderOf(target, isLeft || (isBack && waitsToGoBack(target)))] as const;
  });
  return new Map(orders.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The revision that each target is to have: its `released` orders. Whoever is not named here must not be touched. Sorted by key. */
export function ordersOf(state: Ordering): ReadonlyMap<string, string> {
  const released = Array.from(standingOrders(state)).flatMap(([key, order]): readonly [string, string][] =>
    order.order === "released" ? [[key, order.revision]] : [],
  );
  return new Map(released);
}

/** The targets that people have: nothing of theirs is written, and no hold is made or lifted. */
export function handsOffIn(state: Ordering): ReadonlySet<string> {
  const left = Array.from(standingOrders(state)).flatMap(([key, { order }]) => (order === "handsOff" ? [key] : []));
  return new Set(left);
}

/** Whether a rollout stands still and leaves the targets it has touched to people. */
function leavesTouched({ phase, brakedBy, onStop }: Ordering): boolean {
  return brakedBy !== undefined || (phase === "Stopped" && onStop !== "restore");
}

/** Whether a target of a rollout that goes back has what that takes away, and is not sent back yet. */
function waitsToGoBack({ state, releasedAt, movedTo }: TargetState): boolean {
  return (state === "Released" || state === "Landed") && (releasedAt !== undefined || movedTo !== undefined);
}

function orderOf(target: TargetState, isLeft: boolean): Order {
  const { state, revision = "", releasedAt, pinned } = target;
  const moves = state === "Released" || state === "Landed" || state === "RollingBack" || state === "RolledBack";
  const isTouched = moves || releasedAt !== undefined;
  if (isTouched && (isLeft || pinned === true)) return { order: "handsOff" };
  if (moves && revision !== "") return { order: "released", revision };
  return revision === "" ? { order: "held" } : { order: "held", revision };
}
