import type { Observation, Suspended } from "@landfall/core/aggregate";
import { type KubeObject, parseTime, refKey } from "@landfall/core/object";
import {
  CATALOGUE,
  type StandingReader,
  type SuspensionStanding,
  standingAmong,
  standingReader,
} from "@landfall/core/suspend";
import type { LiveObject } from "./fleet-input.ts";
import type { LiveObjects } from "./readers.ts";

const ALONE = standingReader();

/**
 * Returns a reader that tells whether an object is suspended, including by the objects above it in its snapshot: a
 * Machine by its Cluster.
 */
export function standingIn(objects: LiveObjects | undefined): StandingReader {
  return standingAmong(ALONE, among(objects));
}

function among(objects: LiveObjects | undefined): Parameters<typeof standingAmong>[1] {
  return { catalogue: CATALOGUE, objects: { get: (key): KubeObject | undefined => objects?.get(key)?.object } };
}

/** Adds suspension by the objects above a delivery, such as the windows of an AppProject or a Karmada policy. */
export function withStandingAbove(
  observations: readonly Observation[],
  live: LiveObject,
  objects: LiveObjects | undefined,
): readonly Observation[] {
  const above = standingAbove(live, objects);
  if (above === undefined) return observations;
  const key = refKey(live.ref);
  const isOfItself = ({ ref }: Observation): boolean => ref === undefined || refKey(ref) === key;
  return observations.map((observation) => (isOfItself(observation) ? standUnder(observation, above) : observation));
}

/** Like `withStandingAbove` for one object that delivers to many clusters: only a hold of all of them counts. */
export function withStandingAboveAll(
  observations: readonly Observation[],
  live: LiveObject,
  objects: LiveObjects | undefined,
): readonly Observation[] {
  const above = standingAbove(live, objects);
  return above?.suspended === "yes" ? observations.map((observation) => standUnder(observation, above)) : observations;
}

function standingAbove(
  { object, observedAt }: LiveObject,
  objects: LiveObjects | undefined,
): SuspensionStanding | undefined {
  return standingAmong(() => undefined, among(objects))(object, parseTime(observedAt));
}

function standUnder(observation: Observation, above: SuspensionStanding): Observation {
  const suspended: Suspended = observation.axes.suspended === "yes" ? "yes" : above.suspended;
  const holds = [...new Set([...(observation.holds ?? []), ...above.holds])].sort();
  return { ...observation, axes: { ...observation.axes, suspended }, ...(holds.length > 0 && { holds }) };
}
