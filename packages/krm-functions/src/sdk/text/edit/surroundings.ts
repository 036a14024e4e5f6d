import type { Json } from "@landfall/core/object";
import { isSpaceOrEnd, nextLine, skipSpaces } from "../yaml/scan-lines.ts";
import { type MapNode, nodeOf, type SeqNode, type Tree } from "../yaml/source-node.ts";
import { ONE_LINE, type WriteStyle } from "./write-style.ts";

const KEY_THEN_DASH = /^( *)(?:- +)*[^\s#-][^\n]*:[ ]*\r?\n( *)- /m;

/** The line break of the text: `\r\n` if the first line ends with it. */
export function lineBreakOf(text: string): "\n" | "\r\n" {
  const feed = text.indexOf("\n");
  return feed > 0 && text.charCodeAt(feed - 1) === 13 ? "\r\n" : "\n";
}

/** The indentation step: how much deeper the first nested mapping is than the root; 2 if none is nested. */
function stepOf({ text, root }: Tree): number {
  if (root.kind !== "map" || root.flow) return 2;
  for (const entry of root.entries) {
    const node = nodeOf(text, root, entry);
    if (node.kind === "map" && !node.flow && node.column > root.column) return node.column - root.column;
  }
  return 2;
}

function hasWideLists(text: string): boolean {
  const match = KEY_THEN_DASH.exec(text);
  if (match === null) return false;
  const keyColumn = match[0].search(/[^\s-]/);
  return (match[2] ?? "").length > keyColumn;
}

/** Whether the keys of the flow mappings of an item are quoted as in JSON. */
function isJson({ text, root }: Tree, near: MapNode | SeqNode | undefined): boolean {
  const first = (node: MapNode | SeqNode | undefined): string =>
    text.charAt(node?.kind === "map" ? (node.entries[0]?.start ?? -1) : -1);
  if (first(near) === '"') return true;
  return root.kind === "map" && root.flow && first(root) === '"';
}

function gapOf(text: string, near: MapNode | SeqNode | undefined): string {
  const after = near?.flow === true && near.kind === "map" ? near.entries[0]?.after : undefined;
  return after !== undefined && after >= 0 && text.charCodeAt(after) > 32 ? "" : " ";
}

/**
 * Whether a block scalar may end in the line at `at`: no blank line or comment below is indented so far that it would
 * become part of the scalar. `column` is that of the collection that receives the scalar.
 */
function literalFits(text: string, at: number, column: number): boolean {
  for (let line = nextLine(text, at); line < text.length; line = nextLine(text, line)) {
    const content = skipSpaces(text, line);
    if (!isSpaceOrEnd(text.charCodeAt(content))) return text.charCodeAt(content) !== 35 || content - line <= column;
    if (content > line) return false;
  }
  return true;
}

/** The spelling (quotes, gaps) of the flow collections nearest to a flow collection. */
export function flowStyleOf(tree: Tree, near: MapNode | SeqNode): WriteStyle {
  const json = isJson(tree, near);
  return { eol: "\n", step: 2, wide: false, literal: false, json, gap: gapOf(tree.text, near) };
}

function hasList(value: Json): boolean {
  if (value === null || typeof value !== "object") return false;
  return Array.isArray(value) ? value.length > 0 : Object.values(value).some(hasList);
}

/**
 * The style for a value in a block collection at `column` that ends in the line at `end`. Properties that the value
 * does not need are not computed.
 */
export function blockStyleOf(tree: Tree, column: number, end: number, value: Json): WriteStyle {
  const eol = lineBreakOf(tree.text);
  const oneLine = typeof value === "string" ? !value.includes("\n") : value === null || typeof value !== "object";
  if (oneLine) return eol === "\n" ? ONE_LINE : { ...ONE_LINE, eol };
  const literal = literalFits(tree.text, end, column);
  return { ...ONE_LINE, eol, step: stepOf(tree), wide: hasList(value) && hasWideLists(tree.text), literal };
}
