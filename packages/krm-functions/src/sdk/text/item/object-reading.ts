import { isMap, type Json, type KubeObject, readPath } from "@landfall/core/object";
import { readFast } from "../yaml/read-block.ts";
import type { ListSlot, Tree } from "../yaml/source-node.ts";
import { typesOfObject } from "./item-head.ts";
import type { LikeReading } from "./origin.ts";

/** Answers from the object that an item was made of; text is written when a tree is needed. */
export function readingOf(object: { readonly [key: string]: Json }, slot: ListSlot, source: () => string): LikeReading {
  let shape: Tree | undefined;
  return {
    types: typesOfObject(object as unknown as KubeObject),
    get shape() {
      return (shape ??= readFast(source(), slot));
    },
    tree: (text) => readFast(text, slot),
    object: () => object as unknown as KubeObject,
    valueAt: (path) => copyOf(readPath(object, path)),
    has: (path) => readPath(object, path) !== undefined,
    stringsAt: (path) => {
      const there = readPath(object, path);
      return (key) => {
        const value = isMap(there) && Object.hasOwn(there, key) ? there[key] : undefined;
        return typeof value === "string" ? value : undefined;
      };
    },
    newLine: () => undefined,
    // To search all of an object takes longer than to read the field that is asked for.
    mayMention: () => true,
  };
}

/** A copy of a JSON value, of its own: made in a tenth of the time that `structuredClone` takes for a small one. */
function copyOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => copyOf(entry));
  const copy = { ...value } as Record<string, unknown>;
  for (const key of Object.keys(copy)) if (typeof copy[key] === "object") copy[key] = copyOf(copy[key]);
  return copy;
}
