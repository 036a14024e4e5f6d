import { nodeOf } from "./read-block.ts";
import type { SourceNode } from "./source-node.ts";

/** Behind the last character of a node; comments behind it do not count. */
export function endOfNode(text: string, node: SourceNode): number {
  let last = node;
  while (last.kind === "map" || last.kind === "seq") {
    if (last.flow) return last.end;
    const entry = last.entries.at(-1);
    if (entry === undefined) return last.start;
    last = nodeOf(text, last, entry);
  }
  return last.end;
}
