import type { SystemFixtures } from "../../systems/testing/fixtures.ts";
import { readPackageRevision } from "../read.ts";

export const fixtures: SystemFixtures = {
  landed: [],
  readers: { PackageRevision: readPackageRevision },
  inventory: [
    {
      apiVersion: "config.porch.kpt.dev/v1alpha1",
      kind: "PackageVariant",
      metadata: { name: "shop-edge-1", namespace: "default" },
      spec: { downstream: { repo: "edge-1", package: "shop" } },
    },
  ],
  deliveries: (clusters) =>
    clusters.map((name) => ({
      object: {
        apiVersion: "config.porch.kpt.dev/v1alpha1",
        kind: "PackageVariant",
        metadata: { name, namespace: "fleet" },
        spec: { upstream: { revision: "v6" } },
      },
      target: name,
    })),
};
