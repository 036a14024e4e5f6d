import type { ObjectRef, Target } from "../../object/index.ts";
import type { Axes } from "../model/axes.ts";
import type { Observation, RevisionPair } from "../model/observation.ts";

/** Makes equal parts of observations the same objects, to save memory: in a fleet, most of them are equal. */
export interface ShareParts {
  /** Returns the observation with shared parts; `target` equals its own, `key` identifies the source and the ref. */
  readonly share: (observation: Observation, target: Target, key: string) => Observation;
  /** Returns a shared observation with another observation time. */
  readonly again: (shared: Observation, observedAt: string | undefined) => Observation;
}

/**
 * The number of different parts of a kind that are cached. Above it the cache is emptied; parts that observations use
 * already stay shared.
 */
const MOST_REMEMBERED = 65_536;

/**
 * Creates a `ShareParts` with its own cache. The content of observations does not change; they take a fifth of the
 * memory.
 */
export function createShareParts(): ShareParts {
  const [texts, axes, refs] = [new Map<string, string>(), new Map<string, Axes>(), new Map<string, ObjectRef>()];
  const [revisions, lists] = [new Map<string, RevisionPair>(), new Map<string, NonNullable<Observation["unsaid"]>>()];
  const text = (value: string): string => remember(texts, value, value);
  const time = (value: string | undefined): string | undefined => (value === undefined ? undefined : text(value));
  return {
    share: ({ ref, revision, unsaid, ...said }, target, key) => ({
      target,
      ref: ref === undefined ? undefined : remember(refs, key, ref),
      revision: remember(revisions, JSON.stringify([revision.wanted ?? null, revision.observed ?? null]), revision),
      axes: remember(axes, keyOfAxes(said.axes), said.axes),
      unsaid: unsaid === undefined ? undefined : remember(lists, unsaid.join(), unsaid),
      holds: said.holds,
      blockedBy: said.blockedBy,
      reason: text(said.reason),
      message: text(said.message),
      since: time(said.since),
      observedAt: time(said.observedAt),
      source: text(said.source),
      ...(said.healthHint !== undefined && { healthHint: text(said.healthHint) }),
      ...(said.excluded !== undefined && { excluded: said.excluded }),
      ...(said.heldBy !== undefined && { heldBy: said.heldBy }),
    }),
    again: (shared, observedAt) => ({ ...shared, observedAt: time(observedAt) }),
  };
}

function keyOfAxes({ health, actuation, reconcile, upToDate, suspended, freshness }: Axes): string {
  return `${health} ${actuation} ${reconcile} ${upToDate} ${suspended} ${freshness}`;
}

function remember<Part>(known: Map<string, Part>, key: string, part: Part): Part {
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(key, part);
  return part;
}
