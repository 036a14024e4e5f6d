import { formatDuration, type Problem } from "@landfall/core/object";
import type { OpenCluster } from "./open-clusters.ts";

const MINUTE = 60_000;
/** A difference of clocks is told from here: a smaller one may be the way of a request. */
const TOLD_FROM = MINUTE;

/**
 * Warns of each cluster whose clock is a minute or more from ours, and says by which one times are judged. A cluster that has not
 * answered has told no time.
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

/** The earliest of the times by the clocks of some clusters, in milliseconds: what is past by it is past by all of them. */
export function earliestOf(clusters: readonly OpenCluster[]): number {
  return Math.min(...clusters.map((cluster) => cluster.now()));
}
