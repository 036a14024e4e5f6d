import type { Entry, MapNode, SeqNode, SourceNode, Tree } from "../yaml/source-node.ts";
import type { EditPlace, TreeChange } from "./tree-change.ts";

type Movable<T> = { -readonly [Key in keyof T]: T[Key] };

function moveNode(node: SourceNode, by: number): void {
  const moved: Movable<SourceNode> = node;
  moved.start += by;
  if (moved.end >= 0) moved.end += by;
  if (moved.kind === "scalar") moved.headerEnd += by;
  else if (moved.kind !== "alias") {
    moved.known = undefined;
    for (const entry of moved.entries) moveEntry(entry, by);
  }
}

function moveEntry(entry: Movable<Entry>, by: number): void {
  entry.start += by;
  if (entry.after >= 0) entry.after += by;
  entry.limit += by;
  entry.dashes = entry.dashes?.map((dash) => dash + by);
  if (entry.node !== undefined) moveNode(entry.node, by);
}

/** The innermost block-style place around a place: the values of a flow collection are always read together. */
function blockAround(place: EditPlace): EditPlace | undefined {
  let around: EditPlace | undefined = place;
  while (around?.parent?.flow === true) around = around.grandparent;
  return around;
}

/**
 * Updates the tree for a changed text by shifting the nodes behind the change; the node around it is read again on
 * demand. `undefined` if the text must be read again completely. The old tree must not be used afterwards.
 */
export function moveTree(tree: Tree, change: TreeChange, text: string): Tree | undefined {
  const within = blockAround(change.within);
  const own = within?.entry;
  if (tree.exact || own === undefined || change.start < own.after || change.end > own.limit) return undefined;
  const by = change.text.length - (change.end - change.start);
  own.node = undefined;
  own.dashes = undefined;
  for (let place = within; place?.entry !== undefined; place = place.grandparent) {
    const { entry, parent } = place;
    (entry as Movable<Entry>).limit += by;
    if (parent !== undefined) (parent as Movable<SeqNode | MapNode>).known = undefined;
    if (parent === undefined || by === 0) continue;
    for (let i = parent.entries.length - 1; parent.entries[i] !== entry; i--) {
      const behind = parent.entries[i];
      if (behind === undefined) return undefined;
      moveEntry(behind, by);
    }
  }
  const { root, exact, aliased, anchors, repeated } = tree;
  return { text, root, exact, aliased, anchors, repeated };
}

/**
 * Updates the tree for several changes, sorted by their offsets; `undefined` if the text must be read again completely.
 */
export function moveForLines(tree: Tree, lines: readonly TreeChange[], text: string): Tree | undefined {
  // The changes are handled from the last to the first, so that none shifts the offsets of another.
  return lines.reduceRight<Tree | undefined>((moved, line) => moved && moveTree(moved, line, text), tree);
}
