import type { Path } from "@landfall/core/object";
import { EditError } from "./edit-error.ts";
import { mergedEntry, ownEntry, targetOf } from "./node-value.ts";
import { nodeOf } from "./read-block.ts";
import type { Entry, MapNode, SeqNode, SourceNode, Tree } from "./source-node.ts";

/** Where a path leads: to an entry of `parent`, which is undefined for the root. */
export interface Place {
  readonly node: SourceNode;
  readonly entry: Entry | undefined;
  readonly parent: MapNode | SeqNode | undefined;
  readonly grandparent: Place | undefined;
}

/** The index a path segment stands for in a list, or -1. */
export function indexOf(segment: string | number): number {
  const index = typeof segment === "number" ? segment : /^(?:0|[1-9][0-9]{0,8})$/.test(segment) ? Number(segment) : -1;
  return Number.isInteger(index) ? index : -1;
}

/** The node at a path, through aliases and merge keys, or undefined. For reading only. */
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

/** Refuses what may not be edited: shared nodes, and values written behind `? key`. */
function checkEditable(tree: Tree, node: SourceNode, path: Path): void {
  if (node.kind === "alias") {
    throw new EditError("AliasedField", path, `is the alias *${node.name}; write its value in its place first`);
  }
  if (tree.aliased.has(node)) {
    throw new EditError("AliasedField", path, "has an anchor that other fields refer to; write their values out first");
  }
}

/**
 * Follows a path as deep as it exists: the deepest place, and how many segments lead to it. Throws
 * `EditError` where the way leads through an alias, an anchor that is referred to, or a merge key.
 */
export function locate(tree: Tree, path: Path): { readonly place: Place; readonly depth: number } {
  let place: Place = { node: tree.root, entry: undefined, parent: undefined, grandparent: undefined };
  if (tree.exact) checkEditable(tree, place.node, []);
  for (let depth = 0; depth < path.length; depth++) {
    const parent: SourceNode = place.node;
    if (parent.kind !== "map" && parent.kind !== "seq") return { place, depth };
    const segment = path[depth] ?? "";
    const entry = parent.kind === "seq" ? parent.entries[indexOf(segment)] : editableEntry(tree, parent, path, depth);
    if (entry === undefined) return { place, depth };
    const node = nodeOf(tree.text, parent, entry);
    if (tree.exact) checkEditable(tree, node, path.slice(0, depth + 1));
    place = { node, entry, parent, grandparent: place };
  }
  return { place, depth: path.length };
}

function editableEntry(tree: Tree, map: MapNode, path: Path, depth: number): Entry | undefined {
  const key = String(path[depth]);
  const own = ownEntry(map, key);
  if (own !== undefined || mergedEntry(tree.text, map, key) === undefined) return own;
  throw new EditError(
    "MergedField",
    path.slice(0, depth + 1),
    "comes from a merge key; write the merged fields out first",
  );
}
