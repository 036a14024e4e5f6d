import { condition, type SystemFixtures } from "../../systems/testing/fixtures.ts";

export const fixtures: SystemFixtures = {
  landed: [
    {
      object: {
        apiVersion: "work.open-cluster-management.io/v1",
        kind: "ManifestWork",
        metadata: { name: "shop", namespace: "edge-1", generation: 2 },
        spec: {},
        status: {
          conditions: [
            condition("Applied", "True"),
            condition("Available", "True"),
            condition("Progressing", "False"),
            condition("Degraded", "False"),
          ],
        },
      },
    },
  ],
  inventory: [
    { apiVersion: "cluster.open-cluster-management.io/v1", kind: "ManagedCluster", metadata: { name: "edge-1" } },
    {
      apiVersion: "cluster.open-cluster-management.io/v1beta1",
      kind: "PlacementDecision",
      metadata: { name: "chosen", namespace: "fleet" },
      status: { decisions: [{ clusterName: "edge-1" }] },
    },
  ],
};
