import type { System } from "../systems/contract.ts";
import { readManagedCluster, readOcmPlacementDecision } from "./inventory.ts";
import { readManifestWork } from "./read-manifest-work.ts";

// On the hub the objects of a managed cluster are in the namespace with its name.
const CLUSTER = { path: ["metadata", "namespace"] } as const;

export const system: System = {
  title: "Open Cluster Management",
  url: "https://open-cluster-management.io/docs/concepts/work-distribution/manifestwork/",
  kinds: [
    {
      group: "work.open-cluster-management.io",
      kind: "ManifestWork",
      role: "delivery",
      read: readManifestWork,
      declares: { rank: 40 },
      cluster: CLUSTER,
    },
    { group: "addon.open-cluster-management.io", kind: "ManagedClusterAddOn", role: "object", cluster: CLUSTER },
    {
      group: "cluster.open-cluster-management.io",
      kind: "ManagedCluster",
      role: "cluster",
      inventory: { part: "cluster", read: readManagedCluster },
    },
    {
      group: "cluster.open-cluster-management.io",
      kind: "PlacementDecision",
      role: "object",
      inventory: { part: "choice", read: readOcmPlacementDecision },
    },
  ],
  docs: { label: "OCM", reads: "ManifestWork, ManagedCluster" },
};
