import type { System } from "../systems/contract.ts";
import { readEksCluster, readEksNodegroup } from "./inventory.ts";

const GROUP = "eks.services.k8s.aws";

export const system: System = {
  title: "AWS Controllers for Kubernetes",
  url: "https://aws-controllers-k8s.github.io/community/docs/community/overview/",
  kinds: [
    { group: GROUP, kind: "Cluster", role: "cluster", inventory: { part: "cluster", read: readEksCluster } },
    { group: GROUP, kind: "Nodegroup", role: "cluster", inventory: { part: "pool", read: readEksNodegroup } },
  ],
  docs: { label: "ACK", reads: "Cluster and Nodegroup of EKS: while one is not ready, workloads wait" },
};
