import { KINDS } from "@landfall/adapters/systems";
import { inventoryObjects, makeObservation, type Observation } from "@landfall/core/aggregate";
import {
  formatRef,
  type KubeObject,
  type ObjectRef,
  readPath,
  readString,
  refKey,
  type Target,
  targetKey,
} from "@landfall/core/object";
import type { LiveObject } from "./fleet-input.ts";
import type { LiveObjects } from "./readers.ts";

/**
 * The objects in each cluster, by the refs that deliveries report or by the delivery labels that objects carry, with
 * the target that brought them.
 */
export type Inventory = Map<string, Map<string, Target>>;

/** The label prefixes under which applied objects carry the name of their delivery. */
const LABEL_PREFIXES: readonly string[] = [...KINDS.values()].flatMap((known) =>
  known.role === "delivery" ? (known.labelPrefix ?? []) : [],
);

/** Assigns an object to a target. If two claim it, the one with the smaller key wins, whatever the order. */
export function listIn(inventory: Inventory, key: string, target: Target): void {
  const listed = inventory.get(target.cluster) ?? new Map<string, Target>();
  inventory.set(target.cluster, listed);
  const before = listed.get(key);
  if (before === undefined || targetKey(target) < targetKey(before)) listed.set(key, target);
}

/** Assigns the objects of a ResourceGroup to a target. */
export function listGroup(inventory: Inventory, group: KubeObject | undefined, target: Target): void {
  if (group !== undefined && inventoryObjects(group).length > 0) listIn(inventory, LISTS, target);
  for (const path of [
    ["spec", "resources"],
    ["status", "resourceStatuses"],
  ]) {
    const entries = readPath(group, path);
    for (const entry of Array.isArray(entries) ? (entries as readonly unknown[]) : []) {
      const field = (name: string): string => readString(entry, [name]) ?? "";
      const ref = { group: field("group"), kind: field("kind"), namespace: field("namespace"), name: field("name") };
      listIn(inventory, refKey(ref), target);
    }
  }
}

/** The key under which an inventory has the target whose ResourceGroup lists its objects; no `refKey` is like it. */
const LISTS = "lists";

/** Whether the target of a cluster has a ResourceGroup with a list, so that what is not on it belongs to another. */
export function isListing(inventory: Inventory, { cluster, ...target }: Target): boolean {
  const listing = inventory.get(cluster)?.get(LISTS);
  return listing !== undefined && targetKey(listing) === targetKey({ cluster, ...target });
}

/**
 * Turns what a ResourceGroup says of objects that it applied and that its snapshot does not hold into NotFound. An
 * object counts as looked for if others of its kind and namespace are there; of Secrets a snapshot keeps only some.
 */
export function withoutMissing(
  observations: readonly Observation[],
  objects: LiveObjects | undefined,
): readonly Observation[] {
  if (objects === undefined) return observations;
  let read: ReadonlySet<string> | undefined;
  return observations.map((observation) => {
    const { ref, axes, source, target, revision, observedAt } = observation;
    if (source !== "resource-group" || ref === undefined || objects.has(refKey(ref))) return observation;
    if (axes.actuation !== "Succeeded" || axes.health === "NotFound" || ref.kind === "Secret") return observation;
    read ??= new Set(Array.from(objects.values(), (live) => placeOf(live.ref)));
    if (!read.has(placeOf(ref))) return observation;
    const message = `${formatRef(ref)}: it was applied and is gone`;
    const gone = { health: "NotFound", actuation: "Succeeded", reconcile: "Failed", upToDate: "no" } as const;
    return makeObservation({ target, ref, revision, axes: gone, reason: "NotFound", message, observedAt, source });
  });
}

/** The kind and namespace of an object, in one text. */
function placeOf({ group, kind, namespace }: ObjectRef): string {
  return `${group}/${kind} ${namespace}`;
}

/** The key of a delivery that labels what it applies with its namespace and name, under a prefix. */
export function labelKey(prefix: string, { namespace, name }: Pick<ObjectRef, "namespace" | "name">): string {
  return `labels ${prefix} ${namespace}/${name}`;
}

/** The target that brought an object to its cluster, if a delivery claims it. */
export function findIn(inventory: Inventory, { object, ref, cluster }: LiveObject): Target | undefined {
  const listed = inventory.get(cluster);
  const found = listed?.get(refKey(ref));
  if (found !== undefined) return found;
  for (const prefix of LABEL_PREFIXES) {
    const label = (name: string): string => String(readPath(object, ["metadata", "labels", `${prefix}/${name}`]));
    const labelled = listed?.get(labelKey(prefix, { namespace: label("namespace"), name: label("name") }));
    if (labelled !== undefined) return labelled;
  }
  return undefined;
}
