import type { ReadContext } from "@landfall/core/aggregate";
import { expect, test } from "vitest";
import { readClusterSummary } from "./index.ts";

const CONTEXT: ReadContext = { target: { cluster: "eu-1", package: "shop" }, observedAt: "2026-11-21T07:00:00Z" };
const metadata = { name: "shop", generation: 1 };

test("a ClusterSummary whose profile checks nothing says what would show its health", () => {
  const [delivery] = [
    readClusterSummary(
      {
        kind: "ClusterSummary",
        metadata,
        spec: { clusterProfileSpec: { helmCharts: [{ releaseName: "shop", chartVersion: "1.2.3" }] } },
        status: { featureSummaries: [{ featureID: "Helm", status: "Provisioned" }] },
      },
      { ...CONTEXT, wanted: undefined },
    ),
  ].flat();
  expect(delivery).toMatchObject({
    axes: { health: "Unknown", actuation: "Succeeded" },
    healthHint: "give the profile validateHealths for each of its features, or put its objects into the snapshot",
  });
});
