import type { SystemFixtures } from "../../systems/testing/fixtures.ts";

const VERSION = "config.projectsveltos.io/v1beta1";
const charts = [{ releaseName: "shop", chartVersion: "1.2.3" }];

export const fixtures: SystemFixtures = {
  landed: [
    {
      object: {
        apiVersion: VERSION,
        kind: "ClusterSummary",
        metadata: {
          name: "shop-capi-edge-1",
          namespace: "edge",
          ownerReferences: [{ apiVersion: VERSION, kind: "ClusterProfile", name: "shop", uid: "1" }],
        },
        spec: {
          clusterNamespace: "edge",
          clusterName: "edge-1",
          clusterType: "Capi",
          clusterProfileSpec: { helmCharts: charts, validateHealths: [{ featureID: "Helm" }] },
        },
        status: { featureSummaries: [{ featureID: "Helm", status: "Provisioned" }] },
      },
      beside: [
        {
          apiVersion: VERSION,
          kind: "ClusterConfiguration",
          metadata: { name: "capi--edge-1", namespace: "edge" },
          status: {
            clusterProfileResources: [{ clusterProfileName: "shop", Features: [{ featureID: "Helm", charts }] }],
          },
        },
      ],
    },
  ],
};
