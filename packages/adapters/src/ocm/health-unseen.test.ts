import type { ReadContext } from "@landfall/core/aggregate";
import { expect, test } from "vitest";
import { readManifestWork } from "./index.ts";

const CONTEXT: ReadContext = { target: { cluster: "eu-1", package: "shop" }, observedAt: "2026-11-21T07:00:00Z" };
const metadata = { name: "shop", generation: 1 };

test("a ManifestWork without rules for its conditions says what would show its health", () => {
  const [delivery] = [
    readManifestWork(
      {
        kind: "ManifestWork",
        metadata,
        status: { conditions: [{ type: "Applied", status: "True", observedGeneration: 1 }] },
      },
      CONTEXT,
    ),
  ].flat();
  expect(delivery).toMatchObject({
    axes: { health: "Unknown", actuation: "Succeeded" },
    healthHint:
      "give the ManifestWork conditionRules for Progressing and Degraded, or put its objects into the snapshot",
  });
});
