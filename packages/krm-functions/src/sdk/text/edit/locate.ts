import type { Path } from "@landfall/core/object";
import { EditError } from "../model/edit-error.ts";
import { indexOf, mergedEntry, ownEntry } from "../yaml/node-value.ts";
import { type Entry, type MapNode, nodeOf, type SourceNode, type Tree } from "../yaml/source-node.ts";
import type { EditPlace } from "./tree-change.ts";

/** Refuses nodes that may not be edited: shared nodes, and values written behind `? key`. */
function checkEditable(tree: Tree, node: SourceNode, path: Path): void {
  if (node.kind === "alias") {
    throw new EditError("AliasedField", path, `is the alias *${node.name}; write its value in its place first`);
  }
  if (tree.aliased.has(node)) {
    throw new EditError("AliasedField", path, "has an anchor that other fields refer to; write their values out first");
  }
}

/** A place in a tree, and the number of path segments that lead to it. */
interface Located {
  readonly place: EditPlace;
  readonly depth: number;
}

/**
 * Follows a path to the deepest place that exists. Throws `EditError` if the path leads through an alias, an anchor
 * that is referred to, or a merge key.
 */
export function locate(tree: Tree, path: Path): Located {
  return follow(tree, path, false);
}

/**
 * Like `locate`, for a value that is replaced as a whole: it may replace an alias, and may override a field of a merge
 * key.
 */
export function locateToSet(tree: Tree, path: Path): Located {
  return follow(tree, path, true);
}

function follow(tree: Tree, path: Path, isSet: boolean): Located {
  let place: EditPlace = { node: tree.root, entry: undefined, parent: undefined, grandparent: undefined };
  if (tree.exact) checkEditable(tree, place.node, []);
  for (let depth = 0; depth < path.length; depth++) {
    const parent: SourceNode = place.node;
    if (parent.kind !== "map" && parent.kind !== "seq") return { place, depth };
    const segment = path[depth] ?? "";
    const mayReplace = isSet && depth === path.length - 1;
    const entry =
      parent.kind === "seq" ? parent.entries[indexOf(segment)] : editableEntry(tree, parent, path, depth, mayReplace);
    if (entry === undefined) return { place, depth };
    const node = nodeOf(tree.text, parent, entry);
    if (tree.exact && !(mayReplace && node.kind === "alias")) checkEditable(tree, node, path.slice(0, depth + 1));
    place = { node, entry, parent, grandparent: place };
  }
  return { place, depth: path.length };
}

function editableEntry(tree: Tree, map: MapNode, path: Path, depth: number, mayReplace: boolean): Entry | undefined {
  const key = String(path[depth]);
  const own = ownEntry(map, key);
  if (tree.repeated.some((entry) => entry.key === key && map.entries.includes(entry)))
    throw new EditError("DuplicateKey", path.slice(0, depth + 1), "is there twice; keep one of them first");
  if (own !== undefined || mayReplace || mergedEntry(tree.text, map, key) === undefined) return own;
  throw new EditError(
    "MergedField",
    path.slice(0, depth + 1),
    "comes from a merge key; write the merged fields out first",
  );
}
