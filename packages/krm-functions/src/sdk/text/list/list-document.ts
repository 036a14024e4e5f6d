import { failure, type Problem, type Result, success } from "@landfall/core/object";
import type { Item } from "../model/item.ts";
import { ItemError } from "../model/item-error.ts";
import { readFast } from "../yaml/read-block.ts";
import { readExact } from "../yaml/read-exact.ts";
import { lineAt, NotUnderstood } from "../yaml/scan-lines.ts";
import { SourceError } from "../yaml/source-error.ts";
import type { Entry, Tree } from "../yaml/source-node.ts";
import { hasLoneReturn, textProblem } from "../yaml/text-problem.ts";
import { type CutList, cutList, joinList, sliceParts, uncut } from "./cut-list.ts";
import { replaceItems } from "./emit-items.ts";
import { replaceResults } from "./emit-results.ts";
import { type ItemOptions, layoutOf } from "./list-layout.ts";
import { fieldOf, fieldValue, type ListLayout } from "./list-parts.ts";

/** A ResourceList that is backed by its text. */
export interface ListDocument {
  /** The items in the order of the text. They are parsed lazily; reading one may throw `ItemError`. */
  readonly items: readonly Item[];
  /** The parsed `functionConfig`, or undefined. */
  readonly functionConfig: unknown;
  /** The parsed `results` of the input, or undefined. */
  readonly results: unknown;
  /**
   * The text with exactly these items, in this order (kept or new ones), and with these results in place of the
   * input's. Unchanged parts keep their bytes; without any change the text is identical. Throws `ItemError` if a
   * dropped item holds an anchor that another uses.
   */
  emit(items: readonly Item[], results: readonly unknown[]): string;
  /** The same text as `emit` in parts, so that a large one need not be joined for writing. */
  emitParts(items: readonly Item[], results: readonly unknown[]): readonly string[];
}

/**
 * The largest last item, in characters, that is parsed when the list is opened, because a truncated list shows there.
 */
const CHECKED_SIZE = 1_000_000;

function layoutOfText(cut: CutList, byExample: boolean): ListLayout {
  const text = cut.frame;
  if (hasLoneReturn(text)) return layoutOfTree(readExact(text), cut, { exact: true, byExample });
  try {
    return layoutOfTree(readFast(text, undefined), cut, { exact: false, byExample });
  } catch (error) {
    if (!(error instanceof NotUnderstood)) throw error;
    return layoutOfTree(readExact(text), cut, { exact: false, byExample });
  }
}

function isTwice({ key }: Entry): string {
  return `the key ${JSON.stringify(key.slice(0, 80))} is there twice`;
}

function layoutOfTree(tree: Tree, cut: CutList, options: ItemOptions): ListLayout {
  const { root } = tree;
  const twice = root.kind === "map" ? tree.repeated.find((entry) => root.entries.includes(entry)) : undefined;
  if (twice !== undefined) throw new SourceError("DuplicateKey", isTwice(twice), twice.start);
  if (root.kind !== "map")
    throw new SourceError("NotAResourceList", "the input is not a ResourceList: no mapping", root.start);
  const kind = fieldValue({ tree, root }, fieldOf(root, "kind"));
  const apiVersion = fieldValue({ tree, root }, fieldOf(root, "apiVersion"));
  if (kind !== "ResourceList" || typeof apiVersion !== "string" || !apiVersion.startsWith("config.kubernetes.io/")) {
    const found = [apiVersion, kind].map((each) => (typeof each === "string" ? each.slice(0, 80) : "(none)")).join(" ");
    throw new SourceError(
      "NotAResourceList",
      `expected config.kubernetes.io/v1 ResourceList, found ${found}`,
      root.start,
    );
  }
  return layoutOf(tree, root, cut, options);
}

/** Warns if the text ends without a line break, and so may have been cut off. */
function truncation({ tree, root, items }: ListLayout): readonly Problem[] {
  const { text } = tree;
  if (root.flow || items.length === 0 || text.endsWith("\n") || text.endsWith("\r") || text.endsWith("\n..."))
    return [];
  const message = `line ${lineAt(text, text.length)}: the last line has no line break: if the list was cut off, what is behind it is missing`;
  return [{ code: "TruncatedList", severity: "warning", message, hint: "end the input with a line break" }];
}

/** The line of an offset in an unreadable text and, counted by dashes, its item. */
function placeOf(text: string, offset: number): string {
  const line = `line ${lineAt(text, offset)}`;
  const head = /^items:[^\n]*\n(?:[ ]*(?:#[^\n]*)?\n)*([ ]*)-/m.exec(text);
  if (head === null || offset < head.index + head[0].length) return line;
  const dash = `\n${head[1] ?? ""}- `;
  let index = 0;
  for (
    let at = text.indexOf(dash, head.index + head[0].length);
    at >= 0 && at < offset;
    at = text.indexOf(dash, at + 1)
  )
    index++;
  return `${line}, items[${index}]`;
}

/**
 * Opens the text of a ResourceList: block or flow style, or JSON; fields in any order. Missing or null `items` are an
 * empty list. Problems name the line and, where possible, the item: empty input, several documents, a list cut off
 * within a line, text that is not YAML or not a ResourceList. A large text may come in parts; if these start with
 * items, they are never joined. `byExample: false` reads every item on its own, which gives the same bytes (decision
 * 11). Default: true.
 */
export function openListDocument(
  text: string | readonly string[],
  { byExample = true }: { readonly byExample?: boolean | undefined } = {},
): Result<ListDocument> {
  const cut = typeof text === "string" ? uncut(text) : cutList(text);
  const opened = open(cut, byExample);
  // A problem is reported as for one text, which may turn out to have none.
  return opened.ok || cut.pieces.length === 0 ? opened : open(uncut(joinList(cut)), byExample);
}

function open(cut: CutList, byExample: boolean): Result<ListDocument> {
  const text = cut.frame;
  const bad = textProblem(text);
  if (bad !== undefined) return failure(bad);
  try {
    const layout = layoutOfText(cut, byExample);
    const last = layout.items.at(-1);
    if (last !== undefined && last.source.length < CHECKED_SIZE) last.toObject();
    return success(documentOf(layout), truncation(layout));
  } catch (error) {
    if (error instanceof ItemError) return failure(error.problem);
    if (!(error instanceof SourceError)) throw error;
    return failure({
      code: error.code,
      severity: "error",
      message: `${placeOf(text, error.offset)}: ${error.message}`,
    });
  }
}

/** Throws `ItemError` if a dropped item holds an anchor that a kept one uses. */
function keepAnchors({ items }: ListLayout, kept: readonly Item[]): void {
  if (kept.length === 0) return;
  const still = new Set(kept);
  const index = items.findIndex((item) => !still.has(item) && item.holdsSharedAnchors);
  if (index < 0) return;
  throw new ItemError({
    code: "AnchorsLost",
    severity: "error",
    message: `items[${index}]: holds an anchor that other items refer to, so it cannot be removed`,
    hint: "write the values out where they are referred to first",
  });
}

function documentOf(layout: ListLayout): ListDocument {
  const results = fieldValue(layout, fieldOf(layout.root, "results"));
  const functionConfig = fieldValue(layout, fieldOf(layout.root, "functionConfig"));
  const emitParts: ListDocument["emitParts"] = (items, newResults) => {
    if (items.length < layout.items.length) keepAnchors(layout, items);
    const changes = [replaceItems(items, layout), replaceResults(newResults, results, layout)].filter(
      (change) => change !== undefined,
    );
    changes.sort((a, b) => a.start - b.start || a.end - b.end);
    const parts: string[] = [];
    let at = 0;
    for (const { start, end, parts: written } of changes) {
      for (const part of sliceParts(layout.cut, at, start)) parts.push(part);
      for (const part of written) parts.push(part);
      at = end;
    }
    return [...parts, ...sliceParts(layout.cut, at, layout.tree.text.length)];
  };
  return {
    items: layout.items,
    functionConfig,
    results,
    emit: (items, newResults) => emitParts(items, newResults).join(""),
    emitParts,
  };
}
