/** The clusters of fleeet's assemblages. */
export interface FleeetFleet {
  readonly clusters: readonly FleeetCluster[];
  /** The number of clusters that may be not ready before no other is updated. */
  readonly maxUnreadyClusters: number;
  /** The wanted version of the fleet. */
  readonly target: string;
}

/** One cluster: the state it reports, and the version of its sync. */
export interface FleeetCluster {
  readonly name: string;
  readonly state: "updating" | "succeeded" | "failed" | "";
  readonly version: string;
}

/**
 * A step of the original strategy: `pickExactly` clusters of `mayUpdateOneOf`, sorted by name, are to be updated: 1, or
 * 0 when the budget is spent.
 */
export interface FleeetStep {
  readonly mayUpdateOneOf: readonly string[];
  readonly pickExactly: 0 | 1;
}

/**
 * Does the same as the incremental strategy of fleeet's rollout proposal: while fewer than `maxUnreadyClusters`
 * clusters have not succeeded, it updates one that is out of date. It counts a success of any version, and so may go on
 * before a change is proved, which `@landfall/core/rollout` does not.
 */
export function fleeetIncremental(fleet: FleeetFleet): FleeetStep {
  const unready = fleet.clusters.filter((cluster) => cluster.state !== "succeeded").length;
  const outOfDate = fleet.clusters.filter((cluster) => cluster.version !== fleet.target).map((cluster) => cluster.name);
  if (outOfDate.length === 0 || unready >= fleet.maxUnreadyClusters) return { mayUpdateOneOf: [], pickExactly: 0 };
  return { mayUpdateOneOf: outOfDate.toSorted(), pickExactly: 1 };
}
