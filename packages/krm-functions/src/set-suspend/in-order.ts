import { type Edit, type Json, type Path, samePath } from "@landfall/core/object";
import { HOLD_PREFIX, isLedgerKey, readLedger } from "@landfall/core/suspend";
import type { Item } from "../sdk/index.ts";

const ANNOTATIONS: Path = ["metadata", "annotations"];

/**
 * Orders the edits of an item so that our keys always stand in one order, whoever wrote first: new keys are sorted, and
 * existing keys of ours that belong after a new one are moved there. Other keys stay in place.
 */
export function inOrder(item: Item, edits: readonly Edit[]): readonly Edit[] {
  const created = edits.filter((edit) => isSet(edit) && createdBy(item, edit) !== undefined);
  if (created.length === 0) return edits;
  const gone = edits.filter(({ operation }) => operation === "delete");
  const moved = movedBehind(item, created).filter(({ set }) => !gone.some(({ path }) => samePath(path, set.path)));
  const sets = [...created, ...moved.map(({ set }) => set)].sort((a, b) => comparePaths(a.path, b.path));
  return [...moved.map((each) => each.delete), ...sets, ...edits.filter((edit) => !created.includes(edit))];
}

function isSet(edit: Edit): edit is Extract<Edit, { readonly operation: "set" }> {
  return edit.operation === "set" && edit.text === undefined;
}

/** The shortest prefix of an edit's path that does not exist yet; `undefined` if all of it exists. */
function createdBy(item: Item, { path }: Edit): Path | undefined {
  if (item.get(path) !== undefined) return undefined;
  let depth = path.length - 1;
  while (depth > 0 && !isThere(item, path.slice(0, depth))) depth--;
  return path.slice(0, depth + 1);
}

/** Tests for a block mapping first, because that does not read its values. */
function isThere(item: Item, path: Path): boolean {
  return item.isBlockMap(path) || item.get(path) !== undefined;
}

interface Move {
  readonly delete: Edit;
  readonly set: Edit;
}

/** The existing keys of ours that must move behind a new one. */
function movedBehind(item: Item, created: readonly Edit[]): readonly Move[] {
  const [first] = created;
  // Most items have no hold yet, which their raw text shows without parsing. Keys of both kinds contain this prefix.
  const isHeld = item.mayMention(HOLD_PREFIX) && Object.keys(item.annotations).some(isLedgerKey);
  if (first === undefined || !isHeld) return [];
  const of = { ref: first.ref, ...(first.item !== undefined && { item: first.item }) };
  const news = created.flatMap((edit) => {
    const place = createdBy(item, edit);
    return place === undefined ? [] : [place];
  });
  return ourKeys(item)
    .filter((path) => news.some((place) => isSibling(place, path) && comparePaths(place, path) < 0))
    .map((path) => ({
      delete: { ...of, path, operation: "delete" },
      set: { ...of, path, operation: "set", value: item.get(path) as Json },
    }));
}

function isSibling(a: Path, b: Path): boolean {
  return a.length === b.length && samePath(a.slice(0, -1), b.slice(0, -1));
}

/** The keys that exist because of us: those of the hold ledger, and fields that were absent before. */
function ourKeys(item: Item): readonly Path[] {
  const ledger = readLedger(item.toObject());
  const saved = ledger.ok ? [...ledger.value.saved.values()] : [];
  const fields = saved
    .flatMap((one) => one.fields)
    .filter(({ prev, wrote }) => "absent" in prev && !("absent" in wrote));
  const places = fields.map(({ path, parents = path.length - 1 }) => path.slice(0, parents + 1));
  const keys = Object.keys(item.annotations).filter(isLedgerKey);
  const all = [...keys.map((key): Path => [...ANNOTATIONS, key]), ...places];
  const there = all.filter((path) => item.get(path) !== undefined);
  return there.filter((path, at) => there.findIndex((other) => samePath(other, path)) === at);
}

function comparePaths(a: Path, b: Path): number {
  const at = a.findIndex((segment, index) => segment !== b[index]);
  if (at < 0) return a.length - b.length;
  return String(a[at]) < String(b[at] ?? "") ? -1 : 1;
}
