import {
  formatTime,
  millisOf,
  type ObjectRef,
  parseTime,
  type Target,
  type TimeInput,
  truncate,
} from "../../object/index.ts";
import { type Axes, type Freshness, hasPendingChange, UNSEEN } from "./axes.ts";
import { cleanText } from "./bound.ts";

/** The exact wanted revision and the observed one, as their source spells them; absent if unknown. */
export interface RevisionPair {
  readonly wanted?: string | undefined;
  readonly observed?: string | undefined;
}

/** The state of one object or of a whole target as a source saw it, with the time and the revision. */
export interface Observation {
  readonly target: Target;
  /** The object; absent if the observation is about the whole target. */
  readonly ref?: ObjectRef | undefined;
  readonly revision: RevisionPair;
  readonly axes: Axes;
  /** Axes that the source does not know; another observation of the same target may. */
  readonly unsaid?: readonly (keyof Axes)[] | undefined;
  /**
   * The way to make the health seen, for a person; at most 256 characters. Set where the source does not know the health,
   * and where a later report will not know it either.
   */
  readonly healthHint?: string | undefined;
  /** The number of the target's objects that somebody excluded from its readiness. */
  readonly excluded?: number | undefined;
  /** The names of the holders, if known. */
  readonly holds?: readonly string[] | undefined;
  /** Why and until when each holder holds the target, as far as known. */
  readonly heldBy?: readonly HoldNote[] | undefined;
  /** The thing outside the target for which it waits: `cluster/<name>`. */
  readonly blockedBy?: string | undefined;
  /** The machine-readable reason in one word, and the human-readable cause, at most 256 characters. */
  readonly reason: string;
  readonly message: string;
  /** Since when the target or object has been in this state; RFC 3339, UTC, whole seconds. */
  readonly since?: string | undefined;
  /** When the source saw it; RFC 3339, UTC, whole seconds. Absent: it was never seen. */
  readonly observedAt?: string | undefined;
  /** The kind of source that reported it: `config-sync`, `flux`, `snapshot`. */
  readonly source: string;
}

/** One holder, its reason, and when the hold began and ends; times in RFC 3339. */
export interface HoldNote {
  readonly holder: string;
  readonly reason?: string;
  readonly since?: string;
  readonly until?: string;
}

/** An observation as a reader finds it: times in any valid spelling, texts of any length, axes as far as known. */
export interface ObservationDraft extends Omit<Observation, "axes" | "since" | "observedAt" | "excluded" | "heldBy"> {
  readonly axes: Partial<Omit<Axes, "freshness">>;
  readonly since?: unknown;
  readonly observedAt?: unknown;
}

/** The facts that a reader of another system's object needs besides the object. */
export interface ReadContext {
  readonly target: Target;
  /** When the object was read; RFC 3339. */
  readonly observedAt?: unknown;
  /** The revision that the target should have, if it is declared outside the object. */
  readonly wanted?: string | undefined;
}

const MAX_MESSAGE = 256;
const MAX_REASON = 63;

/** The axes that a source can report; freshness is judged from times instead. */
const SAYABLE = ["health", "actuation", "reconcile", "upToDate", "suspended"] as const;

/**
 * Creates an observation from what a reader found: times in one spelling, texts on one line and bounded, missing axes
 * unknown and listed in `unsaid`. Without a readable `observedAt` it counts as never seen. It is fresh until
 * `judgeFreshness` finds it stale.
 */
export function makeObservation(draft: ObservationDraft): Observation {
  const { target, ref, revision, axes, holds, blockedBy, source } = draft;
  const observedAt = canonicalTime(draft.observedAt);
  const unsaid = SAYABLE.filter((axis) => axes[axis] === undefined);
  const healthHint = axes.health === undefined ? draft.healthHint : undefined;
  return {
    target,
    ref,
    revision,
    axes: {
      health: axes.health ?? UNSEEN.health,
      actuation: axes.actuation ?? UNSEEN.actuation,
      reconcile: axes.reconcile ?? UNSEEN.reconcile,
      upToDate: axes.upToDate ?? UNSEEN.upToDate,
      suspended: axes.suspended ?? UNSEEN.suspended,
      freshness: observedAt === undefined ? "never-seen" : "fresh",
    },
    unsaid: unsaid.length === 0 ? undefined : unsaid,
    holds,
    blockedBy,
    reason: truncate(cleanText(draft.reason), MAX_REASON),
    message: truncate(cleanText(draft.message), MAX_MESSAGE),
    since: canonicalTime(draft.since),
    observedAt,
    source,
    ...(healthHint !== undefined && { healthHint: truncate(cleanText(healthHint), MAX_MESSAGE) }),
  };
}

/** Matches a time in canonical spelling, on a day that every month has. Any other text is parsed. */
const CANONICAL = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/;

function canonicalTime(value: unknown): string | undefined {
  if (typeof value === "string" && CANONICAL.test(value)) return value;
  const time = parseTime(value);
  return time === undefined ? undefined : formatTime(time);
}

/** Returns the observation of a target that was never reported. */
export function unseenObservation(target: Target, wanted?: string): Observation {
  const message = "nobody has reported on it yet";
  return makeObservation({ target, revision: { wanted }, axes: {}, reason: "NeverSeen", message, source: "none" });
}

/**
 * Returns the observation with its freshness at `now`: stale when older than `staleAfter` milliseconds, and also when it
 * claims to be from further in the future than that. Nothing else changes. Throws a `RangeError` if `now` is not a time.
 */
export function judgeFreshness(observation: Observation, now: TimeInput, staleAfter: number): Observation {
  return withFreshness(observation, freshnessAt(observation.observedAt, millisOf(now), staleAfter));
}

/** Returns `judgeFreshness` for many observations: successive ones mostly have the same time, which is judged once. */
export function freshnessJudge(now: TimeInput, staleAfter: number): (observation: Observation) => Observation {
  const at = millisOf(now);
  let last: { readonly observedAt: string | undefined; readonly freshness: Freshness } | undefined;
  return (observation) => {
    const { observedAt } = observation;
    if (last === undefined || last.observedAt !== observedAt)
      last = { observedAt, freshness: freshnessAt(observedAt, at, staleAfter) };
    return withFreshness(observation, last.freshness);
  };
}

function freshnessAt(observedAt: string | undefined, now: number, staleAfter: number): Freshness {
  const seen = parseTime(observedAt);
  if (seen === undefined) return "never-seen";
  return Math.abs(now - seen) > staleAfter ? "stale" : "fresh";
}

function withFreshness(observation: Observation, freshness: Freshness): Observation {
  if (freshness === observation.axes.freshness) return observation;
  return { ...observation, axes: { ...observation.axes, freshness } };
}

/**
 * Returns the observation of a target whose cluster is not ready: it waits. Its health is unknown and no fault of its
 * own; the other axes keep their last value.
 */
export function blockOnCluster(observation: Observation, why: string): Observation {
  const blockedBy = `cluster/${observation.target.cluster}`;
  const axes = { ...observation.axes, health: "Unknown" } as const;
  const text = why === "" ? `${blockedBy} is not ready` : `${blockedBy} is not ready: ${why}`;
  const message = truncate(cleanText(text), MAX_MESSAGE);
  return { ...observation, axes, blockedBy, reason: "ClusterNotReady", message };
}

/**
 * Returns whether a target has landed: Current, applied, up to date, fresh, not blocked, and without a change that
 * waits for its release.
 */
export function isLanded(observation: Observation): boolean {
  const { axes } = observation;
  return (
    axes.health === "Current" &&
    axes.actuation === "Succeeded" &&
    axes.upToDate === "yes" &&
    axes.freshness === "fresh" &&
    observation.blockedBy === undefined &&
    !hasPendingChange(axes)
  );
}
