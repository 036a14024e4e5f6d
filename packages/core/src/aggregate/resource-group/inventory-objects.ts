import { isMap, type KubeObject, type ObjectRef, readPath, readString, refOf } from "../../object/index.ts";

/** Whether an object is the inventory of kpt and Config Sync. */
export function isInventory(object: KubeObject): boolean {
  return isInventoryRef(refOf(object));
}

/** Whether a ref is that of an inventory. */
export function isInventoryRef({ group, kind }: ObjectRef): boolean {
  return kind === "ResourceGroup" && group === "kpt.dev";
}

/** The objects that an inventory lists in its spec. */
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
