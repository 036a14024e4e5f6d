import {
  failure,
  type Result,
  readTargetConfig,
  success,
  type Target,
  type TargetResolver,
  targetOf,
} from "@landfall/core/object";
import type { ComputeWave } from "@landfall/core/schemas";
import type { Item, ResourceList } from "../sdk/index.ts";
import { subPackages } from "./sub-package.ts";

/** Returns the target that an item is about. */
export type TargetReader = (item: Item) => Result<Target>;

/** The rules by which a config finds targets, and the name of their field. */
export interface TargetRules {
  readonly rules: ComputeWave["targets"];
  readonly field: string;
  readonly subPackagesAreClusters: boolean | undefined;
  /** The cluster of items for which nothing names another. */
  readonly otherwise?: string | undefined;
}

/** Reads the target rules of a config once. Problems name fields of the config. */
export function readTargets(
  list: ResourceList,
  { rules, field, subPackagesAreClusters, otherwise }: TargetRules,
): Result<TargetReader> {
  const resolver = readTargetConfig({
    ...(rules !== undefined && { targets: rules }),
    ...(subPackagesAreClusters !== undefined && { subPackagesAreClusters }),
  });
  if (!resolver.ok) {
    const renamed = resolver.problems.map((problem) =>
      problem.field === undefined ? problem : { ...problem, field: problem.field.replace(/^targets/, field) },
    );
    return failure(...renamed);
  }
  return success(targetReader(list, resolver.value, otherwise));
}

/** Returns the reader of targets for rules that have been read already. */
export function targetReader(list: ResourceList, resolver: TargetResolver, otherwise?: string): TargetReader {
  const subPackageOf = subPackages(list);
  return (item) => targetOf(item.toObject(), resolver, { subPackage: subPackageOf(item), otherwiseCluster: otherwise });
}
