import type { Path } from "@landfall/core/object";
import { EditError } from "../model/edit-error.ts";
import { endOfNode, lastBlockScalar, startOfEntryLead } from "../yaml/end-of-node.ts";
import { endOfLine, isSpaceOrEnd, nextLine, skipSpaces, startOfLine } from "../yaml/scan-lines.ts";
import type { Entry, MapNode, ScalarNode, SeqNode, Tree } from "../yaml/source-node.ts";
import type { EditPlace, Splice } from "./tree-change.ts";

function deleteFlow(text: string, parent: MapNode | SeqNode, index: number, entry: Entry): Splice {
  const next = parent.entries[index + 1];
  if (next !== undefined) return { start: entry.start, end: next.start, text: "" };
  const previous = parent.entries[index - 1];
  const start = previous?.node === undefined ? entry.start : endOfNode(text, previous.node);
  return { start, end: entry.node === undefined ? entry.limit : endOfNode(text, entry.node), text: "" };
}

/**
 * The end of the last line that belongs to an entry, including lines below it that a block scalar before the entry
 * would otherwise absorb.
 */
function endOfOwn(text: string, at: number, column: number, before: ScalarNode | undefined): number {
  let end = endOfLine(text, at);
  if (before === undefined) return end;
  const keeps = text.slice(before.start, before.headerEnd).includes("+");
  for (let line = nextLine(text, end); line < text.length; line = nextLine(text, line)) {
    const content = skipSpaces(text, line);
    const blank = isSpaceOrEnd(text.charCodeAt(content));
    const absorbed = blank ? keeps || content > line : text.charCodeAt(content) === 35 && content - line > column;
    if (absorbed) end = endOfLine(text, line);
    else if (!blank) break;
  }
  return end;
}

/** Removes one of several entries, with the comment on its line and the comment lines directly above it at its own column. */
export function deleteEntry({ text }: Tree, place: EditPlace, path: Path): Splice {
  const { parent, entry, node } = place;
  if (parent === undefined || entry === undefined) {
    throw new EditError("WholeObject", path, "the object itself cannot be deleted");
  }
  const index = parent.entries.indexOf(entry);
  if (parent.flow) return deleteFlow(text, parent, index, entry);
  const line = startOfLine(text, entry.start);
  const next = parent.entries[index + 1];
  if (next !== undefined && skipSpaces(text, line) !== entry.start) {
    // Behind a dash or a property, the next entry moves up to the start of the deleted one.
    return { start: entry.start, end: next.start, text: "" };
  }
  const above = parent.entries[index - 1];
  const start = startOfEntryLead(text, line, entry.start - line, parent, index);
  const before = above === undefined ? undefined : lastBlockScalar(text, parent, above);
  const end = endOfOwn(text, endOfNode(text, node), entry.start - line, before);
  if (end === text.length && !text.endsWith("\n") && start > 0) {
    // The last line has no line break, so the one before it is removed instead.
    return { start: start - (text.charCodeAt(start - 2) === 13 ? 2 : 1), end, text: "" };
  }
  return { start, end: nextLine(text, end), text: "" };
}
