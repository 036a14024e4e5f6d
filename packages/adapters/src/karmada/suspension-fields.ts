import type { Path } from "@landfall/core/object";

/** The field of a policy or binding that suspends all clusters. The API refuses it together with names. */
export const DISPATCHING: Path = ["spec", "suspension", "dispatching"];
/** The field of a policy or binding that suspends the named clusters. */
export const DISPATCHING_ON: Path = ["spec", "suspension", "dispatchingOnClusters", "clusterNames"];
