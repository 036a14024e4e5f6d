import type { SystemFixtures } from "../../systems/testing/fixtures.ts";
import { system } from "../system.ts";

export const fixtures: SystemFixtures = {
  landed: [],
  inventory: system.kinds.map(({ group, kind, inventory }) => ({
    apiVersion: `${group}/v1beta1`,
    kind,
    metadata: { name: inventory?.part === "pool" ? "workers" : "edge-1" },
    spec: { forProvider: inventory?.part === "pool" ? { clusterRef: { name: "edge-1" } } : {} },
  })),
};
