import type { KubeObject, Path } from "@landfall/core/object";
import { type Catalogue, pathsRead } from "@landfall/core/suspend";
import type { Item } from "../../sdk/index.ts";
import { oncePerKind } from "../once-per-kind.ts";

/** Reads the fields of an item that suspension looks at. */
export type Projection = (item: Item) => KubeObject;

/** An object as far as suspension looks at it, and as a whole; both with the holds that are kept of it elsewhere. */
export interface Sight {
  readonly part: Projection;
  readonly whole: Projection;
}

/** The fields of `spec` and `status` that are read of objects of one kind: their keys and where they stand. */
interface FieldsRead {
  readonly spec: readonly (readonly [string, Path])[];
  readonly status: readonly (readonly [string, Path])[];
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
  const below = (field: string): FieldsRead["spec"] => {
    const keys = paths.flatMap(([root, key]) => (root === field && typeof key === "string" ? [key] : []));
    return [...new Set(keys)].map((key) => [key, [field, key]]);
  };
  return { spec: below("spec"), status: below("status") };
}

function project(item: Item, fields: FieldsRead): KubeObject {
  // A field that is missing in a `spec` written as a block is certainly absent.
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
