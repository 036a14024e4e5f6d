import type { Json, Path } from "@landfall/core/object";
import { EditError } from "../model/edit-error.ts";
import { endOfNode } from "../yaml/end-of-node.ts";
import { endOfLine, skipSpaces, startOfLine } from "../yaml/scan-lines.ts";
import type { ScalarNode, SourceNode, Tree } from "../yaml/source-node.ts";
import { blockStyleOf, flowStyleOf } from "./surroundings.ts";
import type { EditPlace, Splice } from "./tree-change.ts";
import { isSafePlain } from "./write-scalar.ts";
import type { WriteStyle } from "./write-style.ts";
import { writeAfter, writeBlock, writeFlow } from "./write-value.ts";

function isFilled(value: Json): boolean {
  return value !== null && typeof value === "object" && Object.keys(value).length > 0;
}

/**
 * The style of the new scalar. Quotes stay. A plain word becomes single-quoted if its new value needs quotes (a commit
 * that begins with a digit), and a word that needed its single quotes may become plain: so changing a value back
 * restores the same bytes.
 */
function styleOfScalar(node: SourceNode, value: Json, inFlow: boolean): ScalarNode["style"] {
  if (node.kind !== "scalar") return "plain";
  if (node.style === "plain" && needsQuotes(value, inFlow)) return "single";
  return node.style === "single" && needsQuotes(node.value, inFlow) ? "plain" : node.style;
}

/** Keeps the case of a boolean: `True` is replaced by `False`, `TRUE` by `FALSE`. */
function inCase(text: string, node: SourceNode, value: Json, written: string): string {
  if (typeof value !== "boolean" || node.kind !== "scalar" || typeof node.value !== "boolean") return written;
  const old = text.slice(node.start, node.end);
  if (/^(?:TRUE|FALSE)$/.test(old)) return written.toUpperCase();
  return /^(?:True|False)$/.test(old) ? written.replace(/[tf]/, (first) => first.toUpperCase()) : written;
}

function needsQuotes(value: Json, inFlow: boolean): boolean {
  return typeof value === "string" && /^\S+$/.test(value) && !isSafePlain(value, inFlow);
}

/** Puts the rest of the old line (a comment) after the first line of the new text. */
function withTail(written: string, tail: string, eol: string): string {
  const comment = tail.trim();
  if (comment === "") return written;
  const at = written.indexOf(eol);
  if (at < 0) return `${written} ${comment}`;
  return `${written.slice(0, at)} ${comment}${written.slice(at)}`;
}

/** Replaces a block collection by one of the same kind, keeping its column and the comments before its first entry. */
function replaceInPlace(text: string, node: SourceNode, value: Json, style: WriteStyle): Splice | undefined {
  if (node.kind === "scalar" || node.kind === "alias" || node.flow || !isFilled(value)) return undefined;
  if (Array.isArray(value) !== (node.kind === "seq")) return undefined;
  const first = text.charCodeAt(node.start);
  if (first === 33 || first === 38) return undefined;
  const end = endOfLine(text, endOfNode(text, node));
  return { start: node.start, end, text: writeBlock(value, node.column, style) };
}

/** Replaces a block collection, or one that starts below its key, by a value of another kind. */
function replaceCollection(text: string, after: number, node: SourceNode, written: string, eol: string): Splice {
  const end = endOfLine(text, endOfNode(text, node));
  const below = node.start > endOfLine(text, after);
  const tail = below ? text.slice(after, endOfLine(text, after)) : "";
  return { start: after, end, text: withTail(written, tail, eol) };
}

function replaceScalar(text: string, after: number, node: SourceNode, written: string, eol: string): Splice {
  const end = endOfNode(text, node);
  const oneLine = !written.includes("\n");
  if (node.kind === "scalar" && (node.style === "literal" || node.style === "folded")) {
    const headerLine = endOfLine(text, node.headerEnd);
    const tail = text.slice(node.headerEnd, headerLine);
    return { start: after, end: Math.max(end, headerLine), text: withTail(written, tail, eol) };
  }
  if (node.kind === "scalar" && node.style === "empty") {
    if (oneLine) return { start: after, end: after, text: written };
    const lineEnd = endOfLine(text, after);
    return { start: after, end: lineEnd, text: withTail(written, text.slice(after, lineEnd), eol) };
  }
  const sameLine = skipSpaces(text, after) === node.start;
  if (oneLine && sameLine) return { start: node.start, end, text: written.slice(1) };
  if (oneLine) return replaceCollectionAbove(text, after, node, end, written, eol);
  const lineEnd = endOfLine(text, end);
  return { start: after, end: lineEnd, text: withTail(written, text.slice(end, lineEnd), eol) };
}

/** Replaces a value that stands on a line below its key by one on the key's line. */
function replaceCollectionAbove(
  text: string,
  after: number,
  node: SourceNode,
  end: number,
  written: string,
  eol: string,
): Splice {
  const below = startOfLine(text, node.start) > after;
  const tail = below ? text.slice(after, endOfLine(text, after)) : "";
  return { start: after, end, text: withTail(written, tail, eol) };
}

/** Replaces the value at a place that exists. */
export function replaceValue(tree: Tree, place: EditPlace, value: Json, path: Path): Splice {
  const { text } = tree;
  const { node, entry, parent } = place;
  if (entry === undefined || parent === undefined)
    throw new EditError("WholeObject", path, "the object itself cannot be replaced");
  if (entry.after < 0)
    throw new EditError("UnusualSyntax", path, "is written as `? key`; write it as `key: value` first");
  if (parent.flow) {
    const style = flowStyleOf(tree, node.kind === "map" && node.flow && node.entries.length > 0 ? node : parent);
    const written = inCase(text, node, value, writeFlow(value, style, styleOfScalar(node, value, true)));
    if (node.kind === "scalar" && node.style === "empty")
      return { start: node.end, end: node.end, text: ` ${written}` };
    return { start: node.start, end: endOfNode(text, node), text: written };
  }
  const style = blockStyleOf(tree, parent.column, endOfNode(text, node), value);
  const kept = replaceInPlace(text, node, value, style);
  if (kept !== undefined) return kept;
  const written = writeAfter(
    parent.kind === "map" ? "key" : "dash",
    value,
    parent.column,
    style,
    styleOfScalar(node, value, false),
  );
  if ((node.kind === "map" || node.kind === "seq") && !node.flow)
    return replaceCollection(text, entry.after, node, written, style.eol);
  return replaceScalar(text, entry.after, node, inCase(text, node, value, written), style.eol);
}
