import { REMOVALS } from "@landfall/adapters/systems";
import type { Problem } from "@landfall/core/object";
import { readLedger } from "@landfall/core/suspend";
import type { Item, ResourceList } from "../../sdk/index.ts";
import type { Sight } from "./project.ts";

/** Objects that systems are about to remove although somebody holds them, by the holds that are in the list now. */
export function plannedRemovals(list: ResourceList, sight: Sight, now: number | undefined): readonly Problem[] {
  return REMOVALS.flatMap(({ kinds, beside, planned }) => {
    const held = itemsOf(list, kinds).filter((item) => isHeld(item, sight));
    const objects = held.length === 0 ? [] : [...held, ...itemsOf(list, beside)].map(sight.whole);
    return planned(objects, now);
  });
}

function itemsOf(list: ResourceList, kinds: readonly string[]): readonly Item[] {
  return list.items.filter(({ ref }) => kinds.includes(`${ref.group}/${ref.kind}`));
}

function isHeld(item: Item, { part }: Sight): boolean {
  const ledger = readLedger(part(item));
  return ledger.ok && ledger.value.holds.length > 0;
}
