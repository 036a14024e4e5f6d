import { condition, type SystemFixtures } from "../../systems/testing/fixtures.ts";

export const fixtures: SystemFixtures = {
  landed: [
    {
      object: {
        apiVersion: "cluster.x-k8s.io/v1beta2",
        kind: "Cluster",
        metadata: { name: "edge-1", namespace: "fleet", generation: 2 },
        spec: { topology: { version: "v1.34.1" } },
        status: {
          observedGeneration: 2,
          phase: "Provisioned",
          conditions: [condition("Available", "True"), condition("TopologyReconciled", "True")],
        },
      },
      says: "applied",
    },
  ],
  inventory: [
    { apiVersion: "cluster.x-k8s.io/v1beta2", kind: "Cluster", metadata: { name: "edge-1", namespace: "fleet" } },
    ...["MachineDeployment", "MachinePool"].map((kind) => ({
      apiVersion: "cluster.x-k8s.io/v1beta2",
      kind,
      metadata: { name: "edge-1-workers", namespace: "fleet" },
      spec: { clusterName: "edge-1" },
    })),
  ],
};
