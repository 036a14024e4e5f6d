import type { Json } from "@landfall/core/object";
import { EditError, type Item, ItemError, type ResourceList } from "../sdk/index.ts";
import type { Configs } from "./configs.ts";
import { editObject } from "./edit-object.ts";
import { readObject } from "./read-object.ts";
import { toFunctionResult } from "./result.ts";
import type { KubernetesObject } from "./types.ts";

/** Annotations by which the orchestrator identifies an item. They are never removed, as its file would be deleted. */
const OF_THE_ORCHESTRATOR =
  /^internal\.config\.(?:kubernetes|k8s)\.io\/|^config\.kubernetes\.io\/(?:path|index)$|^config\.k8s\.io\/id$/;

/**
 * Updates the items of a list to the objects after a function, and adds its results. A value that cannot be written is
 * an error result.
 */
export function writeBack(list: ResourceList, items: readonly Item[], configs: Configs): void {
  const entries = configs.entries();
  const removed = items.filter((_, slot) => !entries.has(slot));
  if (items.length > 0 && entries.size === 0) {
    const message = "the function leaves no object; kpt would delete every file of the package";
    return list.addProblem({ code: "NothingLeft", severity: "error", message });
  }
  for (const [slot, object] of entries) {
    const item = items[slot];
    try {
      if (item !== undefined) change(item, object);
      else insert(list, object);
    } catch (error) {
      if (!(error instanceof EditError || error instanceof ItemError)) throw error;
      list.addProblem({ code: "CannotBeWritten", severity: "error", message: error.message }, item);
    }
  }
  for (const item of removed) list.remove(item);
  for (const result of configs.getResults()) list.addResult(toFunctionResult(result));
}

function change(item: Item, object: KubernetesObject): void {
  const before = readObject(item);
  const after = keepIdentity(before, object);
  editObject(item, before, after);
}

/** The object with the annotations that keep it in its file, if the function dropped them. */
function keepIdentity(before: KubernetesObject, after: KubernetesObject): KubernetesObject {
  const kept = Object.entries(before.metadata.annotations ?? {}).filter(
    ([key]) => OF_THE_ORCHESTRATOR.test(key) && !Object.hasOwn(after.metadata?.annotations ?? {}, key),
  );
  if (kept.length === 0) return after;
  const annotations = { ...Object.fromEntries(kept), ...after.metadata?.annotations };
  return { ...after, metadata: { ...after.metadata, annotations } };
}

/** Inserts a new object at the path in its annotations, else at kpt's default path. */
function insert(list: ResourceList, object: KubernetesObject): void {
  const { kind, metadata } = object;
  const annotations = metadata?.annotations ?? {};
  const read = (key: string): string | undefined => (Object.hasOwn(annotations, key) ? annotations[key] : undefined);
  const file = `${String(kind).toLowerCase()}_${String(metadata?.name)}.yaml`;
  const path =
    read("internal.config.kubernetes.io/path") ??
    read("config.kubernetes.io/path") ??
    (metadata?.namespace === undefined ? file : `${metadata.namespace}/${file}`);
  const packagePath = read("internal.config.kubernetes.io/package-path");
  const plain = JSON.parse(JSON.stringify(object)) as { readonly [key: string]: Json };
  list.insert(plain, packagePath === undefined ? { path } : { path, packagePath });
}
