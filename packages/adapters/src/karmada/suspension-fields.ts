import type { Path } from "@landfall/core/object";

/** The field of a policy or binding by which nothing is sent to anybody. The API refuses it beside names. */
export const DISPATCHING: Path = ["spec", "suspension", "dispatching"];
/** The field of a policy or binding by which nothing is sent to the clusters that are named. */
export const DISPATCHING_ON: Path = ["spec", "suspension", "dispatchingOnClusters", "clusterNames"];
