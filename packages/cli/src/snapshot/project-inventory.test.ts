import { inventoryEntries } from "@landfall/adapters/inventory";
import type { Json } from "@landfall/core/object";
import { expect, test } from "vitest";
import { projectObject } from "./project.ts";

const down = { conditions: [{ type: "Ready", status: "False", reason: "Failed", message: "no quota" }] };
const KCC = "container.cnrm.cloud.google.com/v1beta1";
const PATH = "projects/p/locations/eu/clusters/edge-1";

type Fields = { readonly [key: string]: Json };

test.each<[string, string, string, Fields]>([
  ["a ContainerCluster", KCC, "ContainerCluster", {}],
  ["a pool by name", KCC, "ContainerNodePool", { clusterRef: { name: "edge-1" } }],
  ["a pool by path", KCC, "ContainerNodePool", { clusterRef: { external: PATH } }],
  ["Crossplane on Google, by reference", "container.gcp.upbound.io/v1beta2", "NodePool", forProvider("clusterRef")],
  ["Crossplane on AWS, by reference", "eks.aws.upbound.io/v1beta1", "NodeGroup", forProvider("clusterNameRef")],
  [
    "Crossplane on Azure, by reference",
    "containerservice.azure.upbound.io/v1beta1",
    "KubernetesClusterNodePool",
    forProvider("kubernetesClusterIdRef"),
  ],
  ["Crossplane by path", "container.gcp.upbound.io/v1beta2", "NodePool", { forProvider: { cluster: PATH } }],
  ["Crossplane by name", "eks.aws.upbound.io/v1beta1", "NodeGroup", { forProvider: { clusterName: "edge-1" } }],
  ["a MachineDeployment", "cluster.x-k8s.io/v1beta2", "MachineDeployment", { clusterName: "edge-1", replicas: 1 }],
  ["a Cluster", "cluster.x-k8s.io/v1beta2", "Cluster", {}],
])("what a snapshot keeps of %s says the same of its cluster", (_, apiVersion, kind, spec) => {
  const object = { apiVersion, kind, metadata: { name: "edge-1", namespace: "fleet" }, spec, status: down };
  const said = inventoryEntries(object);
  expect(said).toMatchObject({ ok: true, value: [{ cluster: "edge-1", notReady: expect.any(String) }] });
  expect(inventoryEntries(projectObject(object))).toEqual(said);
});

function forProvider(field: string): Fields {
  return { forProvider: { [field]: { name: "edge-1" } } };
}
