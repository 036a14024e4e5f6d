import type { Item } from "@landfall/krm-functions/sdk";

/** Removes the matching entries of a list, and the list if it becomes empty. Returns the number of removed entries. */
export function removeEntries(
  item: Item,
  list: string,
  fits: (entry: { readonly [key: string]: unknown }) => boolean,
): number {
  const entries = item.get([list]);
  if (!Array.isArray(entries)) return 0;
  const found = [...entries.keys()].filter((index) => fits(entries[index] as { readonly [key: string]: unknown }));
  if (found.length === entries.length) item.delete([list]);
  else for (const index of found.toReversed()) item.delete([list, index]);
  return found.length;
}
