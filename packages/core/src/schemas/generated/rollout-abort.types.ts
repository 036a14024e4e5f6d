// Generated from schemas/landfall.dev/parts/rollout-abort.schema.json by `npm run gen`. Do not edit.

/**
 * That this attempt was aborted: only a new one goes forward.
 */
export type RolloutAbort = {
  /**
   * When.
   */
  readonly at: string;
  /**
   * Why, as one word for programs.
   */
  readonly reason: string;
  /**
   * Why, for people.
   */
  readonly message?: string;
  /**
   * Who did.
   */
  readonly by?: string;
}
