// Generated from schemas/landfall.dev/parts/rollout-counts.schema.json by `npm run gen`. Do not edit.

/**
 * How many targets are in each state.
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
   * Targets that have landed.
   */
  readonly landed: number;
  /**
   * Targets that have failed.
   */
  readonly failed: number;
  /**
   * Held back for a reason of their own.
   */
  readonly held: number;
  /**
   * Left the inventory in this attempt; not among the total.
   */
  readonly gone?: number;
  /**
   * Targets that are being sent back.
   */
  readonly rollingBack?: number;
  /**
   * Targets that are back at their last known good revision.
   */
  readonly rolledBack?: number;
}
