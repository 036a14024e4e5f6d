import {
  type Edit,
  failure,
  formatPath,
  type ItemId,
  type Problem,
  type ProblemCode,
  type Result,
  refKey,
  sameJson,
  showValue,
  success,
} from "@landfall/core/object";
import { EditError, type Item } from "./text/model/index.ts";

/** The methods of a ResourceList that applying edits needs. */
interface EditableList {
  readonly items: readonly Item[];
  find(id: ItemId): Item | undefined;
}

/**
 * Applies edits by item identity, else by ref. Every edit is checked against the state before the first: its
 * item is there and not ambiguous, and the value is the expected one; every such refusal is a problem. Then
 * they are applied, and if the text refuses one, all are taken back and that one is the problem.
 */
export function applyEditsToList(list: EditableList, edits: readonly Edit[]): readonly Problem[] {
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

/**
 * Applies edits to one given item, even if other items have the same identity. All are applied, or none and the
 * problems returned.
 */
export function editItem(item: Item, edits: readonly Edit[]): readonly Problem[] {
  const problems = edits.map((edit) => refusal(item, edit)).filter((problem) => problem !== undefined);
  if (problems.length > 0) return problems;
  const takeBack = item.checkpoint();
  for (const edit of edits) {
    const refused = applyEdit(item, edit, takeBack);
    if (refused !== undefined) return [refused];
  }
  return [];
}

/**
 * Applies all edits or none: where the text refuses one (a path through a number, an alias, an earlier edit in the
 * way), all are taken back.
 */
function applyAll(found: readonly (readonly [Item, Edit])[]): readonly Problem[] {
  const restores = new Map<Item, () => void>();
  const takeBack = (): void => {
    for (const restore of restores.values()) restore();
  };
  for (const [item, edit] of found) {
    if (!restores.has(item)) restores.set(item, item.checkpoint());
    const refused = applyEdit(item, edit, takeBack);
    if (refused !== undefined) return [refused];
  }
  return [];
}

/** Indexes the items by ref, for edits that name no item; empty if every edit names one. */
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

const LONGEST_VALUE = 120;

/**
 * Returns a problem unless the field holds the value that the edit expects. Called before the first edit is applied.
 */
function refusal(item: Item, edit: Edit): Problem | undefined {
  const { expected } = edit;
  if (expected === undefined) return undefined;
  const current = item.get(edit.path);
  const wanted = "absent" in expected ? undefined : expected.value;
  if (sameJson(current, wanted)) return undefined;
  return editProblem(
    edit,
    "UnexpectedValue",
    `expected ${showValue(wanted, LONGEST_VALUE)}, found ${showValue(current, LONGEST_VALUE)}`,
  );
}

/** Applies one edit. If the text refuses it, takes back all edits and returns the problem. */
function applyEdit(item: Item, edit: Edit, takeBack: () => void): Problem | undefined {
  try {
    if (edit.operation === "delete") item.delete(edit.path);
    else if (edit.operation === "append") item.append(edit.path, edit.value);
    else if (edit.text === undefined) item.set(edit.path, edit.value);
    else item.respell(edit.path, edit.text);
    return undefined;
  } catch (error) {
    takeBack();
    if (error instanceof EditError) return editProblem(edit, "EditRefused", error.message);
    throw error;
  }
}

function editProblem(edit: Edit, code: ProblemCode, message: string): Problem {
  const file = edit.item === undefined ? {} : { file: { path: edit.item.path, index: edit.item.index } };
  return { code, severity: "error", message, ref: edit.ref, field: formatPath(edit.path), ...file };
}
