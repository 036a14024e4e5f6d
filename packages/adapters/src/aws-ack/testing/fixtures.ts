import type { SystemFixtures } from "../../systems/testing/fixtures.ts";

const apiVersion = "eks.services.k8s.aws/v1alpha1";

export const fixtures: SystemFixtures = {
  landed: [],
  inventory: [
    { apiVersion, kind: "Cluster", metadata: { name: "edge-1" }, spec: { name: "edge-1" } },
    { apiVersion, kind: "Nodegroup", metadata: { name: "workers" }, spec: { clusterName: "edge-1" } },
  ],
};
