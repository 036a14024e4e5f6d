import { type Edit, type Json, type Path, samePath } from "@landfall/core/object";
import { HOLD_PREFIX, isLedgerKey, readLedger } from "@landfall/core/suspend";
import type { Item } from "../sdk/index.ts";

const ANNOTATIONS: Path = ["metadata", "annotations"];

/**
 * Edits of an item so that the keys we make stand in one order, whoever came first: new ones sorted, and those of ours that
 * have to stand behind a new one moved there. What others wrote stays where it is.
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

/** The shortest part of an edit's path that is not there yet; `undefined`: all of it is. */
function createdBy(item: Item, { path }: Edit): Path | undefined {
  if (item.get(path) !== undefined) return undefined;
  let depth = path.length - 1;
  while (depth > 0 && !isThere(item, path.slice(0, depth))) depth--;
  return path.slice(0, depth + 1);
}

/** A block mapping is seen without reading the values in it. */
function isThere(item: Item, path: Path): boolean {
  return item.isBlockMap(path) || item.get(path) !== undefined;
}

interface Move {
  readonly delete: Edit;
  readonly set: Edit;
}

/** Our keys that have to stand behind one of the new ones. */
function movedBehind(item: Item, created: readonly Edit[]): readonly Move[] {
  const [first] = created;
  // Most items have no hold yet, and their text says so without being read. Keys of both kinds hold this prefix.
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

/** The keys of an item that are there because of us: of its ledger, and those of fields that were absent before. */
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
