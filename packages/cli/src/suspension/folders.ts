import { readInventory } from "@landfall/adapters/inventory";
import type { KubeObject } from "@landfall/core/object";
import type { FoundObject } from "../input/read-package-objects.ts";

/** Whether the name of every sub-package is that of a cluster in the inventory. */
export function foldersAreClusters(found: readonly FoundObject[]): boolean {
  const folders = [...new Set(found.map(({ subPackage }) => subPackage))].filter((folder) => folder !== "");
  const entries = readInventory(found.map(({ object }): KubeObject => object));
  const known = new Set(entries.ok ? entries.value.map(({ cluster }) => cluster) : []);
  return folders.length > 0 && folders.every((folder) => known.has(folder.slice(folder.lastIndexOf("/") + 1)));
}
