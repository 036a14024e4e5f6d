import type { ReadContext } from "@landfall/core/aggregate";
import { expect, test } from "vitest";
import { readPackageRevision } from "./index.ts";

const CONTEXT: ReadContext = { target: { cluster: "eu-1", package: "shop" }, observedAt: "2026-11-21T07:00:00Z" };
const metadata = { name: "shop", generation: 1 };

test("a published PackageRevision says what would show its health", () => {
  const [delivery] = [
    readPackageRevision(
      { kind: "PackageRevision", metadata, spec: { revision: 3, lifecycle: "Published" }, status: {} },
      CONTEXT,
    ),
  ].flat();
  expect(delivery).toMatchObject({
    axes: { health: "Unknown", actuation: "Succeeded" },
    healthHint: "put what delivers the published revision into the snapshot of its cluster",
  });
});
