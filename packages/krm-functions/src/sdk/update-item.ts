import { type Fields, isMap, type Json, type Path } from "@landfall/core/object";
import type { Item } from "./text/model/index.ts";

/**
 * Makes the value of an item at a path equal to `value` by the smallest edits: an equal value changes no byte, a map
 * loses surplus keys, a list is changed entry by entry and grows or shrinks at its end.
 */
export function updateItem(item: Item, path: Path, value: Json): void {
  update(item, path, item.get(path), value);
}

function update(item: Item, path: Path, before: unknown, value: Json): void {
  if (isList(before) && isList(value) && before.length > 0 && value.length > 0) updateList(item, path, before, value);
  else if (isMap(before) && isMap(value) && Object.keys(before).length > 0 && Object.keys(value).length > 0)
    updateMap(item, path, before, value);
  else item.set(path, value);
}

function updateMap(item: Item, path: Path, before: Fields, value: { readonly [key: string]: Json }): void {
  for (const key of Object.keys(before)) if (!Object.hasOwn(value, key)) item.delete([...path, key]);
  for (const [key, field] of Object.entries(value)) {
    update(item, [...path, key], Object.hasOwn(before, key) ? before[key] : undefined, field);
  }
}

function updateList(item: Item, path: Path, before: readonly Json[], value: readonly Json[]): void {
  for (let index = before.length - 1; index >= value.length; index--) item.delete([...path, index]);
  for (const [index, entry] of value.entries()) {
    if (index < before.length) update(item, [...path, index], before[index], entry);
    else item.append(path, entry);
  }
}

function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}
