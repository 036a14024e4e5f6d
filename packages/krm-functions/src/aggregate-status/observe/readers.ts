import { type DeliveryReader, KINDS, type Surroundings } from "@landfall/adapters/systems";
import { readResourceGroup } from "@landfall/core/aggregate";
import { type KubeObject, type ObjectRef, refKey, refOf } from "@landfall/core/object";
import type { LiveObject } from "./fleet-input.ts";
import type { KnownKind } from "./kinds.ts";

/** The objects of one snapshot, by ref. */
export type LiveObjects = ReadonlyMap<string, LiveObject>;

/** The facts that a reader is given beside the object. */
export function surroundingsOf({ observedAt, cluster }: LiveObject, objects: LiveObjects): Surroundings {
  return {
    observedAt,
    cluster,
    isAlone: objects.size === 1,
    find: (ref) => objects.get(refKey(ref))?.object,
    all: () => Array.from(objects.values(), ({ object }) => object),
  };
}

// The entries of a ResourceGroup are commits, and the revision that the package declares is none.
const readGroup: DeliveryReader = (object, { target, observedAt }) => readResourceGroup(object, { target, observedAt });

/** How an object that delivers to one target is read. */
export function deliveryReader(known: KnownKind): DeliveryReader | undefined {
  if (known.role === "group") return readGroup;
  return known.role === "delivery" ? known.read : undefined;
}

/** Whether an object delivers to another cluster than the one it lies in, without the name of that cluster. */
export function isElsewhere(object: KubeObject, known: KnownKind): boolean {
  if (known.role !== "delivery" || known.isElsewhere === undefined) return false;
  return known.isElsewhere === true || known.isElsewhere(object);
}

/** The template that an object copies to its clusters. */
export function templateKey({ object, known }: LiveObject): string | undefined {
  const template = known?.role === "spread" ? known.templateOf?.(object) : undefined;
  return template === undefined ? undefined : refKey(template);
}

/** The ResourceGroup that lists the objects which an object applied: it has the same name. */
export function groupOf(object: KubeObject, objects: LiveObjects): KubeObject | undefined {
  const { name, namespace } = refOf(object);
  return objects.get(refKey({ group: "kpt.dev", kind: "ResourceGroup", namespace, name }))?.object;
}

/** Whether a ResourceGroup is that of another object, which is read with it; any other is what plain kpt applied. */
export function isOfDelivery({ name, namespace }: ObjectRef, objects: LiveObjects): boolean {
  for (const [key, known] of KINDS) {
    if (known.role !== "delivery" || known.resourceGroup !== true) continue;
    const at = key.lastIndexOf("/");
    if (objects.has(refKey({ group: key.slice(0, at), kind: key.slice(at + 1), namespace, name }))) return true;
  }
  return false;
}
