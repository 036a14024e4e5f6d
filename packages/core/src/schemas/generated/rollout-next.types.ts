// Generated from schemas/landfall.dev/parts/rollout-next.schema.json by `npm run gen`. Do not edit.

/**
 * When to look again, and why; absent where time alone changes nothing.
 */
export type RolloutNext = {
  /**
   * Not before this time will time alone change anything.
   */
  readonly at: string;
  /**
   * The event that will be due then, in words for people.
   */
  readonly reason: string;
}
