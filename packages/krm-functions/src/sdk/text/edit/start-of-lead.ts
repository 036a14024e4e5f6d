import { endOfNode } from "../yaml/end-of-node.ts";
import { nextLine, skipSpaces, startOfLine } from "../yaml/scan-lines.ts";
import { type MapNode, nodeOf, type SeqNode } from "../yaml/source-node.ts";

/** The first of the comment lines that stand directly above a line, as deep as `column`; not above `from`. */
export function startOfLead(text: string, line: number, column: number, from: number): number {
  let lead = line;
  while (lead > from) {
    const above = startOfLine(text, lead - 1);
    const content = skipSpaces(text, above);
    if (above < from || text.charCodeAt(content) !== 35 || content - above !== column) break;
    lead = above;
  }
  return lead;
}

/** The same above the entry with this index: a line of a quoted value before it that begins with a hash sign is no comment. */
export function startOfEntryLead(
  text: string,
  line: number,
  column: number,
  parent: MapNode | SeqNode,
  index: number,
): number {
  const above = parent.entries[index - 1];
  const lead = startOfLead(text, line, column, above?.start ?? 0);
  if (lead === line || above === undefined) return lead;
  return Math.max(lead, nextLine(text, endOfNode(text, nodeOf(text, parent, above)) - 1));
}
