import type { KubeObject, Path } from "@landfall/core/object";
import { type Catalogue, pathsRead } from "@landfall/core/suspend";
import type { Item } from "../../sdk/index.ts";
import { oncePerKind } from "../once-per-kind.ts";

/** Reads the fields of an item that suspension needs. */
export type Projection = (item: Item) => KubeObject;

/** An object reduced to what suspension reads, and as a whole; both include holds that a ledger keeps. */
export interface Sight {
  readonly part: Projection;
  readonly whole: Projection;
}

/** The fields of `spec` and `status` that are read for objects of one kind: their keys and paths. */
interface FieldsRead {
  readonly spec: readonly (readonly [string, Path])[];
  readonly status: readonly (readonly [string, Path])[];
}

/**
 * Returns a reader for the part of an item that suspension needs: `metadata`, and the fields of `spec` and `status`
 * that a mechanism of its kind reads. Parsing no more keeps ten thousand large objects fast.
 */
export function projectFor(catalogue: Catalogue): Projection {
  const fieldsOf = oncePerKind((item) => fieldsRead(catalogue, item));
  return (item) => project(item, fieldsOf(item));
}

function fieldsRead(catalogue: Catalogue, item: Item): FieldsRead {
  const paths = pathsRead(catalogue, item.ref);
  const below = (field: string): FieldsRead["spec"] => {
    const keys = paths.flatMap(([root, key]) => (root === field && typeof key === "string" ? [key] : []));
    return [...new Set(keys)].map((key) => [key, [field, key]]);
  };
  return { spec: below("spec"), status: below("status") };
}

function project(item: Item, fields: FieldsRead): KubeObject {
  // Only in a block-style `spec` is a missing key certain without parsing everything.
  if (!item.isBlockMap(["spec"])) return item.toObject();
  const part = {
    apiVersion: item.apiVersion,
    kind: item.kind,
    metadata: item.get(["metadata"]) as KubeObject["metadata"],
    spec: read(item, fields.spec),
  };
  const status = read(item, fields.status);
  return Object.keys(status).length === 0 ? part : { ...part, status };
}

function read(item: Item, fields: FieldsRead["spec"]): { readonly [key: string]: unknown } {
  const found: [string, unknown][] = [];
  for (const [key, path] of fields) {
    const value = item.get(path);
    if (value !== undefined) found.push([key, value]);
  }
  return Object.fromEntries(found);
}
