import { type CutList, joinList } from "./cut-list.ts";
import { startOfLead } from "./delete-entry.ts";
import { endOfNode } from "./end-of-node.ts";
import { blockItems, flowItems, isCutAtItem } from "./list-items.ts";
import { valueOf } from "./node-value.ts";
import { nodeOf } from "./read-block.ts";
import { withTree } from "./read-tree.ts";
import { nextLine } from "./scan-lines.ts";
import { SourceError } from "./source-error.ts";
import { type Entry, type MapNode, NotUnderstood, type SeqNode, type Tree } from "./source-node.ts";
import type { TextItem } from "./text-item.ts";
import { type WholeList, wholeList } from "./whole-list.ts";

/** Where the parts of a ResourceList are in its text. */
export interface ListLayout {
  /** Of the frame of its text, as are all offsets. */
  readonly tree: Tree;
  readonly root: MapNode;
  readonly cut: CutList;
  readonly whole: WholeList;
  /** The `items` field; undefined if there is none. */
  readonly itemsEntry: Entry | undefined;
  /** The list of items; undefined if it is absent or null. */
  readonly list: SeqNode | undefined;
  readonly items: readonly TextItem[];
  /** From the first item to behind the last one; both -1 where there is no item. */
  readonly start: number;
  readonly end: number;
}

/** The entry of a top-level field. */
export function fieldOf(root: MapNode, key: string): Entry | undefined {
  return root.entries.find((entry) => entry.key === key);
}

/** The value of a top-level field. What the fast reader does not understand of it is read exactly, on its own. */
export function fieldValue({ tree, root }: Pick<ListLayout, "tree" | "root">, entry: Entry | undefined): unknown {
  if (entry === undefined) return undefined;
  try {
    return valueOf(tree.text, nodeOf(tree.text, root, entry));
  } catch (error) {
    if (!(error instanceof NotUnderstood)) throw error;
  }
  try {
    return withTree(tree.text.slice(entry.start, entry.limit), undefined, ({ text, root: alone }) => {
      const only = alone.kind === "map" ? alone.entries[0] : undefined;
      return alone.kind === "map" && only !== undefined ? valueOf(text, nodeOf(text, alone, only)) : undefined;
    });
  } catch (error) {
    if (error instanceof SourceError) throw new SourceError(error.code, error.message, error.offset + entry.start);
    throw error;
  }
}

/** Behind the last line of a field of a block mapping. Trailing comments belong to it only where the fast reader cannot tell. */
export function endOfField({ tree, root }: Pick<ListLayout, "tree" | "root">, entry: Entry): number {
  try {
    return nextLine(tree.text, endOfNode(tree.text, nodeOf(tree.text, root, entry)));
  } catch (error) {
    if (error instanceof NotUnderstood) return entry.limit;
    throw error;
  }
}

/** Behind the last item: comments at column 0 directly above the next field belong to that field. */
function endOfItems(layout: { readonly tree: Tree; readonly root: MapNode }, entry: Entry, list: SeqNode): number {
  const { text, exact } = layout.tree;
  const end = exact ? nextLine(text, endOfNode(text, list)) : entry.limit;
  return end === text.length ? end : startOfLead(text, end, 0, list.entries.at(-1)?.start ?? list.start);
}

/**
 * Finds the items and their text. Throws `SourceError` for a list that is none, and for one whose pieces are something
 * else than its items.
 */
export function layoutOf(tree: Tree, root: MapNode, cut: CutList, exact: boolean): ListLayout {
  const itemsEntry = fieldOf(root, "items");
  const whole = wholeList(() => joinList(cut));
  const none = { tree, root, cut, whole, itemsEntry, list: undefined, items: [], start: -1, end: -1 };
  const list = itemsEntry === undefined ? undefined : nodeOf(tree.text, root, itemsEntry);
  if (cut.pieces.length > 0 && (tree.exact || list?.kind !== "seq" || !isCutAtItem(list, cut)))
    throw new SourceError("NotAResourceList", "cut within something else than its items", cut.gap);
  if (itemsEntry === undefined || list === undefined || (list.kind === "scalar" && list.value === null)) return none;
  if (list.kind !== "seq") throw new SourceError("NotAResourceList", "`items` is not a list", list.start);
  if (list.entries.length === 0) return { ...none, list };
  const family = { whole, exact };
  if (list.flow) return { ...none, list, items: flowItems(tree.text, list, family), start: list.start, end: list.end };
  const end = endOfItems({ tree, root }, itemsEntry, list);
  const items = blockItems(cut, list, end, family);
  return { ...none, list, items, start: items[0]?.origin.start ?? -1, end };
}
