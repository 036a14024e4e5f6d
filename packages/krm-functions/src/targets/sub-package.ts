import { type Item, isKptfile, type ResourceList } from "../sdk/index.ts";

/** Answers in which sub-package of the root package an item lies: its path below the root, `""` for what is in none. */
export function subPackages(list: ResourceList): (item: Item) => string {
  const root = list.rootKptfile?.id.packagePath ?? "";
  if (list.items.every(({ id }) => id.packagePath === "")) return byFolders(list);
  if (root === "") return ({ id }) => id.packagePath;
  return ({ id: { packagePath } }) => (packagePath.startsWith(`${root}/`) ? packagePath.slice(root.length + 1) : "");
}

/**
 * The package of an item that does not say it, as in files that are edited without a pipeline: the deepest folder with a
 * Kptfile.
 */
function byFolders(list: ResourceList): (item: Item) => string {
  const folders = list.items
    .filter(isKptfile)
    .map(({ id: { path } }) => path.slice(0, Math.max(0, path.lastIndexOf("/"))));
  const packages = folders.filter((folder) => folder !== "").sort((a, b) => b.length - a.length);
  return ({ id: { path } }) => packages.find((folder) => path.startsWith(`${folder}/`)) ?? "";
}
