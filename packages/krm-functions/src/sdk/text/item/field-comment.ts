import type { Path } from "@landfall/core/object";
import { locate } from "../edit/locate.ts";
import type { EditPlace, TreeChange } from "../edit/tree-change.ts";
import { EditError } from "../model/edit-error.ts";
import { endOfLine } from "../yaml/scan-lines.ts";
import type { Entry, SourceNode, Tree } from "../yaml/source-node.ts";

/** The rest of the line on which a comment of a field stands, or may stand. */
interface Rest {
  readonly start: number;
  readonly end: number;
  readonly within: EditPlace;
}

/** The comment of a field, without its `#`; undefined where there is none. Throws `EditError` as edits do. */
export function fieldComment(tree: Tree, path: Path): string | undefined {
  const rest = restOfLine(tree, path);
  if (rest === undefined) return undefined;
  const comment = /^[ \t]+#(.*)$/.exec(tree.text.slice(rest.start, rest.end))?.[1];
  return comment?.trim();
}

/** The change that gives a field a comment in place of the one it has; `""` takes that away. */
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

/** Behind what is written of a value on the line on which it begins; none for a map that begins behind a dash. */
function endOfHead(text: string, node: SourceNode, entry: Entry): number | undefined {
  if (node.kind === "scalar") return node.style === "empty" ? entry.after : node.headerEnd;
  if (node.kind === "alias" || node.flow) return node.end;
  return text.slice(entry.after, node.start).includes("\n") ? entry.after : undefined;
}
