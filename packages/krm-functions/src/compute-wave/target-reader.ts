import { type Result, readTargetConfig, success, type Target, targetOf } from "@landfall/core/object";
import type { ComputeWave } from "@landfall/core/schemas";
import { deliveryTarget } from "../aggregate-status/declared-targets.ts";
import type { Item, ResourceList } from "../sdk/index.ts";

/** Answers which target an item is about. */
export interface TargetReader {
  readonly targetOf: (item: Item) => Result<Target>;
  /** The target as aggregate-status reports it: a delivery object without a package of its own has its name as one. */
  readonly reportedAs: (item: Item) => Result<Target>;
}

/** Reads the config's rules once. Problems name fields of the config. */
export function createTargetReader(list: ResourceList, config: ComputeWave): Result<TargetReader> {
  const { targets, subPackagesAreClusters } = config;
  const resolver = readTargetConfig({
    ...(targets !== undefined && { targets }),
    ...(subPackagesAreClusters !== undefined && { subPackagesAreClusters }),
  });
  if (!resolver.ok) return resolver;
  const root = list.rootKptfile?.id.packagePath ?? "";
  const context = (item: Item): { readonly subPackage: string } => ({ subPackage: below(root, item.id.packagePath) });
  return success({
    targetOf: (item) => targetOf(item.toObject(), resolver.value, context(item)),
    reportedAs: (item) => deliveryTarget(item.toObject(), resolver.value, context(item)),
  });
}

function below(root: string, packagePath: string): string {
  if (root === "") return packagePath;
  return packagePath.startsWith(`${root}/`) ? packagePath.slice(root.length + 1) : "";
}
