import { type Json, sameJson } from "@landfall/core/object";
import { addEntry } from "../edit/add-entry.ts";
import { deleteEntry } from "../edit/delete-entry.ts";
import { replaceValue } from "../edit/replace-value.ts";
import { lineBreakOf } from "../edit/surroundings.ts";
import type { EditPlace, Splice } from "../edit/tree-change.ts";
import { type Entry, nodeOf } from "../yaml/source-node.ts";
import { endOfField, fieldOf, type ListLayout, type Replacement } from "./list-parts.ts";
import { toJson, writeResults } from "./write-results.ts";

function fromSplice({ start, end, text }: Splice): Replacement {
  return { start, end, parts: [text] };
}

function replaceInFlow(layout: ListLayout, entry: Entry | undefined, value: Json): Replacement {
  const { tree, root } = layout;
  if (entry === undefined) return fromSplice(addEntry(tree, root, "results", value, ["results"]));
  const top: EditPlace = { node: root, entry: undefined, parent: undefined, grandparent: undefined };
  const place: EditPlace = { node: nodeOf(tree.text, root, entry), entry, parent: root, grandparent: top };
  const empty = Array.isArray(value) && value.length === 0;
  return fromSplice(empty ? deleteEntry(tree, place, ["results"]) : replaceValue(tree, place, value, ["results"]));
}

/** The offset at which a new last field of a block-style ResourceList is written. */
function endOfFields(layout: ListLayout): number {
  const { tree, root } = layout;
  const last = root.entries.at(-1);
  if (last === undefined) return tree.text.length;
  if (last === layout.itemsEntry && layout.end >= 0 && layout.list?.flow === false) return layout.end;
  return endOfField(layout, last);
}

/** The replacement that sets the list's results. Equal results change nothing. */
export function replaceResults(
  results: readonly unknown[],
  prior: unknown,
  layout: ListLayout,
): Replacement | undefined {
  const entry = fieldOf(layout.root, "results");
  if (results.length === 0 && (entry === undefined || prior === null || sameJson(prior, []))) return undefined;
  if (entry !== undefined && sameJson(prior, toJson(results))) return undefined;
  if (layout.root.flow) return replaceInFlow(layout, entry, toJson(results));
  const { text } = layout.tree;
  const eol = lineBreakOf(text);
  const column = layout.root.column;
  const written = results.length === 0 ? [] : writeResults(results, column, eol);
  if (entry !== undefined) return { start: entry.start - column, end: endOfField(layout, entry), parts: written };
  const at = endOfFields(layout);
  const missing = at > 0 && text.charCodeAt(at - 1) !== 10 ? eol : "";
  return { start: at, end: at, parts: [missing, ...written] };
}
