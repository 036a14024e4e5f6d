import type { System } from "../systems/contract.ts";
import { readClusterApiCluster } from "./inventory.ts";
import { readCluster } from "./read.ts";

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
  ],
  docs: { reads: "Cluster: while it is not ready, its workloads wait" },
};
