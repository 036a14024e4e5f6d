import { failure, type KubeObject, type Problem, type Result, refOf, success } from "@landfall/core/object";
import type { InventoryRow } from "../systems/contract.ts";
import { INVENTORY } from "../systems/generated/inventory.ts";
import type { InventoryEntry, InventoryPart } from "./entry.ts";
import { mergeEntries } from "./merge-entries.ts";

/** Returns the part that an object can play in an inventory; `undefined`: none. */
export function inventoryPart(object: KubeObject): InventoryPart | undefined {
  return rowOf(object)?.part;
}

function rowOf(object: KubeObject): InventoryRow | undefined {
  const { group, kind } = refOf(object);
  const row = inventoryRow(group, kind);
  return row?.isOne === undefined || row.isOne(object) ? row : undefined;
}

/** Returns the inventory row for a kind; `undefined` for a kind that is not in the table. */
export function inventoryRow(group: string, kind: string): InventoryRow | undefined {
  return INVENTORY.get(`${group}/${kind}`);
}

/**
 * Returns the entries of one object; `undefined` for a kind that belongs to no inventory. Problem `InvalidInventory`.
 */
export function inventoryEntries(object: KubeObject): Result<readonly InventoryEntry[]> | undefined {
  return rowOf(object)?.read(object);
}

/** Parts that add no target, and are read separately. */
const NO_TARGET: ReadonlySet<InventoryPart | undefined> = new Set(["choice", "pool"]);

/**
 * Returns the targets that inventory objects stand for, one entry for each, sorted: by cluster, or by cluster and
 * package. Several objects of one target are merged, with their labels. `known` are clusters that add no target, but
 * give labels and readiness to those that a PlacementDecision has chosen. A pool of workers only says whether its
 * cluster is ready. Targets that are being deleted are left out with a warning `ClusterLeaving`. Problems:
 * `InvalidInventory`, and `ConflictingLabels` for a label with two values.
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
  const others = entriesIn(objects.filter((object) => !NO_TARGET.has(inventoryPart(object))));
  const chosen = new Set(choices.map(({ cluster }) => cluster));
  const lent = entriesIn(known.filter((object) => inventoryPart(object) === "cluster"));
  const entries = [...choices, ...others, ...lent.filter(({ cluster }) => chosen.has(cluster))];
  const there = new Set(entries.map(({ cluster }) => cluster));
  const pools = entriesIn([...objects, ...known].filter((object) => inventoryPart(object) === "pool"));
  const merged = mergeEntries([...entries, ...pools.filter(({ cluster }) => there.has(cluster))], problems);
  return problems.some(({ severity }) => severity === "error") ? failure(...problems) : success(merged, problems);
}
