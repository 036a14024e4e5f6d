import type { System } from "../systems/contract.ts";
import { readClusterProfile, readPlacementDecision } from "./inventory.ts";

const GROUP = "multicluster.x-k8s.io";

export const system: System = {
  title: "Cluster Inventory",
  url: "https://multicluster.sigs.k8s.io/concepts/cluster-profile-api/",
  kinds: [
    {
      group: GROUP,
      kind: "ClusterProfile",
      role: "cluster",
      inventory: { part: "cluster", read: readClusterProfile },
    },
    {
      group: GROUP,
      kind: "PlacementDecision",
      role: "object",
      inventory: { part: "choice", read: readPlacementDecision },
    },
  ],
  docs: { label: "SIG", reads: "ClusterProfile" },
};
