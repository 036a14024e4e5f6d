import { expect, test } from "vitest";
import { type FleeetCluster, fleeetIncremental } from "./index.ts";

const fleet = (clusters: string): readonly FleeetCluster[] =>
  clusters.split(" ").map((text, index) => {
    const [state, version] = text.split("@") as [FleeetCluster["state"], string];
    return { name: `c${index}`, state, version };
  });

test.each<[what: string, clusters: string, max: number, candidates: readonly string[]]>([
  ["nothing is unready: one of those out of date", "succeeded@v1 succeeded@v2 succeeded@v1", 1, ["c0", "c2"]],
  ["as many unready as may be: none", "updating@v2 succeeded@v1", 1, []],
  ["fewer unready than may be: one, the failed one too", "failed@v1 succeeded@v1", 2, ["c0", "c1"]],
  ["a success of the old version counts as ready", "succeeded@v1 updating@v2", 2, ["c0"]],
  ["no budget at all: none", "succeeded@v1", 0, []],
  ["all up to date: none", "succeeded@v2 failed@v2", 9, []],
])("%s", (_what, clusters, maxUnreadyClusters, candidates) => {
  const step = fleeetIncremental({ clusters: fleet(clusters), maxUnreadyClusters, target: "v2" });
  expect(step).toEqual({ mayUpdateOneOf: candidates, pickExactly: candidates.length === 0 ? 0 : 1 });
});
