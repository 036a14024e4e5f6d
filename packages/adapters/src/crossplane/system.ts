import type { System, SystemKind } from "../systems/contract.ts";
import { readCrossplaneCluster, readNodePool } from "./inventory.ts";

/** The kinds of the providers for managed clusters and their workers; groups with `.m.` are those of Crossplane 2. */
const PROVIDERS: readonly { readonly groups: readonly string[]; readonly cluster: string; readonly pool: string }[] = [
  {
    groups: ["container.gcp.upbound.io", "container.gcp.m.upbound.io"],
    cluster: "Cluster",
    pool: "NodePool",
  },
  {
    groups: ["eks.aws.upbound.io", "eks.aws.m.upbound.io"],
    cluster: "Cluster",
    pool: "NodeGroup",
  },
  {
    groups: ["containerservice.azure.upbound.io", "containerservice.azure.m.upbound.io"],
    cluster: "KubernetesCluster",
    pool: "KubernetesClusterNodePool",
  },
];

const KINDS: readonly SystemKind[] = PROVIDERS.flatMap(({ groups, cluster, pool }) =>
  groups.flatMap((group): readonly SystemKind[] => [
    { group, kind: cluster, role: "cluster", inventory: { part: "cluster", read: readCrossplaneCluster } },
    { group, kind: pool, role: "cluster", inventory: { part: "pool", read: readNodePool } },
  ]),
);

export const system: System = {
  title: "Crossplane",
  url: "https://docs.crossplane.io/latest/managed-resources/managed-resources/",
  kinds: KINDS,
  docs: {
    reads: "managed clusters of Google, AWS and Azure and their workers: while one is not ready, workloads wait",
  },
};
