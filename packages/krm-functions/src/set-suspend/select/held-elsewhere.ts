import { refKey, refOf } from "@landfall/core/object";
import {
  type DecidingObject,
  EFFECTS,
  type Effect,
  type Hold,
  type RedirectContext,
  readAuthorities,
  readLedger,
} from "@landfall/core/suspend";
import type { Item } from "../../sdk/index.ts";
import type { Ask } from "../ask.ts";
import type { Sight } from "./project.ts";
import type { Selected } from "./select.ts";

/** The holder's holds that a selection without an effect means: on the object itself, and on objects that decide for it. */
export interface HeldElsewhere {
  /** The effects that the holder holds on deciding objects. */
  readonly effects: readonly Effect[];
  /** Whether the holder also holds the object itself. */
  readonly isHeldItself: boolean;
}

/** The holds of the holder on an item; none if its ledger cannot be read. */
export function ownHolds(item: Item, { holder }: Ask, sight: Sight): readonly Hold[] {
  const ledger = readLedger(sight.part(item));
  return ledger.ok ? ledger.value.holds.filter((hold) => hold.holder === holder) : [];
}

/**
 * Returns a function that finds where a selected object is held, for letting go without an effect: whoever held it for
 * a cluster held the object that decides for it, and names it again without the cluster. It finds nothing for objects
 * that merely matched, and where an effect was requested.
 */
export function heldElsewhere(
  ask: Ask,
  sight: Sight,
  byRef: ReadonlyMap<string, Item>,
  context: RedirectContext,
): (one: Selected) => HeldElsewhere | undefined {
  if (ask.suspend || ask.wish.effects.length > 0 || ask.wish.mechanism !== undefined) return () => undefined;
  if ([...byRef.values()].every((item) => ownHolds(item, ask, sight).length === 0)) return () => undefined;
  const authorityOf = readAuthorities(context);
  const isHeld = ({ authority, effect }: DecidingObject): boolean => {
    const item = byRef.get(refKey(refOf(authority)));
    return item !== undefined && ownHolds(item, ask, sight).some((hold) => hold.effect === effect);
  };
  return (one) => {
    if (!one.explicit || one.placeless !== undefined) return undefined;
    const object = one.item.toObject();
    const held = ALL.filter((effect) => {
      const found = authorityOf(object, effect);
      return found !== undefined && isHeld(found);
    });
    return held.length === 0 ? undefined : { effects: held, isHeldItself: ownHolds(one.item, ask, sight).length > 0 };
  };
}

const ALL = Object.keys(EFFECTS) as readonly Effect[];
