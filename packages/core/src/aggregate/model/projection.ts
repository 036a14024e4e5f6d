import { type Actuation, type Axes, type Health, hasPendingChange, type Reconcile } from "./axes.ts";

/** ResourceGroup's `strategy`: the action that the applier intended for the object. */
export type ActuationStrategy = "Apply" | "Delete";

/**
 * Returns the status word that Config Sync writes: an object that was not applied is Unknown, whatever its health,
 * unless it is gone or terminating (ResourceGroup controller, "actuation fold"). Unset actuation counts as Succeeded.
 */
export function foldActuation(health: Health, actuation: Actuation | undefined): Health {
  if (actuation === undefined || actuation === "Succeeded") return health;
  return health === "NotFound" || health === "Terminating" ? health : "Unknown";
}

const RECONCILE_OF: {
  readonly [strategy in ActuationStrategy]: { readonly [health in Health]: Reconcile | undefined };
} = {
  Apply: {
    Current: "Succeeded",
    InProgress: "Pending",
    Failed: "Failed",
    Terminating: "Failed",
    NotFound: "Failed",
    Unknown: undefined,
  },
  Delete: {
    Current: "Failed",
    InProgress: "Failed",
    Failed: "Failed",
    Terminating: "Pending",
    NotFound: "Succeeded",
    Unknown: undefined,
  },
};

/**
 * Returns the reconcile word of an object, as the ResourceGroup controller recomputes it; for an Unknown health,
 * `before`.
 */
export function reconcileOf(
  strategy: ActuationStrategy,
  actuation: Actuation,
  health: Health,
  before: Reconcile,
): Reconcile {
  if (actuation === "Pending") return "Pending";
  if (actuation !== "Succeeded") return "Skipped";
  return RECONCILE_OF[strategy][health] ?? before;
}

const HEALTH_OF: { readonly [strategy in ActuationStrategy]: { readonly [reconcile in Reconcile]: Health } } = {
  Apply: { Pending: "InProgress", Succeeded: "Current", Skipped: "Unknown", Timeout: "InProgress", Failed: "Failed" },
  Delete: {
    Pending: "Terminating",
    Succeeded: "NotFound",
    Skipped: "Unknown",
    Timeout: "Terminating",
    Failed: "Unknown",
  },
};

/**
 * Returns the health at the last apply, for a ResourceGroup of plain kpt, whose `status` is always Unknown. An object
 * that was not actuated is Unknown. The result is as old as that apply.
 */
export function healthFromApply(
  strategy: ActuationStrategy,
  actuation: Actuation | undefined,
  reconcile: Reconcile | undefined,
): Health {
  if (actuation !== "Succeeded" || reconcile === undefined) return "Unknown";
  return HEALTH_OF[strategy][reconcile];
}

/** The three words of a ResourceGroup entry. */
export interface ResourceGroupWords {
  readonly status: Health;
  readonly actuation: Actuation;
  readonly reconcile: Reconcile;
}

interface ProjectionRow {
  readonly when: (axes: Axes) => boolean;
  readonly words: (axes: Axes, strategy: ActuationStrategy) => ResourceGroupWords;
}

/**
 * The table of words; the first row that matches decides. Facts that the words cannot express (staleness, holds) only
 * weaken them.
 */
const PROJECTION: readonly ProjectionRow[] = [
  {
    when: (axes) => axes.freshness === "never-seen",
    words: () => ({ status: "Unknown", actuation: "Pending", reconcile: "Pending" }),
  },
  {
    when: (axes) => axes.freshness === "stale",
    words: (axes) => ({ status: "Unknown", actuation: axes.actuation, reconcile: "Timeout" }),
  },
  {
    when: hasPendingChange,
    words: (axes) => ({ status: foldActuation(axes.health, "Skipped"), actuation: "Skipped", reconcile: "Skipped" }),
  },
  {
    when: () => true,
    words: (axes, strategy) => ({
      status: foldActuation(axes.health, axes.actuation),
      actuation: axes.actuation,
      reconcile: reconcileOf(strategy, axes.actuation, axes.health, axes.reconcile),
    }),
  },
];

/**
 * Returns the axes in the three words of a ResourceGroup entry, which never claim more than is known. `strategy` is what
 * the applier meant to do with the object. It never fails: the last row of the table matches all axes.
 */
export function projectAxes(axes: Axes, strategy: ActuationStrategy = "Apply"): ResourceGroupWords {
  const row = PROJECTION.find(({ when }) => when(axes));
  if (row === undefined) throw new Error("the projection has no last row");
  return row.words(axes, strategy);
}
