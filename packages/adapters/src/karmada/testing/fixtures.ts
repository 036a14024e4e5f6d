import { condition, type Landed, type SystemFixtures } from "../../systems/testing/fixtures.ts";

const TEMPLATE = {
  apiVersion: "apps/v1",
  kind: "Deployment",
  metadata: { name: "web", namespace: "shop", generation: 2 },
};

const binding = (kind: string): Landed => ({
  object: {
    apiVersion: "work.karmada.io/v1alpha2",
    kind,
    metadata: { name: "web-deployment", namespace: "shop", generation: 2 },
    spec: {
      resource: { apiVersion: "apps/v1", kind: "Deployment", namespace: "shop", name: "web" },
      clusters: [{ name: "edge-1" }],
    },
    status: {
      schedulerObservedGeneration: 2,
      aggregatedStatus: [
        { clusterName: "edge-1", applied: true, health: "Healthy", status: { resourceTemplateGeneration: 2 } },
      ],
    },
  },
  beside: [TEMPLATE],
});

export const fixtures: SystemFixtures = {
  landed: [
    binding("ResourceBinding"),
    binding("ClusterResourceBinding"),
    {
      object: {
        apiVersion: "work.karmada.io/v1alpha1",
        kind: "Work",
        metadata: { name: "web-1", namespace: "karmada-es-edge-1", generation: 2 },
        spec: { workload: { manifests: [TEMPLATE] } },
        status: {
          conditions: [condition("Applied", "True")],
          manifestStatuses: [
            { health: "Healthy", identifier: { group: "apps", kind: "Deployment", namespace: "shop", name: "web" } },
          ],
        },
      },
      says: "applied",
    },
  ],
  inventory: [{ apiVersion: "cluster.karmada.io/v1alpha1", kind: "Cluster", metadata: { name: "edge-1" } }],
  deliveries: (clusters) => [
    {
      object: {
        apiVersion: "policy.karmada.io/v1alpha1",
        kind: "PropagationPolicy",
        metadata: { name: "shop", namespace: "shop" },
        spec: {
          placement: { clusterAffinity: { clusterNames: [...clusters] } },
          suspension: { dispatchingOnClusters: { clusterNames: [...clusters] } },
        },
      },
    },
  ],
  isShared: true,
};
