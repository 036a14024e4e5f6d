// Generated from packages/adapters/src/*/system.ts by `npm run gen`. Do not edit.
import type { InventoryRow } from "../contract.ts";
import { isClusterSecret, readClusterSecret } from "../../argo-cd/inventory.ts";
import { readEksCluster, readEksNodegroup } from "../../aws-ack/inventory.ts";
import { readClusterApiCluster } from "../../cluster-api/inventory.ts";
import { readWorkers } from "../../cluster-api/workers.ts";
import { readClusterProfile, readPlacementDecision } from "../../cluster-inventory/inventory.ts";
import { readContainerCluster, readContainerNodePool } from "../../config-connector/inventory.ts";
import { readCrossplaneCluster, readNodePool } from "../../crossplane/inventory.ts";
import { readKarmadaCluster } from "../../karmada/inventory.ts";
import { readManagedCluster, readOcmPlacementDecision } from "../../ocm/inventory.ts";
import { readVariant } from "../../porch/inventory.ts";
import { readFleetCluster } from "../../rancher-fleet/inventory.ts";

/** The rows of objects in an inventory, by `group/kind`. */
export const INVENTORY: ReadonlyMap<string, InventoryRow> = /* @__PURE__ */ new Map<string, InventoryRow>([
  ["/Secret", { part: "cluster", read: readClusterSecret, isOne: isClusterSecret }],
  ["eks.services.k8s.aws/Cluster", { part: "cluster", read: readEksCluster }],
  ["eks.services.k8s.aws/Nodegroup", { part: "pool", read: readEksNodegroup }],
  ["cluster.x-k8s.io/Cluster", { part: "cluster", read: readClusterApiCluster }],
  ["cluster.x-k8s.io/MachineDeployment", { part: "pool", read: readWorkers }],
  ["cluster.x-k8s.io/MachinePool", { part: "pool", read: readWorkers }],
  ["multicluster.x-k8s.io/ClusterProfile", { part: "cluster", read: readClusterProfile }],
  ["multicluster.x-k8s.io/PlacementDecision", { part: "choice", read: readPlacementDecision }],
  ["container.cnrm.cloud.google.com/ContainerCluster", { part: "cluster", read: readContainerCluster }],
  ["container.cnrm.cloud.google.com/ContainerNodePool", { part: "pool", read: readContainerNodePool }],
  ["container.gcp.upbound.io/Cluster", { part: "cluster", read: readCrossplaneCluster }],
  ["container.gcp.upbound.io/NodePool", { part: "pool", read: readNodePool }],
  ["container.gcp.m.upbound.io/Cluster", { part: "cluster", read: readCrossplaneCluster }],
  ["container.gcp.m.upbound.io/NodePool", { part: "pool", read: readNodePool }],
  ["eks.aws.upbound.io/Cluster", { part: "cluster", read: readCrossplaneCluster }],
  ["eks.aws.upbound.io/NodeGroup", { part: "pool", read: readNodePool }],
  ["eks.aws.m.upbound.io/Cluster", { part: "cluster", read: readCrossplaneCluster }],
  ["eks.aws.m.upbound.io/NodeGroup", { part: "pool", read: readNodePool }],
  ["containerservice.azure.upbound.io/KubernetesCluster", { part: "cluster", read: readCrossplaneCluster }],
  ["containerservice.azure.upbound.io/KubernetesClusterNodePool", { part: "pool", read: readNodePool }],
  ["containerservice.azure.m.upbound.io/KubernetesCluster", { part: "cluster", read: readCrossplaneCluster }],
  ["containerservice.azure.m.upbound.io/KubernetesClusterNodePool", { part: "pool", read: readNodePool }],
  ["cluster.karmada.io/Cluster", { part: "cluster", read: readKarmadaCluster }],
  ["cluster.open-cluster-management.io/ManagedCluster", { part: "cluster", read: readManagedCluster }],
  ["cluster.open-cluster-management.io/PlacementDecision", { part: "choice", read: readOcmPlacementDecision }],
  ["config.porch.kpt.dev/PackageVariant", { part: "delivery", read: readVariant }],
  ["fleet.cattle.io/Cluster", { part: "cluster", read: readFleetCluster }],
]);
