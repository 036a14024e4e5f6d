import { readByExample } from "../alike/index.ts";
import type { WholeList } from "../item/origin.ts";
import { TextItem } from "../item/text-item.ts";
import { endOfNode, startOfEntryLead } from "../yaml/end-of-node.ts";
import { nextLine, startOfLead } from "../yaml/scan-lines.ts";
import { SourceError } from "../yaml/source-error.ts";
import { type Entry, type MapNode, nodeOf, type SeqNode, type Tree } from "../yaml/source-node.ts";
import { type CutList, type ItemPiece, joinList } from "./cut-list.ts";
import { fieldOf, type ListLayout } from "./list-parts.ts";
import { keepRecentTrees } from "./recent-trees.ts";
import { wholeList } from "./whole-list.ts";

/** The options for reading the items of a list. */
export interface ItemOptions {
  /** Whether only the conforming parser may read the items. */
  readonly exact: boolean;
  /** Whether items may be read by example of others. */
  readonly byExample: boolean;
}

/** The end of the last item. Comments at column 0 directly above the next field belong to that field. */
function endOfItems(layout: { readonly tree: Tree; readonly root: MapNode }, entry: Entry, list: SeqNode): number {
  const { text, exact } = layout.tree;
  const end = exact ? nextLine(text, endOfNode(text, list)) : entry.limit;
  return end === text.length ? end : startOfEntryLead(text, end, 0, list, list.entries.length);
}

/**
 * Finds the items and their text. Throws `SourceError` if the text is not a list, or if its pieces are not its items.
 */
export function layoutOf(tree: Tree, root: MapNode, cut: CutList, options: ItemOptions): ListLayout {
  const itemsEntry = fieldOf(root, "items");
  const whole = wholeList(() => joinList(cut));
  const none = { tree, root, cut, whole, itemsEntry, list: undefined, items: [], start: -1, end: -1 };
  const list = itemsEntry === undefined ? undefined : nodeOf(tree.text, root, itemsEntry);
  if (cut.pieces.length > 0 && (tree.exact || list?.kind !== "seq" || !isCutAtItem(list, cut)))
    throw new SourceError("NotAResourceList", "cut within something else than its items", cut.gap);
  if (itemsEntry === undefined || list === undefined || (list.kind === "scalar" && list.value === null)) return none;
  if (list.kind !== "seq") throw new SourceError("NotAResourceList", "`items` is not a list", list.start);
  if (list.entries.length === 0) return { ...none, list };
  const family = { whole, ...options };
  if (list.flow) return { ...none, list, items: flowItems(tree.text, list, family), start: list.start, end: list.end };
  const end = endOfItems({ tree, root }, itemsEntry, list);
  const items = blockItems(cut, list, end, family);
  return { ...none, list, items, start: items[0]?.origin.start ?? -1, end };
}

/** The options that all items of a list share. */
interface Family extends ItemOptions {
  readonly whole: WholeList;
}

/** The items of a flow list. */
function flowItems(text: string, list: SeqNode, { whole, exact }: Family): readonly TextItem[] {
  const keepTree = keepRecentTrees();
  return list.entries.map((entry, index) => {
    const node = nodeOf(text, list, entry);
    const { start } = node;
    const end = endOfNode(text, node);
    const origin = { list: text, offset: 0, start, end, index, whole, keepTree };
    return new TextItem(text.slice(start, end), undefined, origin, exact);
  });
}

/** The items of a block list, in the frame up to `end` and in the pieces. */
function blockItems(cut: CutList, list: SeqNode, end: number, family: Family): readonly TextItem[] {
  const { column } = list;
  const { whole, exact, byExample } = family;
  const keepTree = keepRecentTrees();
  const readLike = byExample ? readByExample() : undefined;
  let count = 0;
  return blocksOf(cut, list, end).flatMap(({ text, offset, starts, dashes, end: last }) => {
    const above = count;
    count += starts.length;
    return starts.map((start, at) => {
      const stop = starts[at + 1] ?? last;
      const origin = { list: text, offset, start, end: stop, index: above + at, whole, keepTree, readLike };
      const slot = { dash: (dashes[at] ?? start) - start, column };
      return new TextItem(text.slice(start, stop), slot, origin, exact);
    });
  });
}

/** Whether the pieces belong between two entries of this list. */
function isCutAtItem({ flow, column, entries }: SeqNode, { gap }: CutList): boolean {
  return !flow && column === 0 && entries.findIndex(({ start }) => start === gap) > 0;
}

/** Consecutive items in one text, up to `end`. */
interface Block extends ItemPiece {
  /** The offset of this text in the whole list. */
  readonly offset: number;
  readonly end: number;
}

function blocksOf({ frame, gap, pieces }: CutList, { entries, start, column }: SeqNode, end: number): readonly Block[] {
  const first = nextLine(frame, frame.lastIndexOf(":", start));
  const dashes = entries.map((entry) => entry.start);
  const starts = dashes.map((dash, i) => startOfLead(frame, dash - column, column, dashes[i - 1] ?? first));
  if (pieces.length === 0) return [{ text: frame, offset: 0, starts, dashes, end }];
  const behind = dashes.indexOf(gap);
  const blocks: Block[] = [
    { text: frame, offset: 0, starts: starts.slice(0, behind), dashes: dashes.slice(0, behind), end: gap },
  ];
  let offset = gap;
  for (const { text, ...places } of pieces) {
    blocks.push({ text, offset, ...places, end: text.length });
    offset += text.length;
  }
  const rest = { starts: starts.slice(behind), dashes: dashes.slice(behind), end };
  return [...blocks, { text: frame, offset: offset - gap, ...rest }];
}
