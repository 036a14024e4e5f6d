import { condition, type Landed, type SystemFixtures } from "../../systems/testing/fixtures.ts";

const STEPS = ["Scheduled", "RolloutStarted", "Overridden", "WorkSynchronized", "Applied", "Available"];

const placement = (kind: string): Landed => ({
  object: {
    apiVersion: "placement.kubernetes-fleet.io/v1",
    kind,
    metadata: { name: "shop", namespace: "shop", generation: 2 },
    spec: {},
    status: {
      observedResourceIndex: "7",
      placementStatuses: [
        {
          clusterName: "edge-1",
          observedResourceIndex: "7",
          conditions: STEPS.map((type) => condition(type, "True")),
        },
      ],
    },
  },
});

export const fixtures: SystemFixtures = {
  landed: [placement("ClusterResourcePlacement"), placement("ResourcePlacement")],
};
