import type { Json } from "@landfall/core/object";
import { lineBreakOf } from "../edit/surroundings.ts";
import { NEW_BLOCK, type WriteStyle } from "../edit/write-style.ts";
import { writeBlock, writeFlow } from "../edit/write-value.ts";
import type { ListedItem } from "../item/origin.ts";
import type { Item } from "../model/item.ts";
import { endOfLine } from "../yaml/scan-lines.ts";
import type { ListLayout, Replacement } from "./list-parts.ts";

function plainStyle(eol: "\n" | "\r\n", json = false): WriteStyle {
  return { ...NEW_BLOCK, eol, json };
}

/** Formats an item of another text as an entry of a block list whose dashes are at `column`. */
function embed(item: Item, column: number, eol: "\n" | "\r\n"): string {
  const entry = column === 0 && eol === "\n" ? item.entry : undefined;
  if (entry !== undefined) return entry;
  const { text } = item;
  const indent = " ".repeat(column);
  if (/^(?:\uFEFF|---|%|\s|#|[{&!])|\n(?:---|\.\.\.)|\r(?!\n)/.test(text)) {
    return `${indent}- ${writeBlock(item.toObject() as Json, column + 2, plainStyle(eol))}${eol}`;
  }
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  const rest = lines.slice(1).map((line) => (line === "" ? "" : `${indent}  ${line}`));
  return [`${indent}- ${lines[0] ?? ""}`, ...rest, ""].join(eol);
}

/** Returns a predicate that tells the items of this list's text from inserted ones. */
function ownItems({ items }: ListLayout): (item: Item) => item is ListedItem {
  const own = new Set<Item>(items);
  return (item): item is ListedItem => own.has(item);
}

/** The items of a block list as text; unchanged neighbours form one part. */
function blockParts(items: readonly Item[], layout: ListLayout, column: number, eol: "\n" | "\r\n"): string[] {
  const isOwn = ownItems(layout);
  const parts: string[] = [];
  let text = "";
  let from = -1;
  let to = -1;
  const flush = (): void => {
    if (from >= 0) parts.push(text.slice(from, to), eolAfter(text, to));
    from = -1;
  };
  // The line break to add after an item; only one at the end of the text may lack its own.
  const eolAfter = (of: string, end: number): string => (end < of.length || of.endsWith("\n") ? "" : eol);
  for (const item of items) {
    if (!isOwn(item) || item.slot === undefined) {
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

/** The items of a flow list, separated by the original text between them, or by that of the first two. */
function flowParts(items: readonly Item[], layout: ListLayout): string[] {
  const { text } = layout.tree;
  const own = layout.items;
  const isOwn = ownItems(layout);
  const same = items.length === own.length && items.every((item, i) => item === own[i]);
  const gapBefore = (i: number): string => {
    const [left, right] = same ? [own[i - 1], own[i]] : own;
    return left === undefined || right === undefined ? ", " : text.slice(left.origin.end, right.origin.start);
  };
  return items.flatMap((item, i) => {
    const written = isOwn(item) ? item.source : writeFlow(item.toObject() as Json, plainStyle("\n", true));
    return i === 0 ? [written] : [gapBefore(i), written];
  });
}

/** The replacement that makes the list hold exactly these items, in this order. */
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
  // After `items: []` or `items:`, the comment on that line is kept.
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
