import type { Target } from "../../object/index.ts";
import type { Rollup, RollupOptions } from "./rollup.ts";
import { createRollupTree, type RollupTree } from "./rollup-tree.ts";

/** A set of targets: the fleet, one package, one cluster, or one label value. */
export type GroupPath =
  | readonly ["fleet"]
  | readonly ["package", string]
  | readonly ["cluster", string]
  | readonly ["label", string, string];

/** A group whose rollup has changed. */
export interface RollupChange {
  readonly path: GroupPath;
  readonly rollup: Rollup;
}

/** The summaries of the targets of one group, and the rollup that was last reported. */
export interface RollupGroup {
  readonly key: string;
  readonly path: GroupPath;
  readonly tree: RollupTree;
  /** The rollup that was last reported for the group, without its times. */
  told: string;
}

/** Creates a group of which nothing was reported yet; readers know that it is empty. */
export function createRollupGroup(path: GroupPath, options?: RollupOptions): RollupGroup {
  const tree = createRollupTree(options);
  return { key: groupKey(path), path, tree, told: withoutTimes(tree.rollup()) };
}

/** Returns the key of a path: equal paths have equal keys. */
export function groupKey(path: GroupPath): string {
  return JSON.stringify(path);
}

/** Returns the groups to which a target with these labels belongs. */
export function groupPaths(target: Target, labels: { readonly [label: string]: string }): readonly GroupPath[] {
  const byLabel = Object.entries(labels).map(([label, value]) => ["label", label, value] as const);
  return [["fleet"], ["package", target.package ?? ""], ["cluster", target.cluster], ...byLabel];
}

/** Returns the changes of a group that were not reported yet; none if only times differ. */
export function tellChange(group: RollupGroup): readonly RollupChange[] {
  const rollup = group.tree.rollup();
  const now = withoutTimes(rollup);
  if (now === group.told) return [];
  group.told = now;
  return [{ path: group.path, rollup }];
}

function withoutTimes(rollup: Rollup): string {
  return JSON.stringify({ ...rollup, asOf: undefined, oldest: undefined });
}
