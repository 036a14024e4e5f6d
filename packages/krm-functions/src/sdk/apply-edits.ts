import {
  type Edit,
  failure,
  formatPath,
  type ItemId,
  type Problem,
  readPath,
  refKey,
  type Result,
  success,
} from "@landfall/core/object";
import type { Item } from "./item.ts";
import { EditError } from "./text/edit-error.ts";
import { TextItem } from "./text/text-item.ts";

/** The part of a list that edits need. */
interface EditableList {
  readonly items: readonly Item[];
  find(id: ItemId): Item | undefined;
}

/**
 * Applies edits by item identity, else by ref. Every edit is checked against the state before the first:
 * its item is there and not ambiguous, the value is the expected one, and the path leads somewhere. If one is
 * refused, none is applied and every refusal is a problem.
 */
export function applyEdits(list: EditableList, edits: readonly Edit[]): readonly Problem[] {
  const byRef = indexByRef(list.items, edits);
  const found: [Item, Edit][] = [];
  const problems: Problem[] = [];
  for (const edit of edits) {
    const item = itemOf(list, byRef, edit);
    const refused = item.ok ? refusal(item.value, edit) : undefined;
    if (!item.ok) problems.push(...item.problems);
    else if (refused !== undefined) problems.push(refused);
    else found.push([item.value, edit]);
  }
  return problems.length > 0 ? problems : applyAll(found);
}

/** What the checks cannot see (an alias, an earlier edit in the way) is refused by the text: then all is taken back. */
function applyAll(found: readonly (readonly [Item, Edit])[]): readonly Problem[] {
  const restores: (() => void)[] = [];
  for (const [item, edit] of found) {
    if (item instanceof TextItem) restores.push(item.checkpoint());
    try {
      applyEdit(item, edit);
    } catch (error) {
      for (const restore of restores.reverse()) restore();
      if (error instanceof EditError) return [editProblem(edit, "EditRefused", error.message)];
      throw error;
    }
  }
  return [];
}

/** Only built for edits that give no item identity. */
function indexByRef(items: readonly Item[], edits: readonly Edit[]): ReadonlyMap<string, readonly Item[]> {
  const index = new Map<string, Item[]>();
  if (edits.every((edit) => edit.item !== undefined)) return index;
  for (const item of items) {
    const key = refKey(item.ref);
    const same = index.get(key);
    if (same === undefined) index.set(key, [item]);
    else same.push(item);
  }
  return index;
}

function itemOf(list: EditableList, byRef: ReadonlyMap<string, readonly Item[]>, edit: Edit): Result<Item> {
  const { item: id, ref } = edit;
  const same = id === undefined ? (byRef.get(refKey(ref)) ?? []) : [list.find(id)].filter((item) => item !== undefined);
  const [item, second] = same;
  if (item === undefined) return failure(editProblem(edit, "ItemNotFound", "the object to edit is not in the list"));
  if (second !== undefined) {
    const files = same.map(({ id: { path, index } }) => `${path}[${index}]`).slice(0, 5);
    const message = `${same.length} items are this object: ${files.join(", ")}`;
    return failure(editProblem(edit, "AmbiguousItem", message));
  }
  if (id !== undefined && refKey(item.ref) !== refKey(ref)) {
    const message = `the item at ${id.path}[${id.index}] is ${refKey(item.ref)}, not ${refKey(ref)}`;
    return failure(editProblem(edit, "ItemNotFound", message));
  }
  return success(item);
}

function refusal(item: Item, edit: Edit): Problem | undefined {
  const current = item.get(edit.path);
  const { expected } = edit;
  if (expected !== undefined) {
    const wanted = "absent" in expected ? undefined : expected.value;
    if (!deepEqual(current, wanted)) {
      return editProblem(edit, "UnexpectedValue", `expected ${show(wanted)}, found ${show(current)}`);
    }
  }
  if (edit.operation === "delete") return undefined;
  if (edit.operation === "append" && current !== undefined && current !== null && !Array.isArray(current)) {
    return editProblem(edit, "EditRefused", `cannot append to ${show(current)}`);
  }
  return blockedParent(item, edit);
}

/** The nearest parent that is there must be able to hold the next segment. */
function blockedParent(item: Item, edit: Edit): Problem | undefined {
  for (let length = edit.path.length - 1; length >= 0; length -= 1) {
    const parentPath = edit.path.slice(0, length);
    const parent = length === 0 ? {} : item.get(parentPath);
    if (parent === undefined || parent === null) continue;
    const segment = edit.path[length];
    const fits = Array.isArray(parent)
      ? typeof segment === "number" && segment >= 0 && segment <= parent.length
      : typeof parent === "object" && typeof segment === "string";
    if (fits) return undefined;
    return editProblem(
      edit,
      "EditRefused",
      `${formatPath(parentPath)} is ${show(parent)} and cannot hold ${show(segment)}`,
    );
  }
  return undefined;
}

function applyEdit(item: Item, edit: Edit): void {
  if (edit.operation === "delete") item.delete(edit.path);
  else if (edit.operation === "append") item.append(edit.path, edit.value);
  else item.set(edit.path, edit.value);
}

function editProblem(edit: Edit, code: string, message: string): Problem {
  const file = edit.item === undefined ? {} : { file: { path: edit.item.path, index: edit.item.index } };
  return { code, severity: "error", message, ref: edit.ref, field: formatPath(edit.path), ...file };
}

/** Equal as JSON values: the order of keys does not matter. */
function deepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && deepEqual(readPath(a, [key]), readPath(b, [key])));
}

function show(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length <= 120 ? text : `${text.slice(0, 120)}…`;
}
