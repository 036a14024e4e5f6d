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

/** The axes that a reader knows; an absent axis is unsaid. */
export type KnownAxes = Partial<Omit<Axes, "freshness">>;

/** A verdict, with its reason, message and time. */
export interface Cause {
  readonly verdict: KnownAxes;
  readonly reason: string;
  readonly message: string;
  readonly since?: unknown;
}

/** The axes of a target that is on its way. */
export const PENDING: KnownAxes = { health: "InProgress", actuation: "Pending", reconcile: "Pending" };
/** The axes of a target that is only watched: nobody asked for it to be applied. */
export const NOT_ASKED: KnownAxes = { health: "InProgress", actuation: "Skipped", reconcile: "Skipped" };
/** The axes of a target that was not applied, and will not be. */
export const FAILED: KnownAxes = { health: "Failed", actuation: "Failed", reconcile: "Skipped" };
/** The axes of a target that was applied and does not run. */
export const UNHEALTHY: KnownAxes = { health: "Failed", actuation: "Succeeded", reconcile: "Failed" };
/** Applied; whether it runs is another's to say. */
export const APPLIED: KnownAxes = { actuation: "Succeeded", reconcile: "Succeeded" };
/** Applied, and does not run yet. */
export const STARTING: KnownAxes = { health: "InProgress", actuation: "Succeeded", reconcile: "Pending" };
/** Applied, and it runs. */
export const RUNNING: KnownAxes = { ...APPLIED, health: "Current" };

/** The state of any object before its own status is read: it is being deleted, or has no status. */
export function beforeStatus(object: KubeObject, who: string): Cause | undefined {
  if (object.metadata?.deletionTimestamp !== undefined)
    return { verdict: { ...PENDING, health: "Terminating" }, reason: "Deleting", message: "being deleted" };
  if (object.status !== undefined && object.status !== null) return undefined;
  return { verdict: PENDING, reason: "NoStatus", message: `${who} has not reported yet` };
}

/** Said of an older generation than the object is of: it is no evidence of the newer one. */
export function staleGeneration(object: KubeObject, observed: unknown): Cause | undefined {
  const generation = object.metadata?.generation;
  if (generation === undefined || observed === generation) return undefined;
  const seen = typeof observed === "number" ? observed : "none";
  const message = `status is of generation ${seen}, the object of ${generation}`;
  return { verdict: PENDING, reason: "StaleGeneration", message };
}

/** A cause of a reader that cannot see whether what it delivers runs: of health it says only that it goes or has failed. */
export function withoutHealth(cause: Cause): Cause {
  const { health, ...verdict } = cause.verdict;
  return health === "Terminating" || health === "Failed" ? cause : { ...cause, verdict };
}

/** The cause that a condition gives, with its own reason and message where it has them. */
export function saidBy(verdict: KnownAxes, condition: Condition, fallback: string): Cause {
  const reason = condition.reason === undefined || condition.reason === "" ? fallback : condition.reason;
  const message = condition.message === undefined || condition.message === "" ? reason : condition.message;
  return { verdict, reason, message, since: condition.lastTransitionTime };
}

/**
 * The observation of a target's delivery. The revision the context wants wins over what the object says it wants; a
 * verdict that says whether it is up to date wins over the comparison of the two.
 */
export function observeDelivery(
  { target, observedAt, wanted }: ReadContext,
  source: string,
  revisions: RevisionPair,
  { verdict, reason, message, since }: Cause,
  suspended?: Suspended,
): Observation {
  const revision = { wanted: wanted ?? revisions.wanted, observed: revisions.observed };
  const upToDate = upToDateOf(revision.wanted, revision.observed);
  const axes = suspended === undefined ? { upToDate, ...verdict } : { upToDate, suspended, ...verdict };
  return makeObservation({ target, revision, axes, reason, message, since, observedAt, source });
}

/** The list at a path; a value that is no list counts as empty. */
export function listAt(root: unknown, path: Path): readonly unknown[] {
  const value = readPath(root, path);
  return Array.isArray(value) ? value : [];
}
