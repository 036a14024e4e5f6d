import { asPart } from "@landfall/adapters/systems";
import { excludedObservation, isExcluded, makeObservation, type Observation } from "@landfall/core/aggregate";
import {
  formatRef,
  formatTime,
  getConditions,
  type KubeObject,
  parseTime,
  readString,
  type Target,
} from "@landfall/core/object";
import {
  type ChildIndex,
  computeStatus,
  indexChildren,
  learnUsualConditions,
  type UsualConditions,
} from "@landfall/core/status";
import { statusRuleLibrary } from "@landfall/core/status/library";
import type { LiveObject } from "./fleet-input.ts";
import { isOwned } from "./live-object.ts";
import type { LiveObjects } from "./readers.ts";
import { holdNotesOf, standingIn } from "./standing.ts";

/** The other objects of the same snapshot. */
export interface Beside {
  /** The objects made by controllers, by owner. */
  readonly owned: ChildIndex;
  /** The conditions that objects of each kind usually have. */
  readonly usualConditions: UsualConditions;
  readonly objects: LiveObjects | undefined;
}

/** The other objects of a snapshot, prepared for reading one of them. */
export function besideIn(objects: LiveObjects | undefined): Beside {
  const all = Array.from(objects?.values() ?? [], ({ object }) => object);
  return { owned: indexChildren(all.filter(isOwned)), usualConditions: learnUsualConditions(all), objects };
}

/** Observes an object of a package; one that is excluded from the package's readiness counts for nothing. */
export function readObject(live: LiveObject, target: Target, beside: Beside): Observation {
  const observation = judgeObject(live, target, beside);
  return isExcluded(live.object) ? excludedObservation(observation) : observation;
}

/** Judges the state of an object, whether or not it counts. */
export function judgeObject(
  live: LiveObject,
  target: Target,
  { owned, usualConditions, objects }: Beside,
): Observation {
  const { object, ref, known, observedAt } = live;
  const read = known?.role === "cluster" ? known.read : undefined;
  if (read !== undefined) return asPart(withFailedChild(read(object, { target, observedAt }), live, owned), object);
  const standing = standingIn(objects)(object, parseTime(observedAt));
  const { status, suspended, reason, message } = computeStatus(object, {
    now: observedAt,
    live: true,
    children: owned,
    usualConditions,
    library: statusRuleLibrary,
    suspension: () => standing,
  });
  const heldBy = holdNotesOf(live, objects, standing?.holds ?? []);
  const observation = makeObservation({
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
  return heldBy.length === 0 ? observation : { ...observation, heldBy };
}

/**
 * Turns an observation made without children into a failure with the child's message, if a child of the object has
 * failed.
 */
export function withFailedChild(
  observation: Observation,
  { object, observedAt }: LiveObject,
  owned: ChildIndex,
): Observation {
  const { health } = observation.axes;
  if (
    !owned.byOwner.has(readString(object, ["metadata", "uid"]) ?? "") ||
    health === "Failed" ||
    health === "Terminating"
  )
    return observation;
  const { status, evidence, reason, message } = computeStatus(object, {
    now: observedAt,
    live: true,
    children: owned,
    library: statusRuleLibrary,
  });
  const isOfChild = evidence.fields.some(({ ref }) => ref !== undefined);
  if (status !== "Failed" || !isOfChild) return observation;
  return makeObservation({ ...observation, axes: { ...observation.axes, health: "Failed" }, reason, message });
}

/** The time of the newest transition among the conditions: the object's state cannot be older than that. */
function newestTransition(object: KubeObject): string | undefined {
  const times = getConditions(object).conditions.flatMap(
    ({ lastTransitionTime }) => parseTime(lastTransitionTime) ?? [],
  );
  return times.length === 0 ? undefined : formatTime(times.reduce((a, b) => Math.max(a, b)));
}
