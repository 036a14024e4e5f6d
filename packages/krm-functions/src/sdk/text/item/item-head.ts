import { type ItemId, type Path, readPath } from "@landfall/core/object";
import { findNode } from "../yaml/find-node.ts";
import { define, ownEntry, targetOf } from "../yaml/node-value.ts";
import { nodeOf, type SourceNode, type Tree } from "../yaml/source-node.ts";
import type { LikeReading, StringField, Types } from "./origin.ts";

/** The path of an object's annotations. */
export const ANNOTATIONS = ["metadata", "annotations"] as const;
const PACKAGE_PATH = "internal.config.kubernetes.io/package-path";
const PATH = ["internal.config.kubernetes.io/path", "config.kubernetes.io/path"] as const;
const INDEX = ["internal.config.kubernetes.io/index", "config.kubernetes.io/index"] as const;

/** The string values of a mapping, without other values. */
export function stringsOf(value: unknown): { readonly [key: string]: string } {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return {};
  if (Object.values(value).every((each) => typeof each === "string"))
    return value as { readonly [key: string]: string };
  const strings: Record<string, string> = {};
  for (const [key, each] of Object.entries(value)) if (typeof each === "string") define(strings, key, each);
  return strings;
}

/** The fields of an item that nearly every function asks for. */
export interface Head {
  readonly id: ItemId;
  readonly name: string;
  readonly namespace: string;
}

function fieldOfTree(tree: Tree, parent: SourceNode | undefined): StringField {
  return (key) => {
    const entry = parent?.kind === "map" ? ownEntry(parent, key) : undefined;
    if (parent?.kind !== "map" || entry === undefined) return undefined;
    const node = targetOf(nodeOf(tree.text, parent, entry));
    return node.kind === "scalar" && typeof node.value === "string" ? node.value : undefined;
  };
}

function fieldOfObject(parent: unknown): StringField {
  return (key) => {
    const value = readPath(parent, [key]);
    return typeof value === "string" ? value : undefined;
  };
}

function readTypes(field: StringField): Types {
  return { apiVersion: field("apiVersion") ?? "", kind: field("kind") ?? "" };
}

function readHead(metadata: StringField, annotation: StringField): Head {
  const index = Number(annotation(INDEX[0]) ?? annotation(INDEX[1]) ?? 0);
  return {
    id: {
      packagePath: annotation(PACKAGE_PATH) ?? "",
      path: annotation(PATH[0]) ?? annotation(PATH[1]) ?? "",
      index: Number.isSafeInteger(index) && index >= 0 ? index : 0,
    },
    name: metadata("name") ?? "",
    namespace: metadata("namespace") ?? "",
  };
}

/** Reads apiVersion and kind, without parsing more of an item than that takes. */
export function typesOf(tree: Tree): Types {
  return readTypes(fieldOfTree(tree, tree.root));
}

/** Reads the head, without parsing more of an item than that takes. */
export function headOf(tree: Tree): Head {
  return readHead(fieldOfTree(tree, findNode(tree, ["metadata"])), fieldOfTree(tree, findNode(tree, ANNOTATIONS)));
}

/** The head of an item that was read by example. */
export function headLike(reading: LikeReading): Head {
  return readHead(reading.stringsAt(["metadata"]), reading.stringsAt(ANNOTATIONS));
}

/** The types of an item that was parsed completely. */
export function typesOfObject(object: object): Types {
  return readTypes(fieldOfObject(object));
}

/** The head of an item that was parsed completely. */
export function headOfObject(object: object): Head {
  return readHead(fieldOfObject(readPath(object, ["metadata"])), fieldOfObject(readPath(object, ANNOTATIONS)));
}

/** Whether an edit at a path may change the item's head. */
export function isOfHead([field, inner]: Path): boolean {
  if (field === "metadata") return inner === undefined || inner === "name" || inner === "namespace";
  return field === undefined || field === "apiVersion" || field === "kind";
}

/** Whether an edit at a path may change the item's annotations. */
export function isOfAnnotations([field, inner]: Path): boolean {
  return field === undefined || (field === "metadata" && (inner === undefined || inner === "annotations"));
}
