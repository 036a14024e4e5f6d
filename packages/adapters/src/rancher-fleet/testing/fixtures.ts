import type { SystemFixtures } from "../../systems/testing/fixtures.ts";
import { readBundle } from "../read.ts";

export const fixtures: SystemFixtures = {
  landed: [
    {
      object: {
        apiVersion: "fleet.cattle.io/v1alpha1",
        kind: "BundleDeployment",
        metadata: {
          name: "shop",
          namespace: "cluster-fleet-default-edge-1-0123",
          labels: {
            "fleet.cattle.io/cluster": "edge-1",
            "fleet.cattle.io/bundle-namespace": "fleet-default",
            "fleet.cattle.io/bundle-name": "shop",
          },
        },
        spec: { deploymentID: "s-2", stagedDeploymentID: "s-2" },
        status: {
          appliedDeploymentID: "s-2",
          ready: true,
          nonModified: true,
          resources: [{ apiVersion: "apps/v1", kind: "Deployment", namespace: "shop", name: "web" }],
        },
      },
      beside: [
        {
          apiVersion: "fleet.cattle.io/v1alpha1",
          kind: "Bundle",
          metadata: { name: "shop", namespace: "fleet-default", generation: 2 },
          status: { observedGeneration: 2 },
        },
      ],
    },
  ],
  readers: { Bundle: readBundle },
  inventory: [
    { apiVersion: "fleet.cattle.io/v1alpha1", kind: "Cluster", metadata: { name: "edge-1", namespace: "fleet" } },
  ],
};
