import { isMap, type Json } from "@landfall/core/object";
import { checkJson } from "../edit/check-json.ts";
import { NEW_BLOCK } from "../edit/write-style.ts";
import { writeBlock } from "../edit/write-value.ts";
import type { Item } from "../model/item.ts";
import { typesOfObject } from "./item-head.ts";
import { TextItem } from "./text-item.ts";

/** Where kpt is to put a new item. Without an index it becomes the last document of its file. */
export interface NewItemPlace {
  readonly path: string;
  readonly packagePath?: string;
  readonly index?: number;
}

function pathAnnotations({ path, packagePath, index }: NewItemPlace): { [key: string]: Json } {
  return {
    ...(packagePath === undefined ? {} : { "internal.config.kubernetes.io/package-path": packagePath }),
    "internal.config.kubernetes.io/path": path,
    "config.kubernetes.io/path": path,
    ...(index === undefined
      ? {}
      : { "internal.config.kubernetes.io/index": String(index), "config.kubernetes.io/index": String(index) }),
  };
}

function asMap(value: Json | undefined): { readonly [key: string]: Json } {
  return isMap(value) ? value : {};
}

function own(object: { readonly [key: string]: Json }, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/**
 * A new item as block YAML, with the two path annotations of kpt behind its own annotations. Throws
 * `EditError` (`InvalidValue`) for what is not JSON.
 */
export function createItem(object: { readonly [key: string]: Json }, at: NewItemPlace): Item {
  checkJson(object, []);
  const metadata = asMap(own(object, "metadata"));
  const annotations = { ...asMap(own(metadata, "annotations")), ...pathAnnotations(at) };
  const complete = { ...object, metadata: { ...metadata, annotations } };
  // Joined, or all the pieces that it is made of would be kept with it.
  const source = ["- ", writeBlock(complete, 2, NEW_BLOCK), "\n"].join("");
  const origin = {
    list: source,
    offset: 0,
    start: 0,
    end: source.length,
    index: undefined,
    types: typesOfObject(complete),
  };
  return new TextItem(source, { dash: 0, column: 0 }, origin);
}
