import type { ObjectRef } from "@landfall/core/object";
import { CATALOGUE, mechanismsFor } from "@landfall/core/suspend";

/** Kinds that can be held still, those that hold them, and where it is written down. */
export function canBeHeld(kind: Pick<ObjectRef, "group" | "kind">): boolean {
  return kind.group === "landfall.dev" || mechanismsFor(CATALOGUE, kind).length > 0;
}
