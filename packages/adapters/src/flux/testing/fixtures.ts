import type { KubeObject } from "@landfall/core/object";
import type { Delivery } from "../../actuate/actuation.ts";
import { condition, type SystemFixtures } from "../../systems/testing/fixtures.ts";

const ready = [condition("Ready", "True", { reason: "ReconciliationSucceeded" })];

const KUSTOMIZATION: KubeObject = {
  apiVersion: "kustomize.toolkit.fluxcd.io/v1",
  kind: "Kustomization",
  metadata: { name: "shop", namespace: "flux-system", generation: 2 },
  spec: { wait: true, sourceRef: { kind: "GitRepository", name: "shop" } },
  status: { observedGeneration: 2, conditions: ready, lastAppliedRevision: "v1@sha1:2c580d5" },
};

const RELEASE: KubeObject = {
  apiVersion: "helm.toolkit.fluxcd.io/v2",
  kind: "HelmRelease",
  metadata: { name: "shop", namespace: "flux-system", generation: 2 },
  spec: { chart: { spec: { version: "1.2.3", sourceRef: { kind: "HelmRepository", name: "charts" } } } },
  status: { observedGeneration: 2, conditions: ready, history: [{ status: "deployed", chartVersion: "1.2.3" }] },
};

/** Returns a GitRepository at `v6`, in the namespace of the deliveries. */
export function gitRepository(name: string): Delivery {
  return {
    object: {
      apiVersion: "source.toolkit.fluxcd.io/v1",
      kind: "GitRepository",
      metadata: { name, namespace: "fleet" },
      spec: { ref: { tag: "v6" } },
    },
  };
}

/** Returns a Kustomization for a cluster, named after it, with a GitRepository as source. */
export function kustomization(cluster: string, source: string): Delivery {
  return {
    object: {
      apiVersion: "kustomize.toolkit.fluxcd.io/v1",
      kind: "Kustomization",
      metadata: { name: cluster, namespace: "fleet" },
      spec: { sourceRef: { kind: "GitRepository", name: source } },
    },
    target: cluster,
  };
}

export const fixtures: SystemFixtures = {
  landed: [
    {
      object: KUSTOMIZATION,
      beside: [
        {
          apiVersion: "source.toolkit.fluxcd.io/v1",
          kind: "GitRepository",
          metadata: { name: "shop", namespace: "flux-system" },
          spec: { ref: { tag: "v1" } },
          status: { artifact: { revision: "v1@sha1:2c580d5" } },
        },
      ],
    },
    { object: RELEASE },
  ],
  deliveries: (clusters) => clusters.flatMap((name) => [kustomization(name, name), gitRepository(name)]),
};
