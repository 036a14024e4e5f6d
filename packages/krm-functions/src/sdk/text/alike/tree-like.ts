import type { Entry, MapNode, SeqNode, SourceNode, Tree } from "../yaml/source-node.ts";
import { type ExampleReading, placeLike } from "./example.ts";

/** Builds the tree of an item from the tree of its example by shifting offsets, without scanning a line. */
export function treeLike(reading: ExampleReading, text: string): Tree {
  return {
    text,
    root: nodeLike(reading, reading.example.tree.root),
    exact: false,
    aliased: new Set(),
    anchors: new Map(),
    repeated: [],
  };
}

function nodeLike(reading: ExampleReading, node: MapNode | SeqNode): MapNode | SeqNode {
  const entries = node.entries.map((entry) => entryLike(reading, entry));
  const start = placeLike(reading, node.start);
  const known = (index: number): SourceNode | undefined => {
    const child = node.entries[index]?.node;
    return (child?.kind === "map" || child?.kind === "seq") && !child.flow ? nodeLike(reading, child) : undefined;
  };
  return { kind: node.kind, flow: false, start, end: -1, column: node.column, entries, known, read: node.read };
}

function entryLike(reading: ExampleReading, { key, start, after, limit }: Entry): Entry {
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
