// Generated from packages/adapters/src/*/system.ts by `npm run gen`. Do not edit.
import type { InventoryRow } from "../contract.ts";
import { isClusterSecret, readClusterSecret } from "../../argo-cd/inventory.ts";
import { readClusterApiCluster } from "../../cluster-api/inventory.ts";
import { readClusterProfile, readPlacementDecision } from "../../cluster-inventory/inventory.ts";
import { readKarmadaCluster } from "../../karmada/inventory.ts";
import { readManagedCluster, readOcmPlacementDecision } from "../../ocm/inventory.ts";
import { readVariant } from "../../porch/inventory.ts";
import { readFleetCluster } from "../../rancher-fleet/inventory.ts";

/** What objects say as those of an inventory, by `group/kind`. */
export const INVENTORY: ReadonlyMap<string, InventoryRow> = /* @__PURE__ */ new Map<string, InventoryRow>([
  ["/Secret", { part: "cluster", read: readClusterSecret, isOne: isClusterSecret }],
  ["cluster.x-k8s.io/Cluster", { part: "cluster", read: readClusterApiCluster }],
  ["multicluster.x-k8s.io/ClusterProfile", { part: "cluster", read: readClusterProfile }],
  ["multicluster.x-k8s.io/PlacementDecision", { part: "choice", read: readPlacementDecision }],
  ["cluster.karmada.io/Cluster", { part: "cluster", read: readKarmadaCluster }],
  ["cluster.open-cluster-management.io/ManagedCluster", { part: "cluster", read: readManagedCluster }],
  ["cluster.open-cluster-management.io/PlacementDecision", { part: "choice", read: readOcmPlacementDecision }],
  ["config.porch.kpt.dev/PackageVariant", { part: "delivery", read: readVariant }],
  ["fleet.cattle.io/Cluster", { part: "cluster", read: readFleetCluster }],
]);
