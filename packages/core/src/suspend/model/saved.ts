import { isMap, type Json, type Path, type ValueOrAbsent } from "../../object/index.ts";
import { type FieldOwner, ownerFromJson } from "./owner.ts";

/** The value that a mechanism found at one path, and the value that it wrote there. */
export interface SavedField {
  readonly path: Path;
  readonly prev: ValueOrAbsent;
  readonly wrote: ValueOrAbsent;
  /**
   * How many leading segments of the path existed before: deeper parents are removed on resuming. Absent: all existed.
   */
  readonly parents?: number;
  /** Whether the first created parent existed as null, which is then restored. */
  readonly nullParent?: true;
  /** The owners of the field in a live object before Landfall, who get it back. Absent: none, or unknown. */
  readonly owners?: readonly FieldOwner[];
}

/**
 * The source text of a value that would otherwise be restored in another spelling: `~`, `0x3`, a block scalar, or with
 * an anchor or comment.
 */
export interface Spelling {
  /** The path of the value, or of the map that contains it; or of the annotations, which were empty or null. */
  readonly path: Path;
  /** The text after the colon of its key, with lines relative to the key's column. */
  readonly text: string;
}

/** The largest length of a stored spelling, in UTF-16 code units. */
export const LONGEST_SPELLING = 1024;

/** The record by which a mechanism is undone: written with the first hold, removed with the last. */
export interface Saved {
  readonly mechanism: string;
  readonly fields: readonly SavedField[];
  /** Whether the object was suspended before the first hold, and so stays suspended after the last. */
  readonly adopted?: true;
  /** Whether the object had no annotations before, so that an empty map is removed on resuming. */
  readonly annotations?: "created";
  /**
   * Whether all holds of the mechanism have expired and the old value is restored: Landfall's value is no longer there.
   */
  readonly atRest?: true;
  /** The spellings of values in a file; a cluster stores values only. */
  readonly spellings?: readonly Spelling[];
}

/** Encodes `Saved` as it is stored in its annotation. */
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

/** Decodes a saved record: the inverse of `savedToJson`. `undefined` for a value that it would not have written. */
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
