import { readCluster } from "@landfall/adapters/cluster-api";
import { makeObservation, type Observation } from "@landfall/core/aggregate";
import {
  formatRef,
  formatTime,
  getConditions,
  type KubeObject,
  parseTime,
  readPath,
  readString,
  refKey,
  refOf,
  type Target,
  truncate,
} from "@landfall/core/object";
import { type ChildIndex, computeStatus } from "@landfall/core/status";
import { statusRuleLibrary } from "@landfall/core/status/library";
import { standingReader } from "@landfall/core/suspend";
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
    message: truncate(`${formatRef(ref)}: ${observation.message}`, MAX_MESSAGE),
  };
}

const readStanding = standingReader();

/** The state of an object of a package; `owned` are the objects of its snapshot that controllers made. */
export function readObject(live: LiveObject, target: Target, owned: ChildIndex): Observation {
  const { object, observedAt } = live;
  const ref = refOf(object);
  if (ref.group === "cluster.x-k8s.io" && ref.kind === "Cluster")
    return asPart(readCluster(object, { target, observedAt }), object);
  const standing = readStanding(object, parseTime(observedAt));
  const { status, suspended, reason, message } = computeStatus(object, {
    now: observedAt,
    children: owned,
    library: statusRuleLibrary,
    suspension: () => standing,
  });
  return makeObservation({
    target,
    ref,
    revision: {},
    axes: { health: status, suspended: standing?.suspended ?? (suspended ? "yes" : "no") },
    ...(standing !== undefined && standing.holds.length > 0 && { holds: standing.holds }),
    reason,
    message: `${formatRef(ref)}: ${message}`,
    since: newestTransition(object),
    observedAt,
    source: "snapshot",
  });
}

/** An object cannot have been as it is for longer than since its last condition moved. */
function newestTransition(object: KubeObject): string | undefined {
  const times = getConditions(object).conditions.flatMap(
    ({ lastTransitionTime }) => parseTime(lastTransitionTime) ?? [],
  );
  return times.length === 0 ? undefined : formatTime(times.reduce((a, b) => Math.max(a, b)));
}
