import type { Json } from "@landfall/core/object";
import { LONGEST_SPELLING, type Rewriting, type SpellingReader } from "@landfall/core/suspend";
import { EditError, type Item } from "../sdk/index.ts";

/**
 * Returns a reader of the spelling (such as quotes) that a released field must get back; it first proves that the text
 * can restore it.
 */
export function spellingOf(item: Item): SpellingReader {
  return (rewriting) => readSpelling(item, rewriting);
}

function readSpelling(item: Item, rewriting: Rewriting): ReturnType<SpellingReader> {
  try {
    return isAsWeWrite(item, rewriting) ? undefined : trySpelling(item, rewriting);
  } catch (error) {
    // The edit itself reports a place that cannot be edited.
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

/**
 * Whether the field has the spelling that an edit would write, as nearly all have. Large objects are read in part, so a
 * place that looks empty may not be.
 */
function isAsWeWrite(item: Item, { field, place }: Rewriting): boolean {
  return ("absent" in field.prev && item.isBlockMap(place)) || item.isPlainWord(place);
}

function trySpelling(item: Item, { field: { path, prev, wrote }, place }: Rewriting): ReturnType<SpellingReader> {
  const { source } = item;
  const takeBack = item.checkpoint();
  try {
    const text = item.spellingAt(place);
    const before = item.get(place) as Json;
    if ("absent" in wrote) item.delete(path);
    else item.set(path, wrote.value);
    if ("absent" in prev) item.set(place, before);
    else item.set(path, prev.value);
    if (item.source === source) return undefined;
    if (text === undefined || text.length > LONGEST_SPELLING) return {};
    item.respell(place, text);
    return item.source === source ? { text } : {};
  } finally {
    takeBack();
  }
}
