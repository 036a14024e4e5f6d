import type { ReadContext } from "@landfall/core/aggregate";
import { expect, test } from "vitest";
import { readSync } from "./index.ts";

const CONTEXT: ReadContext = { target: { cluster: "eu-1", package: "shop" }, observedAt: "2026-11-21T07:00:00Z" };
const metadata = { name: "shop", generation: 1 };
const COMMIT = "1111111aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";

test("a RootSync without its ResourceGroup says what would show its health", () => {
  const [delivery] = [
    readSync(
      {
        kind: "RootSync",
        metadata,
        spec: { sourceType: "git", git: { revision: "v1" } },
        status: {
          observedGeneration: 1,
          lastSyncedCommit: COMMIT,
          source: { commit: COMMIT },
          sync: { commit: COMMIT, gitStatus: { revision: "v1" } },
          conditions: [{ type: "Syncing", status: "False" }],
        },
      },
      CONTEXT,
    ),
  ].flat();
  expect(delivery).toMatchObject({
    axes: { health: "Unknown", actuation: "Succeeded" },
    healthHint: "put the ResourceGroup of this sync, which says it, into the snapshot",
  });
});
