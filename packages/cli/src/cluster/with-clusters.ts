import type { Io, Outcome } from "../io.ts";
import { done, failed, later } from "../outcome.ts";
import { clockProblems } from "./clocks.ts";
import type * as live from "./live.ts";
import type { OpenCluster, Surroundings } from "./open-clusters.ts";
import type { ClusterQuestion } from "./question.ts";

/** The module for asking clusters, loaded on demand, because loading takes longer than most commands on files. */
export type Live = typeof live;

/**
 * Opens the clusters of a question, does the work, and closes them in any case, so that no connection outlives the
 * command. If clusters cannot be opened, reports why and does not begin the work. Warns about a clock that differs much
 * from ours.
 */
export function withClusters(
  question: ClusterQuestion,
  io: Io & Surroundings,
  work: (clusters: readonly OpenCluster[], live: Live) => Promise<Outcome>,
): Outcome {
  return later(async () => {
    const asking: Live = await import("./live.ts");
    const { fleet } = question;
    const clusters =
      fleet === undefined ? asking.openClusters(question, io) : await asking.openFleet(fleet, question, io);
    if (!clusters.ok) return failed(clusters.problems);
    try {
      const outcome = await work(clusters.value, asking);
      const clocks = clockProblems(clusters.value);
      return clocks.length === 0 ? outcome : { ...outcome, stderr: done("", clocks).stderr + outcome.stderr };
    } finally {
      for (const { client } of clusters.value) client.close();
    }
  });
}
