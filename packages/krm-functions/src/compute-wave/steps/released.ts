import type { Order, TargetState } from "@landfall/core/rollout";
import type { Run } from "@landfall/core/steps";
import type { Item } from "../../sdk/index.ts";
import { isBegun } from "./begun.ts";
import { goneAtEnd } from "./last-moves.ts";
import type { Leg } from "./legs.ts";
import { takenNow } from "./taken.ts";

/** The rollout's order for a target, and the target's state. */
export interface Point {
  readonly order: Order | undefined;
  readonly state: TargetState | undefined;
}

/**
 * The objects of a released target that may be moved: those that its run has not taken away and whose task, if they
 * have one, has begun, whatever its result. If the target had the revision already and no run began, all objects that
 * no task deletes for good.
 */
export function releasedItems(leg: Leg, run: Run | undefined, { order, state }: Point): ReadonlySet<Item> {
  if (order?.order !== "released") return new Set();
  const own = run?.trigger.revision === order.revision ? run : undefined;
  const taken = own === undefined ? goneAtEnd(leg, undefined) : takenNow(leg, own);
  const isMoving = state?.state === "Released" || state?.state === "RollingBack";
  const isFree = (item: Item): boolean =>
    !leg.planned.owners.has(item) || (own === undefined ? !isMoving : isBegun(leg, item, own));
  return new Set([...leg.items.keys()].filter((item) => !taken.has(item) && isFree(item)));
}
