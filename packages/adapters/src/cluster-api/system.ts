import type { System } from "../systems/contract.ts";
import { accessOfCluster, kubeconfigSecretOf } from "./access.ts";
import { readClusterApiCluster } from "./inventory.ts";
import { readCluster } from "./read.ts";
import { readWorkers } from "./workers.ts";

export const system: System = {
  title: "Cluster API",
  url: "https://cluster-api.sigs.k8s.io/reference/api/v1beta2",
  kinds: [
    {
      group: "cluster.x-k8s.io",
      kind: "Cluster",
      role: "cluster",
      inventory: { part: "cluster", read: readClusterApiCluster },
      read: readCluster,
    },
    {
      group: "cluster.x-k8s.io",
      kind: "MachineDeployment",
      role: "cluster",
      inventory: { part: "pool", read: readWorkers },
    },
    {
      group: "cluster.x-k8s.io",
      kind: "MachinePool",
      role: "cluster",
      inventory: { part: "pool", read: readWorkers },
    },
  ],
  access: {
    lists: { group: "cluster.x-k8s.io", kind: "Cluster" },
    secretOf: kubeconfigSecretOf,
    read: accessOfCluster,
  },
  docs: { reads: "Cluster, MachineDeployment, MachinePool: while one is not ready, workloads wait" },
};
