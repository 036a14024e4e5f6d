import { condition, SEEN_AT, type SystemFixtures } from "../../systems/testing/fixtures.ts";

export const fixtures: SystemFixtures = {
  landed: [
    {
      object: {
        apiVersion: "kudo.dev/v1beta1",
        kind: "Instance",
        metadata: {
          name: "shop",
          namespace: "data",
          generation: 2,
          annotations: {
            "kudo.dev/last-applied-instance-state": JSON.stringify({ operatorVersion: { name: "kafka-2" } }),
          },
        },
        spec: { operatorVersion: { name: "kafka-2" } },
        status: {
          planStatus: { deploy: { name: "deploy", status: "COMPLETE", uid: "1", lastUpdatedTimestamp: SEEN_AT } },
          conditions: [condition("Ready", "True")],
        },
      },
    },
  ],
};
