import { condition, type SystemFixtures } from "../../systems/testing/fixtures.ts";

const source = { repoURL: "https://git.example.com/shop", path: "prod", targetRevision: "v1" };

const SECRET = {
  apiVersion: "v1",
  kind: "Secret",
  metadata: { name: "edge-1", labels: { "argocd.argoproj.io/secret-type": "cluster" } },
  stringData: { name: "edge-1" },
};

export const fixtures: SystemFixtures = {
  landed: [
    {
      object: {
        apiVersion: "argoproj.io/v1alpha1",
        kind: "Application",
        metadata: { name: "shop", namespace: "argocd" },
        spec: { destination: { name: "edge-1" }, source },
        status: {
          sync: { status: "Synced", revision: "1111111aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", comparedTo: { source } },
          health: { status: "Healthy" },
          resources: [
            { group: "apps", kind: "Deployment", namespace: "shop", name: "web", health: { status: "Healthy" } },
          ],
        },
      },
    },
    {
      object: {
        apiVersion: "argoproj.io/v1alpha1",
        kind: "ApplicationSet",
        metadata: { name: "shops", namespace: "argocd" },
        spec: {},
        status: { conditions: [condition("ErrorOccurred", "False"), condition("ResourcesUpToDate", "True")] },
      },
      says: "applied",
    },
  ],
  inventory: [SECRET],
  deliveries: (clusters) =>
    clusters.map((name) => ({
      object: {
        apiVersion: "argoproj.io/v1alpha1",
        kind: "Application",
        metadata: { name, namespace: "fleet" },
        spec: { source: { path: "p", targetRevision: "v6" } },
      },
      target: name,
    })),
};
