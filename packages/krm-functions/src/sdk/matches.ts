import { parseApiVersion } from "@landfall/core/object";
import type { ItemSelector } from "./function.ts";
import type { Item } from "./text/model/index.ts";

/**
 * Compiles a selector to a predicate that tests cheap fields first, so that most items are parsed no further than
 * `kind`.
 */
export function compilePredicate(selector: ItemSelector): (item: Item) => boolean {
  const { group, kind, name, namespace, labels, annotations } = selector;
  return (item) =>
    (kind === undefined || item.kind === kind) &&
    (group === undefined || parseApiVersion(item.apiVersion).group === group) &&
    (name === undefined || item.name === name) &&
    (namespace === undefined || item.namespace === namespace) &&
    (labels === undefined || holds(item.labels, labels)) &&
    (annotations === undefined || holds(item.annotations, annotations));
}

function holds(all: { readonly [key: string]: string }, wanted: { readonly [key: string]: string }): boolean {
  return Object.entries(wanted).every(([key, value]) => Object.hasOwn(all, key) && all[key] === value);
}
