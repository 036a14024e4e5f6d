import { failure, type KubeObject, type Problem, type Result, refOf, success } from "@landfall/core/object";
import { isClusterSecret, readClusterSecret } from "../argo-cd/inventory.ts";
import { readClusterApiCluster } from "../cluster-api/inventory.ts";
import { readClusterProfile, readPlacementDecision } from "../cluster-inventory/inventory.ts";
import { readKarmadaCluster } from "../karmada/inventory.ts";
import { readManagedCluster, readOcmPlacementDecision } from "../ocm/inventory.ts";
import { readVariant } from "../porch/inventory.ts";
import { readFleetCluster } from "../rancher-fleet/inventory.ts";
import type { InventoryEntry, InventoryReader } from "./entry.ts";
import { mergeEntries } from "./merge-entries.ts";

/** What an object of an inventory is: a cluster, a choice among clusters, or what delivers to one. */
export type InventoryPart = "cluster" | "choice" | "delivery";

interface Row {
  readonly part: InventoryPart;
  readonly read: InventoryReader;
  readonly isOne?: (object: KubeObject) => boolean;
}

/** By `group/kind`. */
const ROWS: ReadonlyMap<string, Row> = new Map<string, Row>([
  ["multicluster.x-k8s.io/ClusterProfile", { part: "cluster", read: readClusterProfile }],
  ["multicluster.x-k8s.io/PlacementDecision", { part: "choice", read: readPlacementDecision }],
  ["cluster.x-k8s.io/Cluster", { part: "cluster", read: readClusterApiCluster }],
  ["cluster.karmada.io/Cluster", { part: "cluster", read: readKarmadaCluster }],
  ["cluster.open-cluster-management.io/ManagedCluster", { part: "cluster", read: readManagedCluster }],
  ["cluster.open-cluster-management.io/PlacementDecision", { part: "choice", read: readOcmPlacementDecision }],
  ["fleet.cattle.io/Cluster", { part: "cluster", read: readFleetCluster }],
  ["/Secret", { part: "cluster", read: readClusterSecret, isOne: isClusterSecret }],
  ["config.porch.kpt.dev/PackageVariant", { part: "delivery", read: readVariant }],
]);

/** Which part an object can play in an inventory; `undefined`: none that is known. */
export function inventoryPart(object: KubeObject): InventoryPart | undefined {
  return rowOf(object)?.part;
}

function rowOf(object: KubeObject): Row | undefined {
  const { group, kind } = refOf(object);
  const row = ROWS.get(`${group}/${kind}`);
  return row?.isOne === undefined || row.isOne(object) ? row : undefined;
}

/** What one object says; `undefined` for a kind that is no inventory. */
export function inventoryEntries(object: KubeObject): Result<readonly InventoryEntry[]> | undefined {
  return rowOf(object)?.read(object);
}

/**
 * The targets that these objects stand for, one entry each, sorted: by cluster, or by cluster and package. Several
 * objects of one target are one; their labels together are its labels. `known` are clusters that make nothing a
 * target, but lend labels and readiness to what a PlacementDecision has chosen. What is being deleted is left out
 * with a warning `ClusterLeaving`. Problems: `InvalidInventory`, and `ConflictingLabels` for a label with two values.
 */
export function readInventory(
  objects: readonly KubeObject[],
  known: readonly KubeObject[] = [],
): Result<readonly InventoryEntry[]> {
  const problems: Problem[] = [];
  const entriesIn = (all: readonly KubeObject[]): readonly InventoryEntry[] =>
    all.flatMap((object) => {
      const read = inventoryEntries(object) ?? success([]);
      problems.push(...read.problems);
      return read.ok ? read.value : [];
    });
  const choices = entriesIn(objects.filter((object) => inventoryPart(object) === "choice"));
  const others = entriesIn(objects.filter((object) => inventoryPart(object) !== "choice"));
  const chosen = new Set(choices.map(({ cluster }) => cluster));
  const lent = entriesIn(known.filter((object) => inventoryPart(object) === "cluster"));
  const merged = mergeEntries([...choices, ...others, ...lent.filter(({ cluster }) => chosen.has(cluster))], problems);
  return problems.some(({ severity }) => severity === "error") ? failure(...problems) : success(merged, problems);
}
