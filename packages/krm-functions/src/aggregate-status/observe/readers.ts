import { type DeliveryReader, KINDS, type Surroundings } from "@landfall/adapters/systems";
import { readResourceGroup } from "@landfall/core/aggregate";
import { type KubeObject, type ObjectRef, refKey, refOf } from "@landfall/core/object";
import type { LiveObject } from "./fleet-input.ts";
import type { KnownKind } from "./kinds.ts";

/** The objects of one snapshot, by ref. */
export type LiveObjects = ReadonlyMap<string, LiveObject>;

/** The facts that a reader gets beside the object. */
export function surroundingsOf({ observedAt, cluster }: LiveObject, objects: LiveObjects): Surroundings {
  return {
    observedAt,
    cluster,
    isAlone: objects.size === 1,
    find: (ref) => objects.get(refKey(ref))?.object,
    all: () => Array.from(objects.values(), ({ object }) => object),
  };
}

// A ResourceGroup has no `wanted` here: its entries name commits, which the package's revision is not.
const readGroup: DeliveryReader = (object, { target, observedAt }) => readResourceGroup(object, { target, observedAt });

/** The reader for an object that delivers to one target. */
export function deliveryReader(known: KnownKind): DeliveryReader | undefined {
  if (known.role === "group") return readGroup;
  return known.role === "delivery" ? known.read : undefined;
}

/** Whether an object delivers to a cluster other than its own without naming it. */
export function isElsewhere(object: KubeObject, known: KnownKind): boolean {
  if (known.role !== "delivery" || known.isElsewhere === undefined) return false;
  return known.isElsewhere === true || known.isElsewhere(object);
}

/** The key of the template that an object copies to its clusters. */
export function templateKey({ object, known }: LiveObject): string | undefined {
  const template = known?.role === "spread" ? known.templateOf?.(object) : undefined;
  return template === undefined ? undefined : refKey(template);
}

/** The ResourceGroup that lists what an object applied: the one of the same name. */
export function groupOf(object: KubeObject, objects: LiveObjects): KubeObject | undefined {
  const { name, namespace } = refOf(object);
  return objects.get(refKey({ group: "kpt.dev", kind: "ResourceGroup", namespace, name }))?.object;
}

/** Whether a ResourceGroup belongs to a delivery object, with which it is read; any other belongs to plain kpt. */
export function isOfDelivery({ name, namespace }: ObjectRef, objects: LiveObjects): boolean {
  for (const [key, known] of KINDS) {
    if (known.role !== "delivery" || known.resourceGroup !== true) continue;
    const at = key.lastIndexOf("/");
    if (objects.has(refKey({ group: key.slice(0, at), kind: key.slice(at + 1), namespace, name }))) return true;
  }
  return false;
}
