import type { Path } from "@landfall/core/object";
import type { TreeChange } from "./move-tree.ts";
import { placeLike, type Reading } from "./read-like.ts";
import { scalarNode } from "./read-scalar.ts";
import type { Entry, MapNode, SeqNode, SourceNode, Tree } from "./source-node.ts";
import { hasLike } from "./value-like.ts";

/** The tree of an item like an example, which has its nodes where the example has them: no line is looked at for that. */
export function treeLike(reading: Reading, text: string): Tree {
  return {
    text,
    root: nodeLike(reading, reading.example.tree.root),
    exact: false,
    aliased: new Set(),
    anchors: new Map(),
  };
}

function nodeLike(reading: Reading, node: MapNode | SeqNode): MapNode | SeqNode {
  const entries = node.entries.map((entry) => entryLike(reading, entry));
  const start = placeLike(reading, node.start);
  const known = (index: number): SourceNode | undefined => {
    const child = node.entries[index]?.node;
    return (child?.kind === "map" || child?.kind === "seq") && !child.flow ? nodeLike(reading, child) : undefined;
  };
  return { kind: node.kind, flow: false, start, end: -1, column: node.column, entries, known };
}

function entryLike(reading: Reading, { key, start, after, limit }: Entry): Entry {
  const own = placeLike(reading, start);
  const behind = own + after - start;
  return {
    key,
    merge: false,
    start: own,
    after: behind,
    limit: placeLike(reading, limit),
    node: undefined,
    dashes: undefined,
  };
}

const NOWHERE: TreeChange["within"] = {
  node: scalarNode("empty", null, 0, 0),
  entry: undefined,
  parent: undefined,
  grandparent: undefined,
};

/**
 * The line that is added to an item, planned as one for its example: where the end of a mapping is, and how a line is
 * written there, does not depend on what differs. `undefined`: this is no such plan, or it has to look at the item itself.
 */
export function lineLike(
  reading: Reading,
  path: Path,
  plan: (tree: Tree) => TreeChange | undefined,
): TreeChange | undefined {
  if (hasLike(reading, path)) return undefined;
  const change = attempt(() => plan(reading.example.tree));
  if (change?.line === undefined || change.line.left !== undefined || change.start !== change.end) return undefined;
  const at = placeLike(reading, change.start);
  return { start: at, end: at, text: change.text, within: NOWHERE, line: change.line };
}

/** Who plans for the item itself throws the same again. */
function attempt<T>(plan: () => T): T | undefined {
  try {
    return plan();
  } catch {
    return undefined;
  }
}
