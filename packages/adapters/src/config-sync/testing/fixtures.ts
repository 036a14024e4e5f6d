import type { KubeObject } from "@landfall/core/object";
import { condition, type Landed, type SystemFixtures } from "../../systems/testing/fixtures.ts";

const COMMIT = "1111111aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
const NAMESPACE = "config-management-system";

const GROUP: KubeObject = {
  apiVersion: "kpt.dev/v1alpha1",
  kind: "ResourceGroup",
  metadata: { name: "shop", namespace: NAMESPACE },
  status: {
    resourceStatuses: [
      {
        group: "apps",
        kind: "Deployment",
        namespace: "shop",
        name: "web",
        status: "Current",
        actuation: "Succeeded",
        reconcile: "Succeeded",
        sourceHash: COMMIT.slice(0, 7),
      },
    ],
  },
};

const sync = (kind: string): Landed => ({
  object: {
    apiVersion: "configsync.gke.io/v1beta1",
    kind,
    metadata: { name: "shop", namespace: NAMESPACE, generation: 2 },
    spec: { sourceType: "git", git: { repo: "https://git.example.com/shop", revision: "v1" } },
    status: {
      observedGeneration: 2,
      lastSyncedCommit: COMMIT,
      source: { commit: COMMIT },
      sync: { commit: COMMIT, gitStatus: { revision: "v1" } },
      conditions: [condition("Reconciling", "False"), condition("Stalled", "False"), condition("Syncing", "False")],
    },
  },
  beside: [GROUP],
});

export const fixtures: SystemFixtures = {
  landed: [sync("RootSync"), sync("RepoSync")],
  deliveries: (clusters) =>
    clusters.map((name) => ({
      object: {
        apiVersion: "configsync.gke.io/v1beta1",
        kind: "RootSync",
        metadata: { name, namespace: "fleet" },
        spec: { git: { revision: "v6" } },
      },
      target: name,
    })),
};
