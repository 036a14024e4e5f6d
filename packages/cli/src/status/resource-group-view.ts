import {
  inventoryObjects,
  isInventory,
  isInventoryRef,
  makeObservation,
  type Observation,
  reconcileOf,
  resourceGroupObject,
} from "@landfall/core/aggregate";
import {
  failure,
  type KubeObject,
  type ObjectRef,
  type Problem,
  type Result,
  refKey,
  refOf,
  success,
} from "@landfall/core/object";
import type { ObjectStatus } from "./object-status.ts";

/** Facts for a ResourceGroup besides the status of the objects. */
export interface ResourceGroupInput {
  readonly statuses: readonly ObjectStatus[];
  /** All objects that were found, which may include the inventory. */
  readonly objects: readonly KubeObject[];
  /** The time of the observation (RFC 3339). */
  readonly observedAt: string;
}

/**
 * The state of objects as one ResourceGroup. If an inventory is among them, its name and list are kept, and listed
 * objects that were not found are NotFound; else all objects are listed. Problem `SeveralInventories` if it is unclear
 * which one is meant.
 */
export function resourceGroupView({ statuses, objects, observedAt }: ResourceGroupInput): Result<object> {
  const inventories = objects.filter(isInventory);
  const [inventory] = inventories;
  if (inventories.length > 1) return failure(severalInventories(inventories));
  const found = statuses.filter(({ object }) => !isInventoryRef(object));
  const resources = inventory === undefined ? found.map(({ object }) => object) : inventoryObjects(inventory);
  const byKey = new Map(found.map((status) => [refKey(status.object), status]));
  const observations = resources.map((ref) => observe(ref, byKey.get(refKey(ref)), observedAt));
  return success(resourceGroupObject({ name: "inventory", inventory, resources, observations }));
}

function observe(ref: ObjectRef, status: ObjectStatus | undefined, observedAt: string): Observation {
  const health = status?.result.status ?? "NotFound";
  const reconcile = reconcileOf("Apply", "Succeeded", health, "Pending");
  return makeObservation({
    target: { cluster: "" },
    ref,
    revision: {},
    axes: { health, actuation: "Succeeded", reconcile, suspended: status?.result.suspended === true ? "yes" : "no" },
    reason: status?.result.reason ?? "NotFound",
    message: status?.result.message ?? "the inventory lists it, and it is not there",
    observedAt,
    source: "objects",
  });
}

function severalInventories(inventories: readonly KubeObject[]): Problem {
  const names = inventories.map((inventory) => refOf(inventory).name).toSorted();
  return {
    code: "SeveralInventories",
    severity: "error",
    message: `there are ${inventories.length} ResourceGroups (${names.join(", ")}), and one is written`,
    hint: "pass the objects of one inventory",
  };
}
