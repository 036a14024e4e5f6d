import { type Item, isKptfile, type ResourceList } from "../sdk/index.ts";

/** Returns the sub-package of an item: its path below the root package, `""` for an item outside of sub-packages. */
export function subPackages(list: ResourceList): (item: Item) => string {
  const root = list.rootKptfile?.id.packagePath ?? "";
  if (list.items.every(({ id }) => id.packagePath === "")) return byFolders(list);
  if (root === "") return ({ id }) => id.packagePath;
  return ({ id: { packagePath } }) => (packagePath.startsWith(`${root}/`) ? packagePath.slice(root.length + 1) : "");
}

/**
 * Returns the package of items without a package annotation, as in files edited without a pipeline: the deepest
 * directory with a Kptfile.
 */
function byFolders(list: ResourceList): (item: Item) => string {
  const folders = list.items
    .filter(isKptfile)
    .map(({ id: { path } }) => path.slice(0, Math.max(0, path.lastIndexOf("/"))));
  const packages = folders.filter((folder) => folder !== "").sort((a, b) => b.length - a.length);
  return ({ id: { path } }) => packages.find((folder) => path.startsWith(`${folder}/`)) ?? "";
}
