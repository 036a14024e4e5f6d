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

export type Health = (typeof HEALTH)[number];
export type Actuation = (typeof ACTUATION)[number];
export type Reconcile = (typeof RECONCILE)[number];
export type UpToDate = (typeof UP_TO_DATE)[number];
export type Suspended = (typeof SUSPENDED)[number];
export type Freshness = (typeof FRESHNESS)[number];

/**
 * What one word cannot say, never folded into each other; `reconcile` travels with `actuation`.
 * `health` keeps its last value when the observation goes stale.
 */
export interface Axes {
  readonly health: Health;
  readonly actuation: Actuation;
  readonly reconcile: Reconcile;
  readonly upToDate: UpToDate;
  readonly suspended: Suspended;
  readonly freshness: Freshness;
}

/** What is true of something nobody has reported on. */
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
