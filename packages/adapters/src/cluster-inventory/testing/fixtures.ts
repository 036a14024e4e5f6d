import type { SystemFixtures } from "../../systems/testing/fixtures.ts";

const DECISION = {
  apiVersion: "multicluster.x-k8s.io/v1alpha1",
  kind: "PlacementDecision",
  metadata: { name: "chosen", namespace: "fleet" },
  decisions: [{ clusterProfileRef: { name: "edge-1" } }],
};

export const fixtures: SystemFixtures = {
  landed: [],
  inventory: [
    {
      apiVersion: "multicluster.x-k8s.io/v1alpha1",
      kind: "ClusterProfile",
      metadata: { name: "edge-1", namespace: "fleet" },
    },
    DECISION,
  ],
};
