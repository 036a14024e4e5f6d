// Generated from schemas/landfall.dev/parts/rollout-verb.schema.json by `npm run gen`. Do not edit.

/**
 * Something asked for of the whole rollout, as long as it stands.
 */
export type RolloutVerb = {
  /**
   * Who says so.
   */
  readonly by: string;
  /**
   * Why.
   */
  readonly reason?: string;
}
