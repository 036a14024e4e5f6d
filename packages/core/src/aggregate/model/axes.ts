/** The status words of kstatus. */
export const HEALTH = ["Current", "InProgress", "Failed", "Terminating", "NotFound", "Unknown"] as const;
/** The words for whether an object was applied, as in ResourceGroup. */
export const ACTUATION = ["Pending", "Succeeded", "Skipped", "Failed"] as const;
/** The words of `reconcile` in ResourceGroup. */
export const RECONCILE = ["Pending", "Succeeded", "Skipped", "Timeout", "Failed"] as const;
/** The words for whether the observed revision is the wanted one. */
export const UP_TO_DATE = ["yes", "no", "unknown"] as const;
/** The words for whether the target is suspended; `pending`: it was requested and is not in effect yet. */
export const SUSPENDED = ["no", "yes", "partial", "pending", "unknown"] as const;
/** The words for whether the target was observed within its interval. */
export const FRESHNESS = ["fresh", "stale", "never-seen"] as const;

/** The health of an object or target: a word of kstatus. */
export type Health = (typeof HEALTH)[number];
/** Whether the object was applied, in the words of a ResourceGroup. */
export type Actuation = (typeof ACTUATION)[number];
/** The progress of an object after it was applied, in the words of a ResourceGroup. */
export type Reconcile = (typeof RECONCILE)[number];
/** Whether the observed revision is the wanted one. */
export type UpToDate = (typeof UP_TO_DATE)[number];
/** Whether the target is suspended. */
export type Suspended = (typeof SUSPENDED)[number];
/** Whether the observation is older than the time after which it counts as stale. */
export type Freshness = (typeof FRESHNESS)[number];

/**
 * The axes of an observation, which are never folded into each other; `reconcile` belongs to `actuation`. `health`
 * keeps its last value when the observation becomes stale.
 */
export interface Axes {
  readonly health: Health;
  readonly actuation: Actuation;
  readonly reconcile: Reconcile;
  readonly upToDate: UpToDate;
  readonly suspended: Suspended;
  readonly freshness: Freshness;
}

/** The axes of something that was never reported. */
export const UNSEEN: Axes = {
  health: "Unknown",
  actuation: "Pending",
  reconcile: "Pending",
  upToDate: "unknown",
  suspended: "unknown",
  freshness: "never-seen",
};

/** Returns whether a target is suspended and would change if it were released. */
export function hasPendingChange(axes: Axes): boolean {
  return (axes.suspended === "yes" || axes.suspended === "partial") && axes.upToDate === "no";
}
