import type { Observation } from "@landfall/core/aggregate";
import { type KubeObject, readPath, refKey } from "@landfall/core/object";
import type { LiveObject } from "./fleet-input.ts";
import type { LiveObjects } from "./readers.ts";

/** Whether a controller made the object; it is then evidence for its owner, not a part of its own. */
export function isOwned(object: KubeObject): boolean {
  const owners = readPath(object, ["metadata", "ownerReferences"]);
  return Array.isArray(owners) && owners.length > 0;
}

/** Whether a live object may be a part of a package; objects with other roles only say what they deliver. */
export function isPart({ object, known }: LiveObject): boolean {
  return (known === undefined || known.role === "cluster" || known.role === "instance") && !isOwned(object);
}

/** Prefers an object that was observed itself over one whose health another object repeats. */
export function preferLive(
  observations: readonly Observation[],
  objects: LiveObjects | undefined,
): readonly Observation[] {
  if (objects === undefined) return observations;
  return observations.map((observation) => {
    const live = observation.ref && objects.get(refKey(observation.ref));
    if (live === undefined || !isPart(live)) return observation;
    return { ...observation, unsaid: [...(observation.unsaid ?? []), "health"] };
  });
}

/** Whether an object has a role in a delivery. */
export function isDelivering({ known }: LiveObject): boolean {
  return known !== undefined && known.role !== "snapshot" && known.role !== "report" && known.role !== "group";
}
