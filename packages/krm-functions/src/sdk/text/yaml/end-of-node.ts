import { nextLine, startOfLead } from "./scan-lines.ts";
import { type Entry, type MapNode, nodeOf, type ScalarNode, type SeqNode, type SourceNode } from "./source-node.ts";

/** The last scalar, alias or flow collection within a node. */
function lastLeaf(text: string, node: SourceNode): SourceNode {
  let last = node;
  while ((last.kind === "map" || last.kind === "seq") && !last.flow) {
    const entry = last.entries.at(-1);
    if (entry === undefined) break;
    last = nodeOf(text, last, entry);
  }
  return last;
}

/** The end of a node's last character, without comments after it. */
export function endOfNode(text: string, node: SourceNode): number {
  return lastLeaf(text, node).end;
}

/**
 * The block scalar that ends an entry, if one does: lines below it that are indented enough would become part of it.
 * Entries without `|` or `>` are not read.
 */
export function lastBlockScalar(text: string, parent: MapNode | SeqNode, entry: Entry): ScalarNode | undefined {
  const source = text.slice(entry.start, entry.limit);
  if (!source.includes("|") && !source.includes(">")) return undefined;
  const leaf = lastLeaf(text, nodeOf(text, parent, entry));
  return leaf.kind === "scalar" && (leaf.style === "literal" || leaf.style === "folded") ? leaf : undefined;
}

/**
 * The start of the comment lines directly above the entry with this index, at `column`. Lines of a quoted value before
 * it that begin with `#` do not count.
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
