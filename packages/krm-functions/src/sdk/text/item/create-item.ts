import { isMap, type Json } from "@landfall/core/object";
import { checkJson } from "../edit/check-json.ts";
import { NEW_BLOCK } from "../edit/write-style.ts";
import { writeBlock } from "../edit/write-value.ts";
import type { Item } from "../model/item.ts";
import type { ListSlot } from "../yaml/source-node.ts";
import { readingOf } from "./object-reading.ts";
import { TextItem } from "./text-item.ts";

/**
 * The file, package and index that kpt's annotations give a new item. Without an index it becomes the last document of
 * its file.
 */
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
 * Makes a new item of a copy of the object, which is written as block YAML when its text is needed, with the two path
 * annotations of kpt behind its own annotations. Throws `EditError` (`InvalidValue`) for what is not JSON.
 */
export function createItem(object: { readonly [key: string]: Json }, at: NewItemPlace): Item {
  checkJson(object, []);
  return itemOf(placed(structuredClone(object), at));
}

/** The object of an item, made of a given one for a place. */
interface Placed {
  readonly at: NewItemPlace;
  readonly complete: { readonly [key: string]: Json };
}

const PLACED: WeakMap<object, Placed> = new WeakMap();

/**
 * Makes a new item like `createItem`, of the object itself, which must not change afterwards: it is checked once, and
 * items of one object at one place share what is read. Throws like `createItem`.
 */
export function itemOfObject(object: { readonly [key: string]: Json }, at: NewItemPlace): Item {
  const before = PLACED.get(object);
  if (before !== undefined && isSame(before.at, at)) return itemOf(before.complete);
  if (before === undefined) checkJson(object, []);
  const complete = placed(object, at);
  PLACED.set(object, { at, complete });
  return itemOf(complete);
}

function isSame(a: NewItemPlace, b: NewItemPlace): boolean {
  return a.path === b.path && a.packagePath === b.packagePath && a.index === b.index;
}

function itemOf(complete: { readonly [key: string]: Json }): Item {
  let text: string | undefined;
  const source = (): string => (text ??= textOf(complete));
  const reading = readingOf(complete, SLOT, source);
  const origin = {
    get list() {
      return source();
    },
    offset: 0,
    start: 0,
    get end() {
      return source().length;
    },
    index: undefined,
    types: reading.types,
    readLike: () => reading,
  };
  return new TextItem(undefined, SLOT, origin);
}

const SLOT: ListSlot = { dash: 0, column: 0 };

function placed(object: { readonly [key: string]: Json }, at: NewItemPlace): { readonly [key: string]: Json } {
  const metadata = asMap(own(object, "metadata"));
  const annotations = { ...asMap(own(metadata, "annotations")), ...pathAnnotations(at) };
  return { ...object, metadata: { ...metadata, annotations } };
}

function textOf(complete: { readonly [key: string]: Json }): string {
  // `join` makes one flat string; concatenation would keep all its pieces in memory.
  return ["- ", writeBlock(complete, 2, NEW_BLOCK), "\n"].join("");
}
