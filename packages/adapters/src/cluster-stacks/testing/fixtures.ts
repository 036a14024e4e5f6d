import type { KubeObject } from "@landfall/core/object";
import { condition, type SystemFixtures } from "../../systems/testing/fixtures.ts";
import { readClusterStackRelease } from "../read.ts";

const ready = { ready: true, conditions: [condition("Ready", "True")] };

const stacks = (kind: string, name: string, more: object): KubeObject => ({
  apiVersion: "clusterstack.x-k8s.io/v1alpha1",
  kind,
  metadata: { name, namespace: "clusters" },
  ...more,
});

const ADDON = stacks("ClusterAddon", "cluster-addon-edge-1", {
  spec: { clusterRef: { kind: "Cluster", name: "edge-1" }, clusterStack: "docker-1-27-v3" },
  status: ready,
});

export const fixtures: SystemFixtures = {
  readers: { ClusterStackRelease: readClusterStackRelease },
  landed: [
    {
      object: ADDON,
      beside: [
        {
          apiVersion: "cluster.x-k8s.io/v1beta1",
          kind: "Cluster",
          metadata: { name: "edge-1", namespace: "clusters" },
          spec: { topology: { class: "docker-1-27-v3" } },
        },
      ],
      says: "applied",
    },
    {
      object: stacks("ClusterStack", "docker", {
        spec: { versions: ["v3"] },
        status: { ...ready, summary: [{ name: "v3", ready: true, phase: "done" }] },
      }),
    },
  ],
};
