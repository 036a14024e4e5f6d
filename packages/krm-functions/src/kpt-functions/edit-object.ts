import { type Fields, isMap, type Json, type Path, sameJson } from "@landfall/core/object";
import { EditError, type Item } from "../sdk/index.ts";
import { alignLists } from "./align-lists.ts";

function own(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

/** A value as JSON would have it, without undefined fields. Throws for a number that was rounded when it was read. */
function written(value: unknown, path: Path): Json {
  if (typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new EditError(
      "InvalidValue",
      path,
      `${value} is too large to be exact; leave it where it is, or use a string`,
    );
  if (Array.isArray(value)) return value.map((each, index) => written(each, [...path, index]));
  if (!isMap(value) || Object.getPrototypeOf(value) !== Object.prototype) return value as Json;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.map(([key, each]) => [key, written(each, [...path, key])]));
}

/**
 * Changes an item to match a changed copy of its object by the fewest edits: equal values are not touched, list entries
 * are matched by name. Throws `EditError` for a value that cannot be written.
 */
export function editObject(item: Item, before: unknown, after: unknown, path: Path = []): void {
  if (before === after) return;
  if (isMap(before) && isMap(after)) return editMap(item, before, after, path);
  if (Array.isArray(before) && Array.isArray(after)) return editList(item, before, after, path);
  item.set(path, written(after, path));
}

function editMap(item: Item, before: Fields, after: Fields, path: Path): void {
  for (const key of Object.keys(before)) if (own(after, key) === undefined) item.delete([...path, key]);
  for (const [key, value] of Object.entries(after)) {
    const here = [...path, key];
    if (value === undefined) continue;
    if (Object.hasOwn(before, key)) editObject(item, before[key], value, here);
    else item.set(here, written(value, here));
  }
}

/** Works from the end to the start, so that the indexes of the remaining entries stay valid. */
function editList(item: Item, before: readonly unknown[], after: readonly unknown[], path: Path): void {
  if (sameJson(before, after)) return;
  let behind = before.length;
  const appended: unknown[] = [];
  for (const step of alignLists(before, after).toReversed()) {
    if (step.before !== undefined) {
      behind = step.before;
      if (step.after === undefined) item.delete([...path, behind]);
      else editObject(item, before[behind], after[step.after], [...path, behind]);
    } else if (step.after !== undefined) {
      if (behind === before.length) appended.push(after[step.after]);
      else item.insert(path, behind, written(after[step.after], path));
    }
  }
  for (const value of appended.reverse()) item.append(path, written(value, path));
}
