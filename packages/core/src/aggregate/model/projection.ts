import { type Actuation, type Axes, type Health, hasPendingChange, type Reconcile } from "./axes.ts";

/** ResourceGroup's `strategy`: the action that the applier wanted to take on the object. */
export type ActuationStrategy = "Apply" | "Delete";

/**
 * The status word Config Sync writes: an object that was not applied is Unknown, whatever its health, unless it
 * is gone or going (ResourceGroup controller, "actuation fold"). Unset actuation counts as Succeeded.
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

/** The reconcile word of an object, as the ResourceGroup controller recomputes it; an Unknown health leaves `before`. */
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
 * The health that an apply saw last: for a ResourceGroup of plain kpt, whose `status` is always Unknown.
 * What was not actuated is Unknown. The answer is as old as that apply.
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
  readonly words: (axes: Axes) => ResourceGroupWords;
}

/** First row that matches decides. What the words cannot say (staleness, holds) only ever weakens them. */
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
    words: (axes) => ({
      status: foldActuation(axes.health, axes.actuation),
      actuation: axes.actuation,
      reconcile: reconcileOf("Apply", axes.actuation, axes.health, axes.reconcile),
    }),
  },
];

/**
 * The axes in the three words of a ResourceGroup entry, so that existing readers are never told more than is known. It
 * never fails: the last row of the table fits all axes.
 */
export function projectAxes(axes: Axes): ResourceGroupWords {
  const row = PROJECTION.find(({ when }) => when(axes));
  if (row === undefined) throw new Error("the projection has no last row");
  return row.words(axes);
}
