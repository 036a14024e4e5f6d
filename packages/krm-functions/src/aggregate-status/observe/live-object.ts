import type { Observation } from "@landfall/core/aggregate";
import { type KubeObject, readPath, refKey } from "@landfall/core/object";
import type { LiveObject } from "./fleet-input.ts";
import type { LiveObjects } from "./readers.ts";

/** Whether a controller made the object: it is then evidence for its owner, not a part of its own. */
export function isOwned(object: KubeObject): boolean {
  const owners = readPath(object, ["metadata", "ownerReferences"]);
  return Array.isArray(owners) && owners.length > 0;
}

/** Whether a live object may be read as a part of a package: those of other roles say what they deliver, no more. */
export function isPart({ object, known }: LiveObject): boolean {
  return (known === undefined || known.role === "cluster" || known.role === "instance") && !isOwned(object);
}

/** An object that was seen itself is better evidence of health than what another repeats of it. */
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

/** Whether an object plays a part in how something is delivered. */
export function isDelivering({ known }: LiveObject): boolean {
  return known !== undefined && known.role !== "snapshot" && known.role !== "report" && known.role !== "group";
}
