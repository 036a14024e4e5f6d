import type { KubeObject } from "@landfall/core/object";
import { type Catalogue, pathsRead } from "@landfall/core/suspend";
import type { Item } from "../sdk/index.ts";
import { isBlockMap } from "../sdk/text/block-map.ts";
import { oncePerKind } from "./once-per-kind.ts";

/** Reads what suspension looks at of an item. */
export type Projection = (item: Item) => KubeObject;

/** An object as far as suspension looks at it, and as a whole; both with the holds that are kept of it elsewhere. */
export interface Sight {
  readonly part: Projection;
  readonly whole: Projection;
}

/** The fields below `spec` and `status` that are read of objects of one kind. */
interface FieldsRead {
  readonly spec: readonly string[];
  readonly status: readonly string[];
}

/**
 * The part of an item that suspension looks at: `metadata`, and of `spec` and `status` the fields that a mechanism
 * of its kind reads. Parsing no more is what keeps ten thousand large objects fast.
 */
export function projectFor(catalogue: Catalogue): Projection {
  const fieldsOf = oncePerKind((item) => fieldsRead(catalogue, item));
  return (item) => project(item, fieldsOf(item));
}

function fieldsRead(catalogue: Catalogue, item: Item): FieldsRead {
  const paths = pathsRead(catalogue, item.ref);
  const below = (field: string): readonly string[] => {
    const keys = paths.flatMap(([root, key]) => (root === field && typeof key === "string" ? [key] : []));
    return [...new Set(keys)];
  };
  return { spec: below("spec"), status: below("status") };
}

function project(item: Item, fields: FieldsRead): KubeObject {
  // What is absent in a `spec` written as a block is absent for sure.
  if (!isBlockMap(item, ["spec"])) return item.toObject();
  const status = read(item, "status", fields.status);
  return {
    apiVersion: item.apiVersion,
    kind: item.kind,
    metadata: item.get(["metadata"]) as KubeObject["metadata"],
    spec: Object.fromEntries(read(item, "spec", fields.spec)),
    ...(status.length > 0 && { status: Object.fromEntries(status) }),
  };
}

function read(item: Item, root: string, keys: readonly string[]): readonly [string, unknown][] {
  const fields = keys.map((key): [string, unknown] => [key, item.get([root, key])]);
  return fields.filter(([, value]) => value !== undefined);
}
