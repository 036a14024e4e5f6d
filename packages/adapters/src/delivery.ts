import {
  type Axes,
  makeObservation,
  type Observation,
  type ReadContext,
  type RevisionPair,
  type Suspended,
  upToDateOf,
} from "@landfall/core/aggregate";
import { type Condition, type KubeObject, type Path, readPath } from "@landfall/core/object";

/** The axes that a reader knows; an absent axis is listed in `unsaid`. */
export type KnownAxes = Partial<Omit<Axes, "freshness">>;

/** A verdict on a target's delivery, with its reason, message and time. */
export interface Cause {
  readonly verdict: KnownAxes;
  readonly reason: string;
  readonly message: string;
  readonly since?: unknown;
  /** With a verdict that leaves health out for good: what a person can do so that it is seen. */
  readonly healthHint?: string;
  /** The object that is missing before anything can reach the cluster: `Secret/eu-1-kubeconfig`. */
  readonly blockedBy?: string;
}

/** The axes of a target in progress. */
export const PENDING: KnownAxes = { health: "InProgress", actuation: "Pending", reconcile: "Pending" };
/** The axes of a target that is only observed: nobody requested that it be applied. */
export const NOT_ASKED: KnownAxes = { health: "InProgress", actuation: "Skipped", reconcile: "Skipped" };
/** The axes of a target that was not applied, and will not be. */
export const FAILED: KnownAxes = { health: "Failed", actuation: "Failed", reconcile: "Skipped" };
/** The axes of a target that was applied and does not run. */
export const UNHEALTHY: KnownAxes = { health: "Failed", actuation: "Succeeded", reconcile: "Failed" };
/** The axes of a target that was applied; another observation says whether it runs. */
export const APPLIED: KnownAxes = { actuation: "Succeeded", reconcile: "Succeeded" };
/** The axes of a target that was applied, and does not run yet. */
export const STARTING: KnownAxes = { health: "InProgress", actuation: "Succeeded", reconcile: "Pending" };
/** The axes of a target that was applied, and runs. */
export const RUNNING: KnownAxes = { ...APPLIED, health: "Current" };

/**
 * Returns the cause that applies to any object before its own status is read: it is being deleted, or has no status.
 */
export function beforeStatus(object: KubeObject, who: string): Cause | undefined {
  if (object.metadata?.deletionTimestamp !== undefined)
    return { verdict: { ...PENDING, health: "Terminating" }, reason: "Deleting", message: "being deleted" };
  if (object.status !== undefined && object.status !== null) return undefined;
  return { verdict: PENDING, reason: "NoStatus", message: `${who} has not reported yet` };
}

/** Returns the cause of a status of an older generation than the object has: it proves nothing about the newer one. */
export function staleGeneration(object: KubeObject, observed: unknown): Cause | undefined {
  const generation = object.metadata?.generation;
  if (generation === undefined || observed === generation) return undefined;
  const seen = typeof observed === "number" ? observed : "none";
  const message = `status is of generation ${seen}, the object of ${generation}`;
  return { verdict: PENDING, reason: "StaleGeneration", message };
}

/**
 * Returns a cause for a reader that cannot see whether what it delivers runs: its health is only in progress or failed.
 */
export function withoutHealth(cause: Cause): Cause {
  const { health, ...verdict } = cause.verdict;
  return health === "Terminating" || health === "Failed" ? cause : { ...cause, verdict };
}

/** Returns the cause that a condition gives, with its own reason and message if it has them. */
export function saidBy(verdict: KnownAxes, condition: Condition, fallback: string): Cause {
  const reason = condition.reason === undefined || condition.reason === "" ? fallback : condition.reason;
  const message = condition.message === undefined || condition.message === "" ? reason : condition.message;
  return { verdict, reason, message, since: condition.lastTransitionTime };
}

/**
 * Returns the observation of a target's delivery. The wanted revision of the context takes precedence over the object's
 * own; a verdict about `upToDate` takes precedence over comparing the two revisions.
 */
export function observeDelivery(
  { target, observedAt, wanted }: ReadContext,
  source: string,
  revisions: RevisionPair,
  { verdict, reason, message, since, healthHint, blockedBy }: Cause,
  suspended?: Suspended,
): Observation {
  const revision = { wanted: wanted ?? revisions.wanted, observed: revisions.observed };
  const upToDate = upToDateOf(revision.wanted, revision.observed);
  const axes = suspended === undefined ? { upToDate, ...verdict } : { upToDate, suspended, ...verdict };
  return makeObservation({ target, revision, axes, reason, message, since, observedAt, source, healthHint, blockedBy });
}

/** Returns the list at a path; a value that is not a list counts as empty. */
export function listAt(root: unknown, path: Path): readonly unknown[] {
  const value = readPath(root, path);
  return Array.isArray(value) ? value : [];
}
