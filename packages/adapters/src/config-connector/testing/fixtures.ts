import type { SystemFixtures } from "../../systems/testing/fixtures.ts";

const API = "container.cnrm.cloud.google.com/v1beta1";

export const fixtures: SystemFixtures = {
  landed: [],
  inventory: [
    { apiVersion: API, kind: "ContainerCluster", metadata: { name: "edge-1", namespace: "fleet" } },
    {
      apiVersion: API,
      kind: "ContainerNodePool",
      metadata: { name: "edge-1-workers", namespace: "fleet" },
      spec: { clusterRef: { name: "edge-1" } },
    },
  ],
};
