// Generated from schemas/landfall.dev/parts/rollout-counts.schema.json by `npm run gen`. Do not edit.

/**
 * How many targets are in each state.
 */
export type RolloutCounts = {
  /**
   * All targets of the plan.
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
   * Released, not landed.
   */
  readonly released: number;
  /**
   * Landed.
   */
  readonly landed: number;
  /**
   * Failed.
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
   * On their way back.
   */
  readonly rollingBack?: number;
  /**
   * Back at what they had.
   */
  readonly rolledBack?: number;
}
