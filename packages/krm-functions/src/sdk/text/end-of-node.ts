import { nodeOf } from "./read-block.ts";
import type { SourceNode } from "./source-node.ts";

/** The scalar, alias or flow collection in which a node ends. */
export function lastLeaf(text: string, node: SourceNode): SourceNode {
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

/** Whether a node is a block scalar, which takes in the lines below it that are deep enough. */
export function isBlockScalar(node: SourceNode): boolean {
  return node.kind === "scalar" && (node.style === "literal" || node.style === "folded");
}
