import type { KubeObject, Path } from "@landfall/core/object";
import { type Catalogue, pathsRead } from "@landfall/core/suspend";
import type { Item } from "../sdk/index.ts";

/** A `spec` written as a block with something in it: then what is absent in it is absent for sure. */
const BLOCK_SPEC = /^spec:[ \t]*(?:#[^\n]*)?\r?\n(?:[ \t]*#[^\n]*\r?\n)* +[^\s#]/m;

/**
 * The part of an item that suspension looks at: `metadata`, and of `spec` and `status` the fields that a mechanism
 * of its kind reads. Parsing no more is what keeps ten thousand large objects fast.
 */
export function project(item: Item, catalogue: Catalogue): KubeObject {
  if (!BLOCK_SPEC.test(item.text)) return item.toObject();
  const fields: Record<"spec" | "status", [string, unknown][]> = { spec: [], status: [] };
  for (const [root, key] of pathsRead(catalogue, item.ref)) {
    if ((root !== "spec" && root !== "status") || typeof key !== "string") continue;
    const value = item.get([root, key] satisfies Path);
    if (value !== undefined) fields[root].push([key, value]);
  }
  const { apiVersion, kind } = item;
  return {
    apiVersion,
    kind,
    metadata: item.get(["metadata"]) as KubeObject["metadata"],
    spec: Object.fromEntries(fields.spec),
    ...(fields.status.length > 0 && { status: Object.fromEntries(fields.status) }),
  };
}
