import type { Path } from "@landfall/core/object";
import { sameJson } from "./check-json.ts";
import { EditError } from "./edit-error.ts";
import { endOfNode } from "./end-of-node.ts";
import { ItemError } from "./item-error.ts";
import { locate } from "./locate.ts";
import type { TreeChange } from "./move-tree.ts";
import { endOfLine, startOfLine } from "./scan-lines.ts";
import type { Entry, MapNode, SeqNode, SourceNode, Tree } from "./source-node.ts";
import { lineBreakOf } from "./surroundings.ts";
import type { TextItem } from "./text-item.ts";

/** What is written behind a key, up to the end of its value; in block style with the comment behind that. */
interface Range {
  readonly start: number;
  readonly end: number;
  /** Of the key: what the lines below it are indented against. */
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
 * How an item writes what is at a path: all that stands behind its key, the lines below relative to the key's column.
 * `undefined`: nothing is there, or a line of it begins left of the key. Throws `EditError` as edits do.
 */
export function spellingAt(item: TextItem, path: Path): string | undefined {
  return item.look((tree) => {
    const range = locateRange(tree, path);
    if (range === undefined) return undefined;
    const [first = "", ...below] = tree.text.slice(range.start, range.end).split(/\r?\n/);
    const indent = " ".repeat(range.column);
    if (below.some((line) => line !== "" && !line.startsWith(indent))) return undefined;
    return [first, ...below.map((line) => line.slice(range.column))].join("\n");
  });
}

/** Writes what is at a path in a spelling, if the item still reads the same then, and no comment is lost that somebody wrote meanwhile. */
export function respell(item: TextItem, path: Path, spelling: string): void {
  const before = item.get([]);
  const wasJson = isJson(item.text);
  const takeBack = item.checkpoint();
  try {
    item.edit(path, (tree) => respellSplice(tree, path, spelling));
    if (sameJson(item.get([]), before) && (!wasJson || isJson(item.text))) return;
  } catch (error) {
    if (!(error instanceof ItemError || error instanceof EditError)) throw error;
  }
  takeBack();
}

function isJson(text: string): boolean {
  if (!text.startsWith("{")) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function respellSplice(tree: Tree, path: Path, spelling: string): TreeChange | undefined {
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

/** What stands beside a value: a `#` in a scalar is none of a comment. */
function aroundValue(
  text: string,
  { start, end, within: { node } }: NonNullable<ReturnType<typeof locateRange>>,
): string {
  if (node.kind !== "scalar") return text.slice(start, end);
  const isBlock = node.style === "literal" || node.style === "folded";
  const behind = isBlock ? text.slice(node.headerEnd, endOfLine(text, node.headerEnd)) : text.slice(node.end, end);
  return `${text.slice(start, node.start)}\n${behind}`;
}

/** What looks like a comment, or a part of one: better one too many. */
const COMMENT = /#[^#\r\n]*/g;

/** Whether a path leads to a boolean or a number that is written as we write it: what nearly all are. */
export function isRegular(item: TextItem, path: Path): boolean {
  const isScalar = item.lookForShape(path, (tree) => {
    const { place, depth } = locate(tree, path);
    return depth === path.length && place.node.kind === "scalar";
  });
  if (!isScalar) return false;
  return item.look((tree) => {
    const { place, depth } = locate(tree, path);
    const { node, entry } = place;
    if (depth < path.length || node.kind !== "scalar" || entry?.after !== node.start - 1) return false;
    const isWord = typeof node.value === "boolean" || typeof node.value === "number";
    return isWord && tree.text.slice(node.start, node.end) === String(node.value);
  });
}
