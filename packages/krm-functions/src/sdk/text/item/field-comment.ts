import type { Path } from "@landfall/core/object";
import { locate } from "../edit/locate.ts";
import type { EditPlace, TreeChange } from "../edit/tree-change.ts";
import { EditError } from "../model/edit-error.ts";
import { endOfLine } from "../yaml/scan-lines.ts";
import type { Entry, SourceNode, Tree } from "../yaml/source-node.ts";

/** The rest of a field's line, where its comment stands or may be put. */
interface Rest {
  readonly start: number;
  readonly end: number;
  readonly within: EditPlace;
}

/** Reads the comment of a field, without its `#`; undefined if it has none. Throws `EditError` like edits. */
export function fieldComment(tree: Tree, path: Path): string | undefined {
  const rest = restOfLine(tree, path);
  if (rest === undefined) return undefined;
  const comment = /^[ \t]+#(.*)$/.exec(tree.text.slice(rest.start, rest.end))?.[1];
  return comment?.trim();
}

/** The change that sets or replaces the comment of a field; `""` removes it. */
export function commentSplice(tree: Tree, path: Path, comment: string): TreeChange | undefined {
  const rest = restOfLine(tree, path);
  if (rest === undefined) throw new EditError("UnusualSyntax", path, "has no place for a comment on its line");
  const text = comment === "" ? "" : ` # ${comment}`;
  return (fieldComment(tree, path) ?? "") === comment ? undefined : { ...rest, text };
}

function restOfLine({ text, ...tree }: Tree, path: Path): Rest | undefined {
  const { place, depth } = locate({ text, ...tree }, path);
  const { node, entry, parent } = place;
  if (depth < path.length || entry === undefined || parent === undefined) return undefined;
  if (entry.after < 0 || parent.flow) return undefined;
  const start = endOfHead(text, node, entry);
  if (start === undefined) return undefined;
  const end = endOfLine(text, start);
  return /^[ \t]*(?:#.*)?$/.test(text.slice(start, end)) ? { start, end, within: place } : undefined;
}

/**
 * The end of the part of a value on its first line; undefined for a map that begins right after a dash, where no
 * comment fits.
 */
function endOfHead(text: string, node: SourceNode, entry: Entry): number | undefined {
  if (node.kind === "scalar") return node.style === "empty" ? entry.after : node.headerEnd;
  if (node.kind === "alias" || node.flow) return node.end;
  return text.slice(entry.after, node.start).includes("\n") ? entry.after : undefined;
}
