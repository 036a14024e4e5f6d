import type { Item, ResourceList } from "../sdk/index.ts";

/** Answers in which sub-package of the root package an item lies: its path below the root, `""` for what is in none. */
export function subPackages(list: ResourceList): (item: Item) => string {
  const root = list.rootKptfile?.id.packagePath ?? "";
  if (root === "") return ({ id }) => id.packagePath;
  return ({ id: { packagePath } }) => (packagePath.startsWith(`${root}/`) ? packagePath.slice(root.length + 1) : "");
}
