import {
  inventoryObjects,
  isInventoryRef,
  makeObservation,
  type Observation,
  reconcileOf,
  resourceGroupStatus,
} from "@landfall/core/aggregate";
import { formatRef, type Json, type ObjectRef, type Problem, refKey } from "@landfall/core/object";
import { type Item, isKptfile, type ResourceList, updateItem } from "../sdk/index.ts";
import type { FleetInput } from "./observe/fleet-input.ts";
import { type Beside, besideIn, judgeObject } from "./observe/read-live-object.ts";
import type { LiveObjects } from "./observe/readers.ts";

const LOCAL_CONFIG = "config.kubernetes.io/local-config";

/**
 * Writes the status of the listed objects into the package's inventory; if it lists none, of the objects of the package
 * that kpt applies. They are looked up in the snapshot that contains the inventory, or in the only snapshot; missing
 * ones are NotFound, and those that the inventory of the cluster says were not applied are Unknown. Problems: `NoInventory`, `SeveralInventories`, `InventoryNotSeen`.
 */
export function writeInventoryStatus(list: ResourceList, input: FleetInput): readonly Problem[] {
  const items = list.items.filter(({ ref }) => isInventoryRef(ref));
  const [item] = items;
  if (item === undefined) return [noInventory()];
  if (items.length > 1) return [severalInventories(items)];
  const seen = snapshotOf(item.ref, input);
  if (seen === undefined) return [notSeen(item)];
  const inventory = item.toObject();
  const listed = inventoryObjects(inventory);
  const observations = (listed.length > 0 ? listed : appliedOf(list)).map((ref) => observe(ref, seen));
  const observedGeneration = inventory.metadata?.generation ?? 0;
  const applied = seen.objects.get(refKey(item.ref))?.object;
  updateItem(item, ["status"], resourceGroupStatus(observations, { observedGeneration, applied }) as unknown as Json);
  return [];
}

/** The refs of the package's objects that kpt applies. */
function appliedOf(list: ResourceList): readonly ObjectRef[] {
  const isLocal = ({ annotations }: Item): boolean => (annotations[LOCAL_CONFIG] ?? "false") !== "false";
  return list.items
    .filter((item) => !isKptfile(item) && !isLocal(item) && !isInventoryRef(item.ref))
    .map(({ ref }) => ref);
}

interface Seen {
  readonly cluster: string;
  readonly observedAt: string | undefined;
  readonly objects: LiveObjects;
  readonly beside: Beside;
}

function snapshotOf(inventory: ObjectRef, { live, newest }: FleetInput): Seen | undefined {
  const holding = [...live].filter(([, objects]) => objects.has(refKey(inventory)));
  const [first, ...more] = holding.length > 0 ? holding : [...live];
  if (first === undefined || more.length > 0) return undefined;
  const [cluster, objects] = first;
  return { cluster, observedAt: newest.get(cluster)?.observedAt, objects, beside: besideIn(objects) };
}

function observe(ref: ObjectRef, { cluster, observedAt, objects, beside }: Seen): Observation {
  const live = objects.get(refKey(ref));
  const target = { cluster };
  if (live === undefined) {
    const message = `${formatRef(ref)} is not in the snapshot of ${cluster}`;
    const axes = { health: "NotFound", actuation: "Succeeded", reconcile: "Failed" } as const;
    const said = { axes, reason: "NotFound", message, observedAt, source: "snapshot" };
    return makeObservation({ target, ref, revision: {}, ...said });
  }
  const observation = judgeObject(live, target, beside);
  const { health } = observation.axes;
  const reconcile = reconcileOf("Apply", "Succeeded", health, "Pending");
  return { ...observation, axes: { ...observation.axes, actuation: "Succeeded", reconcile } };
}

function noInventory(): Problem {
  return {
    code: "NoInventory",
    severity: "warning",
    message: "the package has no ResourceGroup whose status could be written",
    field: "functionConfig.resourceGroups",
    hint: "kpt live init makes one; files writes ConfigMaps instead",
  };
}

function severalInventories(items: readonly Item[]): Problem {
  const names = items.map(({ name }) => name).toSorted();
  return {
    code: "SeveralInventories",
    severity: "error",
    message: `the package has ${items.length} ResourceGroups (${names.join(", ")}), and kpt takes one`,
    hint: "keep the one that kpt live init made",
  };
}

function notSeen({ ref, id }: Item): Problem {
  return {
    code: "InventoryNotSeen",
    severity: "warning",
    ref,
    ...(id.path === "" ? {} : { file: { path: id.path, index: id.index } }),
    message: "no snapshot holds this inventory, and there is not just one: where its objects are is not known",
    hint: "let landfall snapshot take the ResourceGroup of the cluster too",
  };
}
