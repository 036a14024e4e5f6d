import { type KubeObject, type Path, readPath } from "../../object/index.ts";
import type { SavedField, Spelling } from "../model/saved.ts";
import { sameValue, valueAt } from "../model/value.ts";

/** A field that is about to be written, and the place whose source text would have to be restored. */
export interface Rewriting {
  readonly field: SavedField;
  /** The field, or the map above it that the edit creates or empties. */
  readonly place: Path;
}

/**
 * Returns the source text at a place if restoring the value would change its spelling: without `text` if the text
 * cannot be stored; `undefined` if there is nothing to store.
 */
export type SpellingReader = (rewriting: Rewriting) => { readonly text?: string } | undefined;

/** The spellings to store, and the places whose spelling is lost. */
export interface KeptSpellings {
  readonly spellings: readonly Spelling[];
  readonly lost: readonly Path[];
}

/** Reads the spelling of every field that is about to be overwritten; of other fields, the stored spelling is kept. */
export function keepSpellings(
  object: KubeObject,
  fields: readonly SavedField[],
  before: readonly Spelling[],
  read: SpellingReader,
): KeptSpellings {
  const spellings = new Map(before.map((spelling) => [spelling.path.join("\n"), spelling]));
  const lost: Path[] = [];
  for (const field of fields) {
    const live = valueAt(object, field.path);
    if (!sameValue(field.prev, live) || sameValue(field.wrote, live)) continue;
    const place = placeOf(object, field);
    if (place === undefined) continue;
    const found = read({ field, place });
    if (found?.text === undefined) spellings.delete(place.join("\n"));
    else spellings.set(place.join("\n"), { path: place, text: found.text });
    if (found !== undefined && found.text === undefined) lost.push(place);
  }
  return { spellings: [...spellings.values()], lost };
}

/**
 * Returns the place of the source text that an edit destroys: the value; the containing map, if a field is removed; an
 * empty map or null above it, if a field is added.
 */
function placeOf(object: KubeObject, { path, prev, wrote, parents, nullParent }: SavedField): Path | undefined {
  if (!("absent" in prev)) return "absent" in wrote ? path.slice(0, -1) : path;
  // An empty map of annotations does not survive the run of a function, since kpt removes it.
  if (path[0] === "metadata" && path[1] === "annotations") return undefined;
  const above = path.slice(0, nullParent === true ? (parents ?? 0) + 1 : (parents ?? path.length - 1));
  return above.length > 0 && isHollow(readPath(object, above)) ? above : undefined;
}

function isHollow(value: unknown): boolean {
  return value === null || (typeof value === "object" && Object.keys(value).length === 0);
}
