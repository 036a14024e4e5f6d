// Generated from schemas/landfall.dev/parts/rollout-abort.schema.json by `npm run gen`. Do not edit.

/**
 * That this attempt was aborted: only a new one goes forward.
 */
export type RolloutAbort = {
  /**
   * When the attempt was aborted. RFC 3339, UTC.
   */
  readonly at: string;
  /**
   * Why, as one word for programs.
   */
  readonly reason: string;
  /**
   * Why the attempt was aborted, in one sentence for people.
   */
  readonly message?: string;
  /**
   * Name of the person or program that aborted it.
   */
  readonly by?: string;
}
