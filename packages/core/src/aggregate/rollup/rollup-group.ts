import type { Target } from "../../object/index.ts";
import type { Rollup, RollupOptions } from "./rollup.ts";
import { createRollupTree, type RollupTree } from "./rollup-tree.ts";

/** A set of targets: the fleet, one package, one cluster, one label value. */
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

/** The summaries of the targets of one group, and what was last told of them. */
export interface RollupGroup {
  readonly key: string;
  readonly path: GroupPath;
  readonly tree: RollupTree;
  /** The rollup last told, without its times. */
  told: string;
}

/** A group of which nothing was told yet: that it is empty is known. */
export function createRollupGroup(path: GroupPath, options?: RollupOptions): RollupGroup {
  const tree = createRollupTree(options);
  return { key: groupKey(path), path, tree, told: withoutTimes(tree.rollup()) };
}

/** The key of a path: equal paths have equal keys. */
export function groupKey(path: GroupPath): string {
  return JSON.stringify(path);
}

/** The groups that a target with such labels belongs to. */
export function groupPaths(target: Target, labels: { readonly [label: string]: string }): readonly GroupPath[] {
  const byLabel = Object.entries(labels).map(([label, value]) => ["label", label, value] as const);
  return [["fleet"], ["package", target.package ?? ""], ["cluster", target.cluster], ...byLabel];
}

/** The changes of a group that have not been told yet; none where only times differ. */
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
