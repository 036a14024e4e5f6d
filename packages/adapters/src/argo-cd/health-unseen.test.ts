import type { ReadContext } from "@landfall/core/aggregate";
import { expect, test } from "vitest";
import { readApplication } from "./index.ts";

const CONTEXT: ReadContext = { target: { cluster: "eu-1", package: "shop" }, observedAt: "2026-11-21T07:00:00Z" };
const metadata = { name: "shop", generation: 1 };

test("an Application without a health says that Argo CD does not know it", () => {
  const [delivery] = readApplication(
    { kind: "Application", metadata, spec: {}, status: { sync: { status: "Synced", revision: "v1" } } },
    CONTEXT,
  );
  expect(delivery?.message).toBe(
    "Synced, Unknown: Argo CD does not say whether it runs; its resources may, in Argo CD",
  );
});
