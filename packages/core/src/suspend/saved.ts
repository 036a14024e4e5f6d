import type { Json, Path, ValueOrAbsent } from "../object/index.ts";

/** What one mechanism found at one path, and what it put there. */
export interface SavedField {
  readonly path: Path;
  readonly prev: ValueOrAbsent;
  readonly wrote: ValueOrAbsent;
  /** How many leading segments of the path were there before: deeper parents are ours to remove. All, if absent. */
  readonly parents?: number;
}

/** What a mechanism must remember to take itself back: written by the first hold, dropped with the last. */
export interface Saved {
  readonly mechanism: string;
  readonly fields: readonly SavedField[];
  /** It was suspended before the first hold, and stays so after the last. */
  readonly adopted?: true;
  /** The object had no annotations but ours: the empty map is ours to remove. */
  readonly annotations?: "created";
}

/** `Saved` as it stands in its annotation. */
export function savedToJson(saved: Saved): { readonly [key: string]: Json } {
  const { adopted, annotations, fields, mechanism } = saved;
  return {
    ...(adopted !== undefined && { adopted }),
    ...(annotations !== undefined && { annotations }),
    fields: fields.map(fieldToJson),
    mechanism,
  };
}

function fieldToJson({ parents, path, prev, wrote }: SavedField): { readonly [key: string]: Json } {
  return parents === undefined
    ? { path, prev: toJson(prev), wrote: toJson(wrote) }
    : { parents, path, prev: toJson(prev), wrote: toJson(wrote) };
}

function toJson(value: ValueOrAbsent): { readonly [key: string]: Json } {
  return "absent" in value ? { absent: true } : { value: value.value };
}

/** The opposite of `savedToJson`; `undefined` for anything that it would not have written. */
export function savedFromJson(value: unknown): Saved | undefined {
  if (!isMap(value)) return undefined;
  const { mechanism, fields, adopted, annotations, ...others } = value;
  if (Object.keys(others).length > 0 || typeof mechanism !== "string" || !Array.isArray(fields)) return undefined;
  if (adopted !== undefined && adopted !== true) return undefined;
  if (annotations !== undefined && annotations !== "created") return undefined;
  const read = fields.map((field: unknown) => fieldFromJson(field));
  if (read.length === 0 || !read.every((field) => field !== undefined)) return undefined;
  return {
    mechanism,
    fields: read,
    ...(adopted === undefined ? {} : { adopted }),
    ...(annotations === undefined ? {} : { annotations }),
  };
}

function fieldFromJson(value: unknown): SavedField | undefined {
  if (!isMap(value)) return undefined;
  const { path, prev, wrote, parents, ...others } = value;
  if (Object.keys(others).length > 0 || !isPath(path) || !isValueOrAbsent(prev) || !isValueOrAbsent(wrote))
    return undefined;
  if (parents === undefined) return { path, prev, wrote };
  return typeof parents === "number" && Number.isInteger(parents) && parents >= 0
    ? { path, prev, wrote, parents }
    : undefined;
}

function isMap(value: unknown): value is { readonly [key: string]: unknown } {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function isPath(value: unknown): value is Path {
  return Array.isArray(value) && value.length > 0 && value.every((segment) => typeof segment === "string");
}

function isValueOrAbsent(value: unknown): value is ValueOrAbsent {
  if (!isMap(value) || Object.keys(value).length !== 1) return false;
  return value["absent"] === true || Object.hasOwn(value, "value");
}
