import type { KubeObject, Path } from "@landfall/core/object";
import type { StringField } from "../item/origin.ts";
import { indexOf } from "../yaml/node-value.ts";
import { decodeQuoted } from "../yaml/read-inline.ts";
import { resolvePlain } from "../yaml/resolve-plain.ts";
import { type Collection, type Example, type ExampleReading, type Recipe, shiftBehind } from "./example.ts";

/** The whole object. Parts that equal the example's are shared with other items, and frozen. */
export function objectLike(reading: ExampleReading): KubeObject {
  const { value, recipe } = reading.example;
  freeze(value);
  return (recipe === undefined ? value : make(reading, recipe, false)) as KubeObject;
}

/** The value at a path, as a copy of its own. */
export function valueLike(reading: ExampleReading, path: Path): unknown {
  const place = placeOf(reading.example, path);
  if (place === undefined) return undefined;
  const { value, differs } = place;
  if (typeof differs === "number") return wordIn(reading, differs);
  return differs === undefined ? copy(value) : make(reading, differs, true);
}

/** Reads the string fields of the collection at a path. */
export function stringsLike(reading: ExampleReading, path: Path): StringField {
  const parent = placeOf(reading.example, path);
  return (key) => {
    const place = parent && inside(parent, key);
    const value = typeof place?.differs === "number" ? wordIn(reading, place.differs) : place?.value;
    return typeof value === "string" ? value : undefined;
  };
}

/** A value of an example, and how the item's value is built: from the hole with this number, or by its recipe. */
interface Place {
  readonly value: unknown;
  readonly differs: Recipe | number | undefined;
}

function placeOf({ value, recipe }: Example, path: Path): Place | undefined {
  let place: Place | undefined = { value, differs: recipe };
  for (const segment of path) if (place !== undefined) place = inside(place, segment);
  return place;
}

function inside({ value, differs }: Place, segment: string | number): Place | undefined {
  if (value === null || typeof value !== "object" || typeof differs === "number") return undefined;
  const key = Array.isArray(value) ? indexOf(segment) : String(segment);
  if (!Object.hasOwn(value, key)) return undefined;
  return { value: (value as Record<string, unknown>)[key], differs: differs?.differing.get(key) };
}

function make(reading: ExampleReading, { like, differing, shared }: Recipe, isOwn: boolean): Collection {
  const made = (Array.isArray(like) ? like.slice() : { ...like }) as { [key: string]: unknown };
  for (const [key, differs] of differing) {
    made[key] = typeof differs === "number" ? wordIn(reading, differs) : make(reading, differs, isOwn);
  }
  if (isOwn) for (const key of shared) made[key] = copy(made[key]);
  return made;
}

function copy(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(copy);
  const own = { ...value } as { [key: string]: unknown };
  for (const key of Object.keys(own)) own[key] = copy(own[key]);
  return own;
}

/** Freezes a value and everything in it, unless it is frozen already. */
function freeze(value: unknown): void {
  if (value === null || typeof value !== "object" || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const each of Object.values(value)) freeze(each);
}

/** The scalar in a hole. */
function wordIn(reading: ExampleReading, hole: number): string | number | boolean | null {
  const { list, start, ends, example } = reading;
  const from = start + (example.holes[hole]?.start ?? 0) + shiftBehind(reading, hole);
  const to = start + (ends[hole] ?? 0);
  const code = list.charCodeAt(from);
  return code === 34 || code === 39 ? decodeQuoted(list, from, to) : resolvePlain(list.slice(from, to));
}
