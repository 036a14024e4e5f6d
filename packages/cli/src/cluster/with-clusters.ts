import type { Outcome } from "../io.ts";
import { failed, later } from "../outcome.ts";
import type * as live from "./live.ts";
import type { OpenCluster, Surroundings } from "./open-clusters.ts";
import type { ClusterQuestion } from "./question.ts";

/** What there is to ask clusters with; loaded only when one is asked, as it takes longer than most commands on files. */
export type Live = typeof live;

/**
 * Opens the clusters of a question, does the work, and closes them, however it ends: no connection outlives the command.
 * Clusters that cannot be named are said, and the work is not begun.
 */
export function withClusters(
  question: ClusterQuestion,
  io: Surroundings,
  work: (clusters: readonly OpenCluster[], live: Live) => Promise<Outcome>,
): Outcome {
  return later(async () => {
    const asking: Live = await import("./live.ts");
    const clusters = asking.openClusters(question, io);
    if (!clusters.ok) return failed(clusters.problems);
    try {
      return await work(clusters.value, asking);
    } finally {
      for (const { client } of clusters.value) client.close();
    }
  });
}
