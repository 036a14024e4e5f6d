import { type KubeObject, type Path, readPath } from "../../object/index.ts";
import type { SavedField, Spelling } from "../model/saved.ts";
import { sameValue, valueAt } from "../model/value.ts";

/** A field that is about to be written, and the place whose text would have to come back. */
export interface Rewriting {
  readonly field: SavedField;
  /** The field, or the map above it that the edit makes or empties. */
  readonly place: Path;
}

/**
 * How a file writes what is at a place, if it would come back in another spelling: an empty answer where its text cannot be
 * kept, `undefined` where there is nothing to keep.
 */
export type SpellingReader = (rewriting: Rewriting) => { readonly text?: string } | undefined;

/** The spellings to keep, and the places whose spelling is lost. */
export interface KeptSpellings {
  readonly spellings: readonly Spelling[];
  readonly lost: readonly Path[];
}

/** Reads the spelling of every field that is about to be written over; of the others, what was kept before stays. */
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

/** Where a text is that the edit destroys: the value; of one that goes, the map it is in; of one that comes, an empty map or a null above it. */
function placeOf(object: KubeObject, { path, prev, wrote, parents, nullParent }: SavedField): Path | undefined {
  if (!("absent" in prev)) return "absent" in wrote ? path.slice(0, -1) : path;
  // An empty map of annotations does not outlast the run of a function: kpt takes it away.
  if (path[0] === "metadata" && path[1] === "annotations") return undefined;
  const above = path.slice(0, nullParent === true ? (parents ?? 0) + 1 : (parents ?? path.length - 1));
  return above.length > 0 && isHollow(readPath(object, above)) ? above : undefined;
}

function isHollow(value: unknown): boolean {
  return value === null || (typeof value === "object" && Object.keys(value).length === 0);
}
