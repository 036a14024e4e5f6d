import { asPart } from "@landfall/adapters/systems";
import { makeObservation, type Observation } from "@landfall/core/aggregate";
import {
  formatRef,
  formatTime,
  getConditions,
  type KubeObject,
  parseTime,
  readString,
  type Target,
} from "@landfall/core/object";
import { type ChildIndex, computeStatus, type UsualConditions } from "@landfall/core/status";
import { statusRuleLibrary } from "@landfall/core/status/library";
import type { LiveObject } from "./fleet-input.ts";
import type { LiveObjects } from "./readers.ts";
import { standingIn } from "./standing.ts";

/** The other objects of a snapshot. */
export interface Beside {
  /** Those that controllers made. */
  readonly owned: ChildIndex;
  /** What the objects of a kind usually say. */
  readonly usualConditions: UsualConditions;
  readonly objects: LiveObjects | undefined;
}

/** The state of an object of a package. */
export function readObject(live: LiveObject, target: Target, { owned, usualConditions, objects }: Beside): Observation {
  const { object, ref, known, observedAt } = live;
  const read = known?.role === "cluster" ? known.read : undefined;
  if (read !== undefined) return withFailedChild(asPart(read(object, { target, observedAt }), object), live, owned);
  const standing = standingIn(objects)(object, parseTime(observedAt));
  const { status, suspended, reason, message } = computeStatus(object, {
    now: observedAt,
    live: true,
    children: owned,
    usualConditions,
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
    message: `${formatRef({ ...ref, group: "" })}: ${message}`,
    since: newestTransition(object),
    observedAt,
    source: "snapshot",
  });
}

/** What a reader, which knows nothing of children, says of an object: failed where one of them has, with its words. */
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

/** An object cannot have been as it is for longer than since its last condition moved. */
function newestTransition(object: KubeObject): string | undefined {
  const times = getConditions(object).conditions.flatMap(
    ({ lastTransitionTime }) => parseTime(lastTransitionTime) ?? [],
  );
  return times.length === 0 ? undefined : formatTime(times.reduce((a, b) => Math.max(a, b)));
}
