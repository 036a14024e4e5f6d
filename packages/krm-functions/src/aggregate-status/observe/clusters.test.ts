import { type KubeObject, readTargetConfig } from "@landfall/core/object";
import { expect, test } from "vitest";
import { observeFleet } from "./observe-fleet.ts";

const NOT_READY = { conditions: [{ type: "Ready", status: "False", reason: "Failed", message: "no quota" }] };
const named = (apiVersion: string, kind: string, name: string, more: object): KubeObject => ({
  apiVersion,
  kind,
  metadata: { name, namespace: "fleet" },
  ...more,
});
const KCC = "container.cnrm.cloud.google.com/v1beta1";
const AZURE = "containerservice.azure.upbound.io/v1beta1";
const CAPI = "cluster.x-k8s.io/v1beta2";
const down = { conditions: [{ type: "Available", status: "False", reason: "Failed", message: "no quota" }] };

const SHOP = {
  apiVersion: "apps/v1",
  kind: "Deployment",
  metadata: {
    name: "shop",
    namespace: "shop",
    generation: 1,
    uid: "1",
    annotations: { "landfall.dev/target": "edge-1/shop" },
  },
  spec: { replicas: 1 },
  status: { observedGeneration: 1, replicas: 1, updatedReplicas: 1, readyReplicas: 1, availableReplicas: 1 },
};

/** The only target of a fleet with these further objects, on an observed hub. */
function shopBeside(...objects: readonly KubeObject[]): object | undefined {
  const resolver = readTargetConfig({ targets: [], subPackagesAreClusters: false });
  if (!resolver.ok) throw new Error("no resolver");
  const snapshot = (cluster: string, items: readonly object[]): KubeObject => ({
    apiVersion: "landfall.dev/v1alpha1",
    kind: "StatusSnapshot",
    metadata: { name: cluster },
    spec: { cluster, observedAt: "2026-11-23T09:00:00Z", items: items as never },
  });
  const fleet = [snapshot("edge-1", [SHOP]), snapshot("hub", objects)].map((object) => ({ object }));
  const { observations } = observeFleet(fleet, { resolver: resolver.value, staleAfter: 900_000 });
  return observations.find(({ target }) => target.package === "shop");
}

test.each<[string, readonly KubeObject[], string | undefined]>([
  ["no cluster object", [], undefined],
  ["a ContainerCluster", [named(KCC, "ContainerCluster", "edge-1", { status: NOT_READY })], "no quota"],
  [
    "a pool of it",
    [named(KCC, "ContainerNodePool", "p", { spec: { clusterRef: { name: "edge-1" } }, status: NOT_READY })],
    "ContainerNodePool.container.cnrm.cloud.google.com fleet/p: no quota",
  ],
  ["another's cluster", [named(KCC, "ContainerCluster", "edge-2", { status: NOT_READY })], undefined],
  ["Crossplane's cluster", [named(AZURE, "KubernetesCluster", "edge-1", { status: NOT_READY })], "no quota"],
  [
    "workers of Cluster API",
    [named(CAPI, "MachineDeployment", "md", { spec: { clusterName: "edge-1", replicas: 2 }, status: down })],
    "MachineDeployment.cluster.x-k8s.io fleet/md: no quota",
  ],
  [
    "a cluster and its workers: the cluster's own word comes first",
    [
      named(CAPI, "MachineDeployment", "md", { spec: { clusterName: "edge-1", replicas: 2 }, status: down }),
      named(CAPI, "Cluster", "edge-1", {
        status: { conditions: [{ type: "Available", status: "False", message: "no etcd" }] },
      }),
    ],
    "no etcd",
  ],
])("what runs on a cluster waits while that is not ready: %s", (_, objects, why) => {
  const blocked =
    why === undefined
      ? { blockedBy: undefined }
      : { blockedBy: "cluster/edge-1", reason: "ClusterNotReady", message: `cluster/edge-1 is not ready: ${why}` };
  for (const order of [objects, objects.toReversed()]) {
    const seen = shopBeside(...order);
    expect({ blockedBy: undefined, ...seen }).toMatchObject(blocked);
  }
});
