// Generated from schemas/landfall.dev/parts/rollout-verb.schema.json by `npm run gen`. Do not edit.

/**
 * Something asked for of the whole rollout, as long as it stands.
 */
export type RolloutVerb = {
  /**
   * Name of the person or program that asks for it.
   */
  readonly by: string;
  /**
   * Why it is asked for, in one sentence for people.
   */
  readonly reason?: string;
}
