import { type KubeObject, type Result, readPath, readString } from "@landfall/core/object";
import { entryOf, type InventoryEntry } from "../inventory/entry.ts";

/**
 * Reads a PackageVariant: the package it writes downstream, for the cluster to which the repository belongs. Problem
 * `InvalidInventory`.
 */
export function readVariant(variant: KubeObject): Result<readonly InventoryEntry[]> {
  const at = ["spec", "downstream", "repo"] as const;
  const read = entryOf(variant, readPath(variant, at), at);
  const name = downstreamPackage(variant);
  return read.ok && name !== undefined
    ? { ...read, value: read.value.map((entry) => ({ ...entry, package: name })) }
    : read;
}

/** Returns the package that a PackageVariant writes, as its own name contains the cluster. */
export function downstreamPackage(variant: KubeObject): string | undefined {
  return readString(variant, ["spec", "downstream", "package"]);
}
