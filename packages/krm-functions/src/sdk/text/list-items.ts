import type { CutList } from "./cut-list.ts";
import { startOfLead } from "./delete-entry.ts";
import { endOfNode } from "./end-of-node.ts";
import { nodeOf } from "./read-block.ts";
import { keepRecentTrees } from "./recent-trees.ts";
import { nextLine } from "./scan-lines.ts";
import type { SeqNode } from "./source-node.ts";
import { TextItem } from "./text-item.ts";
import type { WholeList } from "./whole-list.ts";

/** What the items of a list have in common. */
interface Family {
  readonly whole: WholeList;
  /** Whether only the conforming parser may read them. */
  readonly exact: boolean;
}

/** The items of a list in brackets. */
export function flowItems(text: string, list: SeqNode, { whole, exact }: Family): readonly TextItem[] {
  const keepTree = keepRecentTrees();
  return list.entries.map((entry, index) => {
    const node = nodeOf(text, list, entry);
    const { start } = node;
    const end = endOfNode(text, node);
    const origin = { list: text, offset: 0, start, end, index, whole, keepTree };
    return new TextItem(text.slice(start, end), undefined, origin, exact);
  });
}

/** The items of a block list in the frame and the pieces of its text, to `end` in the frame. */
export function blockItems(cut: CutList, list: SeqNode, end: number, { whole, exact }: Family): readonly TextItem[] {
  const { column } = list;
  const keepTree = keepRecentTrees();
  const items: TextItem[] = [];
  for (const { text, offset, dashes, first, end: last } of blocksOf(cut, list, end)) {
    let dash = dashes[0] ?? last;
    let start = startOfLead(text, dash - column, column, first);
    for (let next = 1; next <= dashes.length; next++) {
      const below = dashes[next] ?? last;
      const stop = next === dashes.length ? last : startOfLead(text, below - column, column, dash);
      const origin = { list: text, offset, start, end: stop, index: items.length, whole, keepTree };
      items.push(new TextItem(text.slice(start, stop), { dash: dash - start, column }, origin, exact));
      start = stop;
      dash = below;
    }
  }
  return items;
}

/** Whether the pieces of a list belong between two of the entries of its frame. */
export function isCutAtItem({ flow, column, entries }: SeqNode, { gap }: CutList): boolean {
  return !flow && column === 0 && entries.findIndex(({ start }) => start === gap) > 0;
}

/** Entries one below the other in one text: from `first`, or behind comments on what is before them, to `end`. */
interface Block {
  readonly text: string;
  /** Of the text in that of the whole list. */
  readonly offset: number;
  readonly dashes: readonly number[];
  readonly first: number;
  readonly end: number;
}

function blocksOf({ frame, gap, pieces }: CutList, { entries, start }: SeqNode, end: number): readonly Block[] {
  const first = nextLine(frame, frame.lastIndexOf(":", start));
  const dashes = entries.map((entry) => entry.start);
  if (pieces.length === 0) return [{ text: frame, offset: 0, dashes, first, end }];
  const behind = dashes.indexOf(gap);
  const blocks: Block[] = [{ text: frame, offset: 0, dashes: dashes.slice(0, behind), first, end: gap }];
  let offset = gap;
  for (const piece of pieces) {
    blocks.push({ ...piece, offset, first: 0, end: piece.text.length });
    offset += piece.text.length;
  }
  return [...blocks, { text: frame, offset: offset - gap, dashes: dashes.slice(behind), first: gap, end }];
}
