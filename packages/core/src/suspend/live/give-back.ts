import { isMap, type Json, type KubeObject, type Path, readPath } from "../../object/index.ts";
import { type FieldOwner, isOurManager, ownedPrefix, ownerOf } from "../model/owner.ts";

/** Fields whose ownership goes back to their former owners. */
export interface GivenBack {
  readonly path: Path;
  readonly owners: readonly FieldOwner[];
}

type Entry = { readonly [key: string]: Json };
type Tree = { readonly [key: string]: Json };

/**
 * Returns the `managedFields` of a live object with Landfall's ownership of these paths moved to all former owners.
 * Fields that somebody has taken over meanwhile are not touched. `undefined`: Landfall owns none of the paths.
 */
export function givenBack(object: KubeObject, fields: readonly GivenBack[]): readonly Entry[] | undefined {
  const read = readPath(object, ["metadata", "managedFields"]);
  if (!Array.isArray(read) || !read.every(isMap)) return undefined;
  let entries = read as readonly Entry[];
  let moved = false;
  for (const { path, owners } of fields) {
    const ours = entries.filter((entry) => isOurManager(ownerOf(entry)?.manager ?? ""));
    for (const entry of ours) {
      const prefix = ownedPrefix(entry["fieldsV1"], path);
      if (prefix === undefined || owners.length === 0) continue;
      const tree = readPath(entry["fieldsV1"], prefix) as Tree;
      entries = entries.map((each) => (each === entry ? withTree(each, without(treeOf(each), prefix)) : each));
      for (const owner of owners) entries = handTo(entries, owner, prefix, tree);
      moved = true;
    }
  }
  if (!moved) return undefined;
  return entries.filter((entry) => Object.keys(treeOf(entry)).length > 0);
}

function handTo(entries: readonly Entry[], owner: FieldOwner, prefix: readonly string[], tree: Tree): readonly Entry[] {
  const { maps = [], ...who } = owner;
  const at = entries.findIndex((entry) => isEntryOf(entry, owner));
  const given = prefix.reduceRight<Tree>(
    (inner, key, depth) => ({ ...(maps.includes(depth) && { ".": {} }), [key]: inner }),
    tree,
  );
  if (at >= 0)
    return entries.map((entry, index) => (index === at ? withTree(entry, merged(treeOf(entry), given)) : entry));
  return [...entries, { ...who, fieldsType: "FieldsV1", fieldsV1: given }];
}

function isEntryOf(entry: Entry, { manager, operation, apiVersion, subresource }: FieldOwner): boolean {
  const other = ownerOf(entry);
  return (
    other?.manager === manager &&
    other.operation === operation &&
    other.apiVersion === apiVersion &&
    other.subresource === subresource
  );
}

function treeOf(entry: Entry): Tree {
  const tree = entry["fieldsV1"];
  return isMap(tree) ? (tree as Tree) : {};
}

function withTree(entry: Entry, tree: Tree): Entry {
  return { ...entry, fieldsV1: tree };
}

/** Removes a path from a set of fields, with parents that become empty; a map with `.` is owned itself and stays. */
function without(tree: Tree, [key = "", ...rest]: readonly string[]): Tree {
  const { [key]: child, ...others } = tree;
  if (rest.length === 0 || !isMap(child)) return others;
  const left = without(child as Tree, rest);
  return Object.keys(left).length === 0 ? others : { ...others, [key]: left };
}

function merged(a: Tree, b: Tree): Tree {
  const fields = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const there = fields[key];
    fields[key] = isMap(there) && isMap(value) ? merged(there as Tree, value as Tree) : value;
  }
  return fields;
}
