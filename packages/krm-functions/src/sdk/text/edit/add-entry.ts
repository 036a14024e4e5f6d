import type { Json, Path } from "@landfall/core/object";
import { EditError } from "../model/edit-error.ts";
import { endOfNode } from "../yaml/end-of-node.ts";
import { endOfLine, skipSpaces, startOfLine } from "../yaml/scan-lines.ts";
import { type MapNode, nodeOf, type SeqNode, type Tree } from "../yaml/source-node.ts";
import { blockStyleOf, flowStyleOf } from "./surroundings.ts";
import type { Splice } from "./tree-change.ts";
import { writeAfter, writeFlow, writeFlowPair, writePair } from "./write-value.ts";

/**
 * Finds the place behind the last value of a flow collection, before a trailing comma, and the separator to write
 * before the next value.
 */
function flowSlot(
  text: string,
  node: MapNode | SeqNode,
  gap: string,
): { readonly at: number; readonly before: string } {
  const last = node.entries.at(-1);
  if (last === undefined) return { at: node.end - 1, before: "" };
  const end = endOfNode(text, nodeOf(text, node, last));
  const line = startOfLine(text, last.start);
  const ownLine = line > node.start && skipSpaces(text, line) === last.start;
  const eol = text.charCodeAt(line - 2) === 13 ? "\r\n" : "\n";
  const separator = ownLine ? eol + text.slice(line, last.start) : gap;
  return { at: end, before: `,${separator}` };
}

/** Adds an entry to a flow collection. `path` is that of the new entry. */
function addFlow(tree: Tree, node: MapNode | SeqNode, key: string, value: Json, path: Path): Splice {
  if (tree.text.charCodeAt(node.end - 1) !== (node.kind === "map" ? 125 : 93)) {
    throw new EditError("UnusualSyntax", path, "would go into a pair within a list; write it in braces first");
  }
  const style = flowStyleOf(tree, node);
  const { at, before } = flowSlot(tree.text, node, style.gap);
  const written = node.kind === "map" ? writeFlowPair(key, value, style) : writeFlow(value, style);
  return { start: at, end: at, text: before + written };
}

/**
 * The end of a block collection's last line. If the last entry's range ends with content, that is the end, and the
 * entry itself need not be read.
 */
function endOfBlock({ text, exact }: Tree, node: MapNode | SeqNode): number {
  const limit = node.entries.at(-1)?.limit ?? 0;
  const feed = text.charCodeAt(limit - 1) === 10 ? limit - 1 : limit;
  const end = text.charCodeAt(feed - 1) === 13 ? feed - 1 : feed;
  const content = skipSpaces(text, startOfLine(text, end));
  const known = !exact && content < end && text.charCodeAt(content) !== 35;
  return known ? end : endOfLine(text, endOfNode(text, node));
}

/** Adds a key at the end of a mapping (with entries, or in flow style), or a value at the end of a list (`key` is not used). */
export function addEntry(tree: Tree, node: MapNode | SeqNode, key: string, value: Json, path: Path): Splice {
  if (node.flow) return addFlow(tree, node, key, value, path);
  const at = endOfBlock(tree, node);
  const style = blockStyleOf(tree, node.column, at, node.kind === "seq" ? [value] : value);
  const written =
    node.kind === "map"
      ? writePair(key, value, node.column, style)
      : `-${writeAfter("dash", value, node.column, style)}`;
  return { start: at, end: at, text: style.eol + " ".repeat(node.column) + written };
}
