import type { HoldNote, Observation, Suspended } from "@landfall/core/aggregate";
import { type KubeObject, parseTime, refKey } from "@landfall/core/object";
import {
  CATALOGUE,
  type Hold,
  resolveAmong,
  type StandingReader,
  type SuspensionStanding,
  standingAmong,
  standingReader,
} from "@landfall/core/suspend";
import type { LiveObject } from "./fleet-input.ts";
import { noteOf, withHoldsOf } from "./hold-notes.ts";
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

/**
 * Like `withStandingAbove` for one object that delivers to many clusters: a hold of all of them counts for each. A hold of
 * some only names who holds a target that stands still already.
 */
export function withStandingAboveAll(
  observations: readonly Observation[],
  live: LiveObject,
  objects: LiveObjects | undefined,
): readonly Observation[] {
  const above = standingAbove(live, objects);
  if (above === undefined) return observations;
  if (above.suspended === "yes") return observations.map((observation) => standUnder(observation, above));
  return observations.map((observation) =>
    observation.axes.suspended === "yes" ? withHoldsOf(observation, above.found) : observation,
  );
}

/** How an object stands by those above it, and the holds on them that still count. */
interface Above extends SuspensionStanding {
  readonly found: readonly Hold[];
}

function standingAbove({ object, observedAt }: LiveObject, objects: LiveObjects | undefined): Above | undefined {
  const now = parseTime(observedAt);
  const standing = standingAmong(() => undefined, among(objects))(object, now);
  if (standing === undefined) return undefined;
  return { ...standing, found: holdsThatCount(object, objects, now) };
}

/** Returns the holds of an object and of those above it that still count. */
function holdsThatCount(
  object: KubeObject,
  objects: LiveObjects | undefined,
  now: number | undefined,
): readonly Hold[] {
  const { effects } = resolveAmong(object, { ...among(objects), ...(now !== undefined && { now }) });
  const causes = effects.flatMap((effect) => effect.causes).filter(({ expired }) => !expired);
  return causes.flatMap(({ hold }) => hold ?? []);
}

/** Returns the reason, since and until of each of an object's holders, whichever clusters they hold it for. */
export function holdNotesOf(
  { object, observedAt }: LiveObject,
  objects: LiveObjects | undefined,
  holders: readonly string[],
): readonly HoldNote[] {
  if (holders.length === 0) return [];
  const found = holdsThatCount(object, objects, parseTime(observedAt));
  return holders.flatMap((name) => found.filter(({ holder }) => holder === name).flatMap(noteOf)[0] ?? []);
}

function standUnder(observation: Observation, above: Above): Observation {
  const suspended: Suspended = observation.axes.suspended === "yes" ? "yes" : above.suspended;
  const holds = [...new Set([...(observation.holds ?? []), ...above.holds])].sort();
  const standing = { ...observation, axes: { ...observation.axes, suspended }, ...(holds.length > 0 && { holds }) };
  return withHoldsOf(standing, above.found);
}
