import { formatDuration, type Problem } from "@landfall/core/object";
import type { OpenCluster } from "./open-clusters.ts";

const MINUTE = 60_000;
/** The smallest reported difference between clocks: a smaller one may be the latency of a request. */
const TOLD_FROM = MINUTE;

/**
 * Warns about each cluster whose clock differs by a minute or more, and says by which clock times are judged. The time
 * of a cluster that has not answered is unknown.
 */
export function clockProblems(clusters: readonly OpenCluster[]): readonly Problem[] {
  return clusters.flatMap((cluster): readonly Problem[] => {
    const { name } = cluster;
    const ahead = cluster.skew();
    if (Math.abs(ahead) < TOLD_FROM) return [];
    const much = formatDuration(Math.round(Math.abs(ahead) / MINUTE) * MINUTE);
    const message = `the clock of ${name} is ${much} ${ahead > 0 ? "ahead of" : "behind"} that of this machine: ages and the ends of holds there are by the clock of ${name}`;
    return [{ code: "ClockSkew", severity: "warning", message, hint: "set the one that is wrong" }];
  });
}

/** The earliest time on the clocks of some clusters, in milliseconds: an end before it has passed on all of them. */
export function earliestOf(clusters: readonly OpenCluster[]): number {
  return Math.min(...clusters.map((cluster) => cluster.now()));
}
