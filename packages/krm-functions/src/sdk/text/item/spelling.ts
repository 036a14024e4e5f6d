import type { Path } from "@landfall/core/object";
import { locate } from "../edit/locate.ts";
import { lineBreakOf } from "../edit/surroundings.ts";
import type { TreeChange } from "../edit/tree-change.ts";
import type { WrittenNumber } from "../model/item.ts";
import { endOfNode } from "../yaml/end-of-node.ts";
import { findNode } from "../yaml/find-node.ts";
import { targetOf } from "../yaml/node-value.ts";
import { endOfLine, startOfLine } from "../yaml/scan-lines.ts";
import { type Entry, type MapNode, peekNode, type SeqNode, type SourceNode, type Tree } from "../yaml/source-node.ts";

/** The range after a key, to the end of its value; in block style it includes the comment after the value. */
interface Range {
  readonly start: number;
  readonly end: number;
  /** The column of the key, from which the indentation of the lines below counts. */
  readonly column: number;
}

function rangeOf({ text }: Tree, node: SourceNode, entry: Entry, parent: MapNode | SeqNode): Range {
  const end = endOfNode(text, node);
  const line = startOfLine(text, entry.start);
  const column = parent.flow ? text.slice(line).search(/[^ ]|$/) : parent.column;
  return { start: entry.after, end: parent.flow ? end : endOfLine(text, end), column };
}

function locateRange(tree: Tree, path: Path): (Range & { readonly within: TreeChange["within"] }) | undefined {
  const { place, depth } = locate(tree, path);
  const { node, entry, parent } = place;
  if (depth < path.length || entry === undefined || parent === undefined || entry.after < 0) return undefined;
  return { ...rangeOf(tree, node, entry, parent), within: place };
}

/**
 * The spelling of the value at a path: all text after its key, with the lines below indented relative to the key.
 * `undefined` if nothing is there, or a line starts left of the key. Throws `EditError` like edits.
 */
export function spellingAt(tree: Tree, path: Path): string | undefined {
  const range = locateRange(tree, path);
  if (range === undefined) return undefined;
  const [first = "", ...below] = tree.text.slice(range.start, range.end).split(/\r?\n/);
  const indent = " ".repeat(range.column);
  if (below.some((line) => line !== "" && !line.startsWith(indent))) return undefined;
  return [first, ...below.map((line) => line.slice(range.column))].join("\n");
}

/** The change that writes the value at a path in a given spelling; none if that would lose a comment. */
export function respellSplice(tree: Tree, path: Path, spelling: string): TreeChange | undefined {
  const range = locateRange(tree, path);
  if (range === undefined) return undefined;
  const { start, end, column, within } = range;
  const comments = aroundValue(tree.text, range).match(COMMENT) ?? [];
  if (comments.some((comment) => !spelling.includes(comment.trim()))) return undefined;
  const eol = lineBreakOf(tree.text);
  const [first = "", ...below] = spelling.split("\n");
  const text = first + below.map((line) => (line === "" ? eol : eol + " ".repeat(column) + line)).join("");
  return { start, end, text, within };
}

/** The text before and after a value: a `#` within the scalar itself begins no comment. */
function aroundValue(
  text: string,
  { start, end, within: { node } }: NonNullable<ReturnType<typeof locateRange>>,
): string {
  if (node.kind !== "scalar") return text.slice(start, end);
  const isBlock = node.style === "literal" || node.style === "folded";
  const behind = isBlock ? text.slice(node.headerEnd, endOfLine(text, node.headerEnd)) : text.slice(node.end, end);
  return `${text.slice(start, node.start)}\n${behind}`;
}

/** Text that may be a comment or a part of one. It may match too much, which only prevents a change. */
const COMMENT = /#[^#\r\n]*/g;

/** Whether a path leads to a single value. */
export function isScalarAt(tree: Tree, path: Path): boolean {
  const { place, depth } = locate(tree, path);
  return depth === path.length && place.node.kind === "scalar";
}

/** Whether a path leads to a boolean or number in the spelling that edits write, as nearly all have. */
export function isPlainWordAt(tree: Tree, path: Path): boolean {
  const { place, depth } = locate(tree, path);
  const { node, entry } = place;
  if (depth < path.length || node.kind !== "scalar" || entry?.after !== node.start - 1) return false;
  const isWord = typeof node.value === "boolean" || typeof node.value === "number";
  return isWord && tree.text.slice(node.start, node.end) === String(node.value);
}

/** Whether a path leads to a non-empty mapping in block style. */
export function isBlockMapAt(tree: Tree, path: Path): boolean {
  const node = findNode(tree, path);
  const target = node === undefined ? undefined : targetOf(node);
  return target?.kind === "map" && !target.flow && target.entries.length > 0;
}

/** The numbers of a tree whose spelling matches the expression. */
export function numbersWritten(tree: Tree, spelling: RegExp): readonly WrittenNumber[] {
  const found: WrittenNumber[] = [];
  addNumbers(tree.text, tree.root, spelling, [], found);
  return found;
}

function addNumbers(text: string, node: SourceNode, spelling: RegExp, path: Path, into: WrittenNumber[]): void {
  const target = targetOf(node);
  if (target.kind === "map" || target.kind === "seq") {
    for (const [index, entry] of target.entries.entries()) {
      if (entry.merge) continue;
      const key = target.kind === "map" ? entry.key : index;
      addNumbers(text, peekNode(text, target, entry), spelling, [...path, key], into);
    }
  } else if (target.kind === "scalar" && typeof target.value === "number" && target.style === "plain") {
    const source = text.slice(target.start, target.end);
    if (spelling.test(source)) into.push({ path, source });
  }
}
