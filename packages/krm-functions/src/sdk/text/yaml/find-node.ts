import type { Path } from "@landfall/core/object";
import { indexOf, mergedEntry, ownEntry, targetOf } from "./node-value.ts";
import { nodeOf, type SourceNode, type Tree } from "./source-node.ts";

/** Finds the node at a path, through aliases and merge keys, for reading only; undefined if there is none. */
export function findNode(tree: Tree, path: Path): SourceNode | undefined {
  let node: SourceNode = tree.root;
  for (const segment of path) {
    const target = targetOf(node);
    if (target.kind === "map") {
      const own = ownEntry(target, String(segment));
      const found = own === undefined ? mergedEntry(tree.text, target, String(segment)) : { owner: target, entry: own };
      if (found === undefined) return undefined;
      node = nodeOf(tree.text, found.owner, found.entry);
    } else if (target.kind === "seq") {
      const entry = target.entries[indexOf(segment)];
      if (entry === undefined) return undefined;
      node = nodeOf(tree.text, target, entry);
    } else return undefined;
  }
  return node;
}
