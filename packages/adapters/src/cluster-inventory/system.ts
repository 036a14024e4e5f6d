import type { System } from "../systems/contract.ts";
import { accessOfProfile } from "./access.ts";
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
  access: { lists: { group: GROUP, kind: "ClusterProfile" }, read: accessOfProfile },
  docs: { label: "SIG", reads: "ClusterProfile" },
};
