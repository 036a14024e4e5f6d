import { failure, type Result, readTargetConfig, success, type Target, targetOf } from "@landfall/core/object";
import type { SetSuspend } from "@landfall/core/schemas";
import type { Item, ResourceList } from "../sdk/index.ts";

/** Which target an item is about. */
export type TargetReader = (item: Item) => Result<Target>;

/** Reads the config's rules once. Problems name fields of the config. */
export function readTargets(list: ResourceList, config: SetSuspend): Result<TargetReader> {
  const { targetOf: rules, subPackagesAreClusters } = config;
  const resolver = readTargetConfig({
    ...(rules !== undefined && { targets: rules }),
    ...(subPackagesAreClusters !== undefined && { subPackagesAreClusters }),
  });
  if (!resolver.ok) {
    const renamed = resolver.problems.map(({ field, ...problem }) => ({
      ...problem,
      ...(field !== undefined && { field: field.replace(/^targets/, "targetOf") }),
    }));
    return failure(...renamed);
  }
  const root = list.rootKptfile?.id.packagePath ?? "";
  return success((item) => targetOf(item.toObject(), resolver.value, { subPackage: below(root, item.id.packagePath) }));
}

function below(root: string, packagePath: string): string {
  if (root === "") return packagePath;
  return packagePath.startsWith(`${root}/`) ? packagePath.slice(root.length + 1) : "";
}
