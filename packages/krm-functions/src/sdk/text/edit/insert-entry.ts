import type { Json } from "@landfall/core/object";
import { startOfEntryLead } from "../yaml/end-of-node.ts";
import { skipSpaces, startOfLine } from "../yaml/scan-lines.ts";
import type { SeqNode, Tree } from "../yaml/source-node.ts";
import { blockStyleOf, flowStyleOf } from "./surroundings.ts";
import type { Splice } from "./tree-change.ts";
import { writeAfter, writeFlow } from "./write-value.ts";

/** Inserts a value into a list before the existing entry with this index, and before the comments above that entry. */
export function insertEntry(tree: Tree, list: SeqNode, index: number, value: Json): Splice | undefined {
  const next = list.entries[index];
  if (next === undefined) return undefined;
  const { text } = tree;
  if (list.flow) {
    const style = flowStyleOf(tree, list);
    return { start: next.start, end: next.start, text: `${writeFlow(value, style)},${style.gap}` };
  }
  const line = startOfLine(text, next.start);
  const style = { ...blockStyleOf(tree, list.column, next.start, [value]), literal: true };
  const written = `-${writeAfter("dash", value, list.column, style)}${style.eol}`;
  const indent = " ".repeat(list.column);
  if (skipSpaces(text, line) !== next.start) return { start: next.start, end: next.start, text: `${written}${indent}` };
  const at = startOfEntryLead(text, line, list.column, list, index);
  return { start: at, end: at, text: `${indent}${written}` };
}
