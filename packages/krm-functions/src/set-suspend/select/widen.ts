import { type Problem, type Result, success } from "@landfall/core/object";
import type { SetSuspend } from "@landfall/core/schemas";
import { isLedgerKey } from "@landfall/core/suspend";
import type { Item, ResourceList } from "../../sdk/index.ts";
import type { TargetReader } from "../../targets/target-reader.ts";
import type { Ask } from "../ask.ts";
import { oncePerKind } from "../once-per-kind.ts";
import { cascade } from "./cascade.ts";
import type { Sight } from "./project.ts";
import type { ItemSelection, Selected } from "./select.ts";
import { isKnown, settleUnknown } from "./unknown-kinds.ts";

/**
 * Widens the selection to the objects that the selected ones stand for, as `onUnknown` and `cascade` say. Usually
 * objects stand for themselves, and are then still processed one by one. Problems as of `settleUnknown` and `cascade`.
 */
export function widen(
  list: ResourceList,
  config: SetSuspend,
  ask: Ask,
  sight: Sight,
  select: ItemSelection,
  targetOf: TargetReader,
): Result<ItemSelection> {
  const wholeIfHeld = readWholeIfHeld(ask, sight);
  if (ask.cascade === "self" && (ask.onUnknown === "error" || !ask.suspend)) {
    return success((item) => wholeIfHeld(select(item)));
  }
  const results = list.items.map((item) => wholeIfHeld(select(item)));
  const problems = results.flatMap((result): readonly Problem[] => result.problems);
  if (problems.length > 0) return { ok: false, problems };
  const selected = results.flatMap((result) => (result.ok ? (result.value ?? []) : []));
  const known = settleUnknown(list, ask, selected);
  if (!known.ok || ask.cascade === "self") return known.ok ? success(among(known.value), known.problems) : known;
  const widened = cascade(list, config, ask, sight, known.value, targetOf);
  return widened.ok ? success(among(widened.value), [...known.problems, ...widened.problems]) : widened;
}

function among(selected: readonly Selected[]): ItemSelection {
  const byItem = new Map<Item, Selected>(selected.map((one) => [one.item, one]));
  return (item) => success(byItem.get(item));
}

/** Reads held objects of unknown kinds as a whole, so that they can be released. */
function readWholeIfHeld(ask: Ask, sight: Sight): (selected: ReturnType<ItemSelection>) => ReturnType<ItemSelection> {
  const isOfKnownKind = oncePerKind((item) => isKnown(ask, item));
  return (selected) => {
    if (!selected.ok || selected.value === undefined || isOfKnownKind(selected.value.item)) return selected;
    const { item, object } = selected.value;
    const isHeld = Object.keys(object.metadata?.annotations ?? {}).some((key) => isLedgerKey(key));
    return isHeld ? success({ ...selected.value, object: sight.whole(item) }) : selected;
  };
}
