import { nextLine, startOfLead } from "./scan-lines.ts";
import { type Entry, type MapNode, nodeOf, type ScalarNode, type SeqNode, type SourceNode } from "./source-node.ts";

/** The scalar, alias or flow collection in which a node ends. */
function lastLeaf(text: string, node: SourceNode): SourceNode {
  let last = node;
  while ((last.kind === "map" || last.kind === "seq") && !last.flow) {
    const entry = last.entries.at(-1);
    if (entry === undefined) break;
    last = nodeOf(text, last, entry);
  }
  return last;
}

/** Behind the last character of a node; comments behind it do not count. */
export function endOfNode(text: string, node: SourceNode): number {
  return lastLeaf(text, node).end;
}

/**
 * The block scalar in which an entry ends, if it ends in one: it takes in the lines below it that are deep enough. An
 * entry without an indicator of one is not read.
 */
export function lastBlockScalar(text: string, parent: MapNode | SeqNode, entry: Entry): ScalarNode | undefined {
  const source = text.slice(entry.start, entry.limit);
  if (!source.includes("|") && !source.includes(">")) return undefined;
  const leaf = lastLeaf(text, nodeOf(text, parent, entry));
  return leaf.kind === "scalar" && (leaf.style === "literal" || leaf.style === "folded") ? leaf : undefined;
}

/**
 * The first of the comment lines that stand directly above the line of the entry with this index, as deep as `column`: a line
 * of a quoted value before it that begins with a hash sign is none.
 */
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
