/** The kstatus words. */
export const HEALTH = ["Current", "InProgress", "Failed", "Terminating", "NotFound", "Unknown"] as const;
/** Whether it was applied, in ResourceGroup's words. */
export const ACTUATION = ["Pending", "Succeeded", "Skipped", "Failed"] as const;
/** ResourceGroup's `reconcile` words. */
export const RECONCILE = ["Pending", "Succeeded", "Skipped", "Timeout", "Failed"] as const;
/** Whether the revision observed is the one wanted. */
export const UP_TO_DATE = ["yes", "no", "unknown"] as const;
/** Whether something holds it still; `pending`: it was asked for and has not taken effect. */
export const SUSPENDED = ["no", "yes", "partial", "pending", "unknown"] as const;
/** Whether it was heard of within its interval. */
export const FRESHNESS = ["fresh", "stale", "never-seen"] as const;

/** The health of an object or target: a word of kstatus. */
export type Health = (typeof HEALTH)[number];
/** Whether the object was applied, as a ResourceGroup says it. */
export type Actuation = (typeof ACTUATION)[number];
/** How far the object is after it was applied, as a ResourceGroup says it. */
export type Reconcile = (typeof RECONCILE)[number];
/** Whether the revision observed is the one wanted. */
export type UpToDate = (typeof UP_TO_DATE)[number];
/** Whether a hold keeps the target still. */
export type Suspended = (typeof SUSPENDED)[number];
/** How old the observation is beside the time after which it counts as stale. */
export type Freshness = (typeof FRESHNESS)[number];

/**
 * The axes of an observation, which one word cannot express and which are never folded into each other; `reconcile`
 * travels with `actuation`. `health` keeps its last value when the observation goes stale.
 */
export interface Axes {
  readonly health: Health;
  readonly actuation: Actuation;
  readonly reconcile: Reconcile;
  readonly upToDate: UpToDate;
  readonly suspended: Suspended;
  readonly freshness: Freshness;
}

/** The axes of something that nobody has reported on. */
export const UNSEEN: Axes = {
  health: "Unknown",
  actuation: "Pending",
  reconcile: "Pending",
  upToDate: "unknown",
  suspended: "unknown",
  freshness: "never-seen",
};

/** Suspended, and would change if it were let go. */
export function hasPendingChange(axes: Axes): boolean {
  return (axes.suspended === "yes" || axes.suspended === "partial") && axes.upToDate === "no";
}
