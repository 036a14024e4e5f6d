import { type Json, type Path, sameJson } from "@landfall/core/object";
import { EditError } from "../model/edit-error.ts";
import { endOfNode, lastBlockScalar } from "../yaml/end-of-node.ts";
import { findNode } from "../yaml/find-node.ts";
import { indexOf, mergedEntry, valueOf } from "../yaml/node-value.ts";
import { bail, nextLine } from "../yaml/scan-lines.ts";
import type { MapNode, SourceNode, Tree } from "../yaml/source-node.ts";
import { addEntry } from "./add-entry.ts";
import { deleteEntry } from "./delete-entry.ts";
import { insertEntry } from "./insert-entry.ts";
import { locate, locateToSet } from "./locate.ts";
import { replaceValue } from "./replace-value.ts";
import type { EditPlace, Splice, TreeChange } from "./tree-change.ts";

/** Wraps a value in the missing parents of a path: maps, and a list where the path has index 0. */
function wrap(path: Path, from: number, value: Json): Json {
  let wrapped = value;
  for (let i = path.length - 1; i >= from; i--) {
    const segment = path[i] ?? "";
    if (typeof segment === "string") {
      const map: { [key: string]: Json } = {};
      Object.defineProperty(map, segment, { value: wrapped, enumerable: true, writable: true, configurable: true });
      wrapped = map;
    } else if (segment === 0) wrapped = [wrapped];
    else throw new EditError("IndexOutOfRange", path.slice(0, i + 1), "there is no list yet, so its first index is 0");
  }
  return wrapped;
}

function isNull(node: SourceNode): boolean {
  return node.kind === "scalar" && node.value === null;
}

/** Refuses to remove an anchor that an alias outside of the range refers to. */
function keepAnchors(tree: Tree, start: number, end: number, path: Path): void {
  if (!tree.exact && tree.text.slice(start, end).includes("&")) bail("what may be an anchor");
  for (const node of tree.aliased) {
    if (node.start >= start && node.start < end) {
      throw new EditError(
        "AliasedField",
        path,
        "holds an anchor that other fields may refer to; write their values out first",
      );
    }
  }
}

function changeOf({ start, end, text }: Splice, within: EditPlace, line?: TreeChange["line"]): TreeChange {
  return line === undefined ? { start, end, text, within } : { start, end, text, within, line };
}

function replace(tree: Tree, place: EditPlace, value: Json, path: Path): TreeChange {
  keepAnchors(tree, place.node.start, endOfNode(tree.text, place.node), path);
  return changeOf(replaceValue(tree, place, value, path), place);
}

/** Creates the missing part of a path, from segment `depth` on, in the deepest place that exists. */
function create(tree: Tree, place: EditPlace, depth: number, path: Path, value: Json): TreeChange {
  const { node } = place;
  const segment = path[depth] ?? "";
  const here = path.slice(0, depth);
  if (isNull(node)) return replace(tree, place, wrap(path, depth, value), here);
  if (node.kind === "map") {
    if (node.entries.length === 0 && place.parent?.flow === false)
      return replace(tree, place, wrap(path, depth, value), here);
    return addToMap(tree, { ...place, node }, depth, path, value);
  }
  if (node.kind !== "seq") {
    if (typeof segment === "number") throw new EditError("NotAList", here, "is a single value, not a list");
    throw new EditError("NotAMap", here, "is a single value, so it has no fields");
  }
  const index = indexOf(segment);
  if (index < 0) throw new EditError("NotAMap", here, `is a list, so it has no field ${JSON.stringify(segment)}`);
  if (index !== node.entries.length)
    throw new EditError("IndexOutOfRange", path.slice(0, depth + 1), `the list has ${node.entries.length} entries`);
  return add(tree, place, wrap(path, depth + 1, value), path);
}

/** Creates the missing part of a path, from segment `depth` on, as the last entry of a mapping. */
function addToMap(
  tree: Tree,
  place: EditPlace & { readonly node: MapNode },
  depth: number,
  path: Path,
  value: Json,
): TreeChange {
  const { node } = place;
  const splice = addEntry(tree, node, String(path[depth]), wrap(path, depth + 1, value), path);
  const isLine = !node.flow && !tree.exact && splice.text.lastIndexOf("\n") <= 1;
  return changeOf(splice, place, isLine ? { path: path.slice(0, depth + 1), column: node.column } : undefined);
}

/** Appends a value to the list at a place. */
function add(tree: Tree, place: EditPlace, value: Json, path: Path): TreeChange {
  const { node } = place;
  if (node.kind !== "seq") throw new EditError("NotAList", path, "is not a list");
  if (node.entries.length === 0 && place.parent?.flow === false) return replace(tree, place, [value], path);
  return changeOf(addEntry(tree, node, "", value, path), place);
}

/** The change that sets a value at a path and creates missing parents; none if the value is there already. */
export function setSplice(tree: Tree, path: Path, value: Json): TreeChange | undefined {
  if (path.length === 0) throw new EditError("WholeObject", path, "a path has at least one segment");
  const { place, depth } = locateToSet(tree, path);
  const there = depth < path.length ? findNode(tree, path) : place.node;
  if (there !== undefined && sameJson(valueOf(tree.text, there), value)) return undefined;
  if (depth < path.length) return create(tree, place, depth, path, value);
  return replace(tree, place, value, path);
}

/** The change that appends a value to the list at a path, creating the list if it is absent or null. */
export function appendSplice(tree: Tree, path: Path, value: Json): TreeChange {
  if (path.length === 0) throw new EditError("WholeObject", path, "a path has at least one segment");
  const { place, depth } = locate(tree, path);
  if (depth < path.length) return create(tree, place, depth, path, [value]);
  if (isNull(place.node)) return replace(tree, place, [value], path);
  return add(tree, place, value, path);
}

/** The change that inserts a value into the list at a path, before the entry with an index. */
export function insertSplice(tree: Tree, path: Path, index: number, value: Json): TreeChange {
  const { place, depth } = locate(tree, path);
  if (depth < path.length || place.node.kind !== "seq") throw new EditError("NotAList", path, "is not a list");
  const splice = insertEntry(tree, place.node, index, value);
  if (splice === undefined) throw new EditError("IndexOutOfRange", path, `has no entry ${index}`);
  return changeOf(splice, place);
}

/** Whether removing a key would let a merge key's value for it appear. */
function comesBack(tree: Tree, { parent, entry }: EditPlace): boolean {
  return parent?.kind === "map" && entry !== undefined && mergedEntry(tree.text, parent, entry.key) !== undefined;
}

/** The change that removes the value at a path; none if there is none. */
export function deleteSplice(tree: Tree, path: Path): TreeChange | undefined {
  if (path.length === 0) throw new EditError("WholeObject", path, "a path has at least one segment");
  if (findNode(tree, path) === undefined) return undefined;
  const { place, depth } = locate(tree, path);
  if (depth < path.length || place.entry === undefined) return undefined;
  keepAnchors(tree, place.entry.start, endOfNode(tree.text, place.node), path);
  if (comesBack(tree, place)) {
    throw new EditError("MergedField", path, "would come back from a merge key; write the merged fields out first");
  }
  const { parent, grandparent } = place;
  const isLast = parent?.entries.length === 1 && grandparent !== undefined;
  const splice = isLast ? emptyParent(tree, grandparent, path) : deleteEntry(tree, place, path);
  const line = lineOf(tree, place, splice, path);
  return changeOf(splice, place.grandparent ?? place, line);
}

/** Replaces a collection that loses its last entry by `{}` or `[]`, so that parents stay. */
function emptyParent(tree: Tree, parent: EditPlace, path: Path): Splice {
  const empty = parent.node.kind === "seq" ? [] : {};
  if (parent.parent === undefined) throw new EditError("WholeObject", path, "nothing of the object would be left");
  return replaceValue(tree, parent, empty, path.slice(0, -1));
}

/** The line of an entry that a change removes, if it removes exactly that line and does not depend on lines above. */
function lineOf({ text, exact }: Tree, { entry, parent }: EditPlace, splice: Splice, path: Path): TreeChange["line"] {
  const { start, end } = splice;
  if (exact || splice.text !== "" || entry === undefined || parent?.kind !== "map" || parent.flow) return undefined;
  if (entry.start - start !== parent.column || end !== nextLine(text, entry.start) || !text.endsWith("\n"))
    return undefined;
  const above = parent.entries[parent.entries.indexOf(entry) - 1];
  if (above !== undefined && lastBlockScalar(text, parent, above) !== undefined) return undefined;
  return { path, column: parent.column, left: parent.entries.length - 1 };
}
