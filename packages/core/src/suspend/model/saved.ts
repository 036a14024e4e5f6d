import { isMap, type Json, type Path, type ValueOrAbsent } from "../../object/index.ts";
import { type FieldOwner, ownerFromJson } from "./owner.ts";

/** The value that one mechanism found at one path, and the value that it wrote there. */
export interface SavedField {
  readonly path: Path;
  readonly prev: ValueOrAbsent;
  readonly wrote: ValueOrAbsent;
  /** How many leading segments of the path were there before: deeper parents are ours to remove. All, if absent. */
  readonly parents?: number;
  /** The first of our parents was there, and null: that comes back instead. */
  readonly nullParent?: true;
  /** Who owned the field of a live object before us, and gets it back. Absent: nobody did, or it is not known. */
  readonly owners?: readonly FieldOwner[];
}

/** How a value was written that would come back in another spelling: `~`, `0x3`, a block scalar, with an anchor or a comment. */
export interface Spelling {
  /** Where the value stands, or the map that it is in. */
  readonly path: Path;
  /** The text behind the colon of its key, lines relative to the key's column. */
  readonly text: string;
}

/** The longest text of a spelling that is kept, in UTF-16 code units. */
export const LONGEST_SPELLING = 1024;

/** The record that a mechanism needs to take its change back: written by the first hold, dropped with the last. */
export interface Saved {
  readonly mechanism: string;
  readonly fields: readonly SavedField[];
  /** It was suspended before the first hold, and stays so after the last. */
  readonly adopted?: true;
  /** The object had no annotations but ours: the empty map is ours to remove. */
  readonly annotations?: "created";
  /** All holds of it are past their end, and what was there before is there again: nothing of ours stands. */
  readonly atRest?: true;
  /** The spellings of values in a file: a cluster keeps values only. */
  readonly spellings?: readonly Spelling[];
}

/** `Saved` as it stands in its annotation. */
export function savedToJson(saved: Saved): { readonly [key: string]: Json } {
  const { adopted, annotations, atRest, fields, mechanism, spellings } = saved;
  return {
    ...(adopted !== undefined && { adopted }),
    ...(annotations !== undefined && { annotations }),
    ...(atRest !== undefined && { atRest }),
    fields: fields.map(fieldToJson),
    mechanism,
    ...(spellings !== undefined && { spellings: spellings.map(({ path, text }) => ({ path, text })) }),
  };
}

function fieldToJson(field: SavedField): { readonly [key: string]: Json } {
  const { nullParent, owners, parents, path, prev, wrote } = field;
  return {
    ...(nullParent !== undefined && { nullParent }),
    ...(owners !== undefined && { owners: owners.map((owner) => ({ ...owner })) }),
    ...(parents !== undefined && { parents }),
    path,
    prev: toJson(prev),
    wrote: toJson(wrote),
  };
}

function toJson(value: ValueOrAbsent): { readonly [key: string]: Json } {
  return "absent" in value ? { absent: true } : { value: value.value };
}

/** The opposite of `savedToJson`; `undefined` for anything that it would not have written. */
export function savedFromJson(value: unknown): Saved | undefined {
  if (!isMap(value)) return undefined;
  const { mechanism, fields, adopted, annotations, atRest, spellings, ...others } = value;
  if (Object.keys(others).length > 0 || typeof mechanism !== "string" || !Array.isArray(fields)) return undefined;
  if (adopted !== undefined && adopted !== true) return undefined;
  if (annotations !== undefined && annotations !== "created") return undefined;
  if (atRest !== undefined && atRest !== true) return undefined;
  if (spellings !== undefined && !areSpellings(spellings)) return undefined;
  const read = fields.map((field: unknown) => fieldFromJson(field));
  if (read.length === 0 || !read.every((field) => field !== undefined)) return undefined;
  return {
    mechanism,
    fields: read,
    ...(adopted === undefined ? {} : { adopted }),
    ...(annotations === undefined ? {} : { annotations }),
    ...(atRest === undefined ? {} : { atRest }),
    ...(spellings === undefined ? {} : { spellings }),
  };
}

function fieldFromJson(value: unknown): SavedField | undefined {
  if (!isMap(value)) return undefined;
  const { path, prev, wrote, parents, nullParent, owners, ...others } = value;
  if (Object.keys(others).length > 0 || !isPath(path) || !isValueOrAbsent(prev) || !isValueOrAbsent(wrote))
    return undefined;
  if (parents !== undefined && !isCount(parents)) return undefined;
  if (nullParent !== undefined && (nullParent !== true || parents === undefined)) return undefined;
  const known = owners === undefined ? undefined : ownersFromJson(owners);
  if (owners !== undefined && known === undefined) return undefined;
  return {
    path,
    prev,
    wrote,
    ...(parents !== undefined && { parents }),
    ...(nullParent !== undefined && { nullParent }),
    ...(known !== undefined && { owners: known }),
  };
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

function ownersFromJson(value: unknown): readonly FieldOwner[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const owners = value.map((owner: unknown) => ownerFromJson(owner));
  return owners.every((owner) => owner !== undefined) ? owners : undefined;
}

function areSpellings(value: unknown): value is readonly Spelling[] {
  return Array.isArray(value) && value.length > 0 && value.every((each: unknown) => isSpelling(each));
}

function isSpelling(value: unknown): value is Spelling {
  if (!isMap(value) || Object.keys(value).length !== 2) return false;
  const { path, text } = value;
  return isPath(path) && typeof text === "string" && text.length <= LONGEST_SPELLING;
}

function isPath(value: unknown): value is Path {
  return Array.isArray(value) && value.length > 0 && value.every((segment) => typeof segment === "string");
}

function isValueOrAbsent(value: unknown): value is ValueOrAbsent {
  if (!isMap(value) || Object.keys(value).length !== 1) return false;
  return value["absent"] === true || Object.hasOwn(value, "value");
}
