import type { Json } from "@landfall/core/object";
import { LONGEST_SPELLING, type Rewriting, type SpellingReader } from "@landfall/core/suspend";
import type { Item } from "../sdk/index.ts";
import { isBlockMap } from "../sdk/text/block-map.ts";
import { EditError } from "../sdk/text/edit-error.ts";
import { isRegular, respell, spellingAt } from "../sdk/text/spelling.ts";
import { TextItem } from "../sdk/text/text-item.ts";

/** Reads how an item writes what would come back in another spelling, and proves first that its text can bring it back. */
export function spellingOf(item: Item): SpellingReader {
  return (rewriting) => (item instanceof TextItem ? readSpelling(item, rewriting) : undefined);
}

function readSpelling(item: TextItem, rewriting: Rewriting): ReturnType<SpellingReader> {
  try {
    return isAsWeWrite(item, rewriting) ? undefined : trySpelling(item, rewriting);
  } catch (error) {
    // What cannot be edited is refused by the edit itself.
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

/** What nearly all are. Of a large object only a part is read: what looks empty may not be. */
function isAsWeWrite(item: TextItem, { field, place }: Rewriting): boolean {
  return ("absent" in field.prev && isBlockMap(item, place)) || isRegular(item, place);
}

function trySpelling(item: TextItem, { field: { path, prev, wrote }, place }: Rewriting): ReturnType<SpellingReader> {
  const { source } = item;
  const takeBack = item.checkpoint();
  try {
    const text = spellingAt(item, place);
    const before = item.get(place) as Json;
    if ("absent" in wrote) item.delete(path);
    else item.set(path, wrote.value);
    if ("absent" in prev) item.set(place, before);
    else item.set(path, prev.value);
    if (item.source === source) return undefined;
    if (text === undefined || text.length > LONGEST_SPELLING) return {};
    respell(item, place, text);
    return item.source === source ? { text } : {};
  } finally {
    takeBack();
  }
}
