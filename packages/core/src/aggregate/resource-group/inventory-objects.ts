import { isMap, type KubeObject, type ObjectRef, readPath, readString, refOf } from "../../object/index.ts";

/** Returns whether an object is an inventory of kpt and Config Sync. */
export function isInventory(object: KubeObject): boolean {
  return isInventoryRef(refOf(object));
}

/** Returns whether a ref is that of an inventory. */
export function isInventoryRef({ group, kind }: ObjectRef): boolean {
  return kind === "ResourceGroup" && group === "kpt.dev";
}

/** Returns the objects in the spec of an inventory. */
export function inventoryObjects(inventory: KubeObject): readonly ObjectRef[] {
  const resources = readPath(inventory, ["spec", "resources"]);
  const entries: readonly unknown[] = Array.isArray(resources) ? resources : [];
  return entries.filter(isMap).map((entry) => ({
    group: readString(entry, ["group"]) ?? "",
    kind: readString(entry, ["kind"]) ?? "",
    namespace: readString(entry, ["namespace"]) ?? "",
    name: readString(entry, ["name"]) ?? "",
  }));
}
