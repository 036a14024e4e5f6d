import type { CutList, ItemPiece } from "./cut-list.ts";
import { startOfLead } from "./delete-entry.ts";
import { endOfNode } from "./end-of-node.ts";
import { newExamples } from "./examples.ts";
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
  const examples = newExamples();
  let count = 0;
  return blocksOf(cut, list, end).flatMap(({ text, offset, starts, dashes, end: last }) => {
    const above = count;
    count += starts.length;
    return starts.map((start, at) => {
      const stop = starts[at + 1] ?? last;
      const origin = { list: text, offset, start, end: stop, index: above + at, whole, keepTree, examples };
      const slot = { dash: (dashes[at] ?? start) - start, column };
      return new TextItem(text.slice(start, stop), slot, origin, exact);
    });
  });
}

/** Whether the pieces of a list belong between two of the entries of its frame. */
export function isCutAtItem({ flow, column, entries }: SeqNode, { gap }: CutList): boolean {
  return !flow && column === 0 && entries.findIndex(({ start }) => start === gap) > 0;
}

/** Items one below the other in one text, to `end`. */
interface Block extends ItemPiece {
  /** Of the text in that of the whole list. */
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
