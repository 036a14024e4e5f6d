import type { Json } from "@landfall/core/object";
import type { Item } from "../item.ts";
import type { ListLayout } from "./list-layout.ts";
import { endOfLine } from "./scan-lines.ts";
import { lineBreakOf } from "./surroundings.ts";
import { TextItem } from "./text-item.ts";
import { type WriteStyle, writeBlock, writeFlow } from "./write-value.ts";

/** A part of the list's text and what takes its place. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly parts: readonly string[];
}

function plainStyle(eol: "\n" | "\r\n", json = false): WriteStyle {
  return { eol, step: 2, wide: false, literal: true, json, gap: " " };
}

/** A line that is no content of an entry at column 0, or could be more than that in a text of its own. */
const ODD_LINE = /\n(?! {2,}(?!---|\.\.\.)\S)(?=[^])|\r/;

/**
 * Whether an item is written as an entry of a list at column 0: so it can go into such a list. A new one is, and if nobody
 * changed it, it need not be looked at.
 */
function isEntry({ source, slot, origin, changed }: TextItem): boolean {
  if (slot?.column !== 0) return false;
  return (origin.index === undefined && !changed) || (/^- [A-Za-z]/.test(source) && !ODD_LINE.test(source));
}

/** An item of another text as an entry of a block list whose dashes are at `column`. */
function embed(item: Item, column: number, eol: "\n" | "\r\n"): string {
  if (column === 0 && eol === "\n" && item instanceof TextItem && isEntry(item)) return item.source;
  const { text } = item;
  const indent = " ".repeat(column);
  if (/^(?:\uFEFF|---|%|\s|#|[{&!])|\n(?:---|\.\.\.)|\r(?!\n)/.test(text)) {
    return `${indent}- ${writeBlock(item.toObject() as Json, column + 2, plainStyle(eol))}${eol}`;
  }
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  const rest = lines.slice(1).map((line) => (line === "" ? "" : `${indent}  ${line}`));
  return [`${indent}- ${lines[0] ?? ""}`, ...rest, ""].join(eol);
}

function isOwn(item: Item, { whole }: ListLayout): item is TextItem {
  return item instanceof TextItem && item.origin.whole === whole;
}

/** The items one below the other; neighbours that did not change are one part. */
function blockParts(items: readonly Item[], layout: ListLayout, column: number, eol: "\n" | "\r\n"): string[] {
  const parts: string[] = [];
  let text = "";
  let from = -1;
  let to = -1;
  const flush = (): void => {
    if (from >= 0) parts.push(text.slice(from, to), eolAfter(text, to));
    from = -1;
  };
  // An edit keeps the line break at the end; only the end of the text may have none.
  const eolAfter = (of: string, end: number): string => (end < of.length || of.endsWith("\n") ? "" : eol);
  for (const item of items) {
    if (!isOwn(item, layout) || item.slot === undefined) {
      flush();
      parts.push(embed(item, column, eol));
      continue;
    }
    const { list, start, end } = item.origin;
    if (item.changed) {
      flush();
      parts.push(item.source, eolAfter(list, end));
      continue;
    }
    if (from < 0 || to !== start || list !== text) {
      flush();
      text = list;
      from = start;
    }
    to = end;
  }
  flush();
  return parts;
}

/** The items one behind the other, with the text that stood between them, or between the first two. */
function flowParts(items: readonly Item[], layout: ListLayout): string[] {
  const { text } = layout.tree;
  const own = layout.items;
  const same = items.length === own.length && items.every((item, i) => item === own[i]);
  const gapBefore = (i: number): string => {
    const [left, right] = same ? [own[i - 1], own[i]] : own;
    return left === undefined || right === undefined ? ", " : text.slice(left.origin.end, right.origin.start);
  };
  return items.flatMap((item, i) => {
    const written = isOwn(item, layout) ? item.source : writeFlow(item.toObject() as Json, plainStyle("\n", true));
    return i === 0 ? [written] : [gapBefore(i), written];
  });
}

/** What has to change so that the list holds these items, in this order. */
export function replaceItems(items: readonly Item[], layout: ListLayout): Replacement | undefined {
  const { tree, root, itemsEntry, list, items: own } = layout;
  if (items.length === own.length && items.every((item, i) => item === own[i] && !item.changed)) return undefined;
  const eol = lineBreakOf(tree.text);
  if (own.length > 0 && list?.flow === true) {
    if (items.length === 0) return { start: list.start, end: list.end, parts: ["[]"] };
    const first = own[0]?.origin.start ?? list.start;
    return { start: first, end: own.at(-1)?.origin.end ?? first, parts: flowParts(items, layout) };
  }
  if (root.flow) return replaceInFlowRoot(items, layout);
  const column = list?.column ?? 0;
  if (own.length > 0 && items.length > 0)
    return { start: layout.start, end: layout.end, parts: blockParts(items, layout, column, eol) };
  if (items.length === 0) {
    if (itemsEntry === undefined) return undefined;
    const rest = tree.text.slice(itemsEntry.after, layout.start);
    return { start: itemsEntry.after, end: layout.end, parts: [" []", /^\s*(?:#|$)/.test(rest) ? rest : eol] };
  }
  const parts = blockParts(items, layout, 0, eol);
  if (itemsEntry === undefined) {
    const missing = tree.text.endsWith("\n") ? "" : eol;
    return { start: tree.text.length, end: tree.text.length, parts: [`${missing}items:${eol}`, ...parts] };
  }
  // `items: []` or `items:`: the first line keeps its comment.
  const end = list === undefined ? itemsEntry.after : list.end;
  const lineEnd = endOfLine(tree.text, end);
  const gap = lineEnd < tree.text.length ? tree.text.slice(lineEnd, lineEnd + eol.length) : eol;
  return {
    start: itemsEntry.after,
    end: Math.min(lineEnd + gap.length, tree.text.length),
    parts: [tree.text.slice(end, lineEnd), gap, ...parts],
  };
}

function replaceInFlowRoot(items: readonly Item[], { itemsEntry, list, root }: ListLayout): Replacement {
  const written = `[${items.map((item) => writeFlow(item.toObject() as Json, plainStyle("\n", true))).join(", ")}]`;
  if (itemsEntry === undefined) {
    const at = root.end - 1;
    return { start: at, end: at, parts: [`${root.entries.length > 0 ? ", " : ""}"items": ${written}`] };
  }
  const node = list ?? itemsEntry.node;
  return { start: node?.start ?? itemsEntry.after, end: list?.end ?? itemsEntry.limit, parts: [written] };
}
