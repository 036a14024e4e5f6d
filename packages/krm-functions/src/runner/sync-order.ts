import { isMap, type Json, type Path } from "@landfall/core/object";
import type { Item } from "../sdk/inside.ts";

/**
 * Restores the previous order of fields in each map, with fields that a function added at the end, as kpt does after
 * each function (`SyncOrder` of kyaml). Maps in lists stay as the function left them.
 */
export function syncOrder(before: Item, after: Item): void {
  if (before.text === after.text) return;
  sync(before.toObject(), after.toObject(), [], after);
}

function sync(before: unknown, after: unknown, path: Path, item: Item): void {
  if (!isMap(before) || !isMap(after)) return;
  const keys = Object.keys(after);
  const kept = Object.keys(before).filter((key) => Object.hasOwn(after, key));
  for (const key of kept) sync(before[key], after[key], [...path, key], item);
  const wanted = [...kept, ...keys.filter((key) => !Object.hasOwn(before, key))];
  const first = wanted.findIndex((key, at) => key !== keys[at]);
  if (first >= 0) for (const key of wanted.slice(first)) moveToEnd(item, [...path, key], after[key] as Json);
}

function moveToEnd(item: Item, path: Path, value: Json): void {
  const spelling = item.spellingAt(path);
  item.delete(path);
  item.set(path, value);
  if (spelling !== undefined) item.respell(path, spelling);
}
