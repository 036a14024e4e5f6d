import { type Fields, isMap, type Json, readPath } from "@landfall/core/object";
import { EditError, type Item, itemOfObject, openItem, readJson } from "../sdk/inside.ts";
import { splitDocuments } from "./documents.ts";
import { ORCHESTRATOR } from "./entries.ts";
import type { PackageFile } from "./package-files.ts";

/**
 * The resources of a file for read-only use, made from parsed objects. No text or tree of an item is kept, which would
 * take many times the memory. `undefined` if something in the file is no resource or has a problem, so that it must be
 * opened document by document.
 */
export function itemsOfObjects({ path, text }: PackageFile): readonly Item[] | undefined {
  const objects = objectsOf(text);
  if (objects === undefined) return undefined;
  const items: Item[] = [];
  for (const [index, object] of objects.entries()) {
    const item = plainItem(object, { path, index });
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

function objectsOf(text: string): readonly unknown[] | undefined {
  const json = readJson(text);
  if (json !== undefined) return itemsIn(json);
  const objects: unknown[] = [];
  for (const { text: document, hasContent } of splitDocuments(text)) {
    if (!hasContent) continue;
    const opened = openItem(document.replace(/^\uFEFF/, ""));
    if (!opened.ok || opened.problems.length > 0) return undefined;
    objects.push(...itemsIn(opened.value.toObject()));
  }
  return objects;
}

/** The items of a List, or the value alone. A named object is no List, even if its kind ends in List. */
function itemsIn(value: unknown): readonly unknown[] {
  if (!isMap(value)) return [value];
  const { kind, items, metadata } = value;
  const isNamed = isMap(metadata) && Object.hasOwn(metadata, "name");
  const isList = typeof kind === "string" && kind.endsWith("List") && !isNamed;
  return isList && Array.isArray(items) ? items : [value];
}

function plainItem(object: unknown, at: { readonly path: string; readonly index: number }): Item | undefined {
  if (!isMap(object) || !isPlain(object)) return undefined;
  try {
    return itemOfObject(object as { readonly [key: string]: Json }, at);
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

const NAMES = [["apiVersion"], ["kind"], ["metadata", "name"]] as const;

/** Whether a value is a resource without leftover annotations of an orchestrator. */
function isPlain(object: Fields): boolean {
  const isNamed = NAMES.every((path) => {
    const value = readPath(object, path);
    return typeof value === "string" && value !== "";
  });
  const annotations = readPath(object, ["metadata", "annotations"]) ?? {};
  return isNamed && isMap(annotations) && !Object.keys(annotations).some((key) => ORCHESTRATOR.test(key));
}
