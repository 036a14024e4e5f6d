// Generated from schemas/landfall.dev/parts/rollout-counts.schema.json by `npm run gen`. Do not edit.

/**
 * How many targets of the plan are in each state.
 */
export type RolloutCounts = {
  /**
   * Number of all targets of the plan.
   */
  readonly total: number;
  /**
   * Not released, and their clusters are ready, as far as reports say.
   */
  readonly waiting: number;
  /**
   * Not released, as their clusters are not ready or were never seen: they cost nothing, hold no place, and start when a report shows them ready. Among the total, and not among `waiting`.
   */
  readonly notReady?: number;
  /**
   * Targets that were released and have not landed yet.
   */
  readonly released: number;
  /**
   * Number of targets that have landed at the revision.
   */
  readonly landed: number;
  /**
   * Number of targets that have failed at the revision.
   */
  readonly failed: number;
  /**
   * Number of targets that are held back for a reason of their own, such as a hold or a pin.
   */
  readonly held: number;
  /**
   * Left the inventory in this attempt; not among the total.
   */
  readonly gone?: number;
  /**
   * Number of targets that are on their way back to an older revision.
   */
  readonly rollingBack?: number;
  /**
   * Targets that are back at their last known good revision.
   */
  readonly rolledBack?: number;
}
