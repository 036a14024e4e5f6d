import type { ItemId, Path } from "@landfall/core/object";
import { findNode } from "./locate.ts";
import { define, ownEntry, targetOf } from "./node-value.ts";
import { nodeOf } from "./read-block.ts";
import type { SourceNode, Tree } from "./source-node.ts";

/** Where annotations stand. */
export const ANNOTATIONS = ["metadata", "annotations"] as const;
const PACKAGE_PATH = "internal.config.kubernetes.io/package-path";
const PATH = ["internal.config.kubernetes.io/path", "config.kubernetes.io/path"] as const;
const INDEX = ["internal.config.kubernetes.io/index", "config.kubernetes.io/index"] as const;

/** The string values of a mapping; what is no string is left out. */
export function stringsOf(value: unknown): { readonly [key: string]: string } {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return {};
  if (Object.values(value).every((each) => typeof each === "string"))
    return value as { readonly [key: string]: string };
  const strings: Record<string, string> = {};
  for (const [key, each] of Object.entries(value)) if (typeof each === "string") define(strings, key, each);
  return strings;
}

/** What nearly every function asks every item for. */
export interface Head {
  readonly id: ItemId;
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace: string;
}

/** The text of a field of a mapping, if it is a string. */
function fieldText(tree: Tree, parent: SourceNode | undefined, key: string): string | undefined {
  const entry = parent?.kind === "map" ? ownEntry(parent, key) : undefined;
  if (parent?.kind !== "map" || entry === undefined) return undefined;
  const node = targetOf(nodeOf(tree.text, parent, entry));
  return node.kind === "scalar" && typeof node.value === "string" ? node.value : undefined;
}

function idOf(tree: Tree, annotations: SourceNode | undefined): ItemId {
  const read = (key: string): string | undefined => fieldText(tree, annotations, key);
  const index = Number(read(INDEX[0]) ?? read(INDEX[1]) ?? 0);
  return {
    packagePath: read(PACKAGE_PATH) ?? "",
    path: read(PATH[0]) ?? read(PATH[1]) ?? "",
    index: Number.isSafeInteger(index) && index >= 0 ? index : 0,
  };
}

/** Reads no more of an item than it needs. */
export function headOf(tree: Tree): Head {
  const metadata = findNode(tree, ["metadata"]);
  return {
    id: idOf(tree, findNode(tree, ANNOTATIONS)),
    apiVersion: fieldText(tree, tree.root, "apiVersion") ?? "",
    kind: fieldText(tree, tree.root, "kind") ?? "",
    name: fieldText(tree, metadata, "name") ?? "",
    namespace: fieldText(tree, metadata, "namespace") ?? "",
  };
}

/** Whether an edit at a path may change what the head says. */
export function isOfHead([field, inner]: Path): boolean {
  if (field === "metadata") return inner === undefined || inner === "name" || inner === "namespace";
  return field === undefined || field === "apiVersion" || field === "kind";
}

/** Whether an edit at a path may change annotations. */
export function isOfAnnotations([field, inner]: Path): boolean {
  return field === undefined || (field === "metadata" && (inner === undefined || inner === "annotations"));
}
