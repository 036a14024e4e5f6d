import type { Observation } from "@landfall/core/aggregate";
import { formatRef, type KubeObject, readPath, readString, refKey, refOf, truncate } from "@landfall/core/object";
import type { LiveObject } from "./fleet-input.ts";
import type { LiveObjects } from "./readers.ts";

/** What a controller made is evidence for its owner, not a part of its own. */
export function isOwned(object: KubeObject): boolean {
  const owners = readPath(object, ["metadata", "ownerReferences"]);
  return Array.isArray(owners) && owners.length > 0;
}

/** Whether an object names another as one of its owners. */
export function isOwnedBy(object: KubeObject, owner: KubeObject): boolean {
  const owners = readPath(object, ["metadata", "ownerReferences"]);
  const { kind, name, namespace } = refOf(owner);
  const entries: readonly unknown[] = Array.isArray(owners) ? owners : [];
  return (
    refOf(object).namespace === namespace &&
    entries.some((entry) => readString(entry, ["kind"]) === kind && readString(entry, ["name"]) === name)
  );
}

/** Whether a live object may be read as a part of a package: those of other roles say what they deliver, no more. */
export function isPart({ object, role }: LiveObject): boolean {
  return (role === undefined || role === "cluster" || role === "instance") && !isOwned(object);
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

const MAX_MESSAGE = 256;

/** What was observed of one object, as a part of a target whose revisions are of another kind. */
export function asPart(observation: Observation, object: KubeObject): Observation {
  const ref = refOf(object);
  return {
    ...observation,
    ref,
    revision: {},
    unsaid: [...new Set([...(observation.unsaid ?? []), "upToDate" as const])],
    message: truncate(`${formatRef({ ...ref, group: "" })}: ${observation.message}`, MAX_MESSAGE),
  };
}
