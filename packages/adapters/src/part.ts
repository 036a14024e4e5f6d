import type { Observation } from "@landfall/core/aggregate";
import { formatRef, type KubeObject, readPath, readString, refOf, truncate } from "@landfall/core/object";

const MAX_MESSAGE = 256;

/** Returns the observation of one object as a part of a target whose revisions are of another kind. */
export function asPart(observation: Observation, object: KubeObject): Observation {
  const ref = refOf(object);
  return {
    ...observation,
    ref,
    revision: {},
    unsaid: [...new Set([...(observation.unsaid ?? []), "upToDate" as const])],
    message: truncate(`${formatRef(ref)}: ${observation.message}`, MAX_MESSAGE),
  };
}

/** Returns whether an object names another one, in its namespace, as one of its owners. */
export function isOwnedBy(object: KubeObject, owner: KubeObject): boolean {
  const owners = readPath(object, ["metadata", "ownerReferences"]);
  const { kind, name, namespace } = refOf(owner);
  const entries: readonly unknown[] = Array.isArray(owners) ? owners : [];
  return (
    refOf(object).namespace === namespace &&
    entries.some((entry) => readString(entry, ["kind"]) === kind && readString(entry, ["name"]) === name)
  );
}
