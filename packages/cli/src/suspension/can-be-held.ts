import type { ObjectRef } from "@landfall/core/object";
import { CATALOGUE, mechanismsFor } from "@landfall/core/suspend";

/** Whether objects of a kind can be suspended, decide about others, or keep holds. */
export function canBeHeld(kind: Pick<ObjectRef, "group" | "kind">): boolean {
  return kind.group === "landfall.dev" || mechanismsFor(CATALOGUE, kind).length > 0;
}
