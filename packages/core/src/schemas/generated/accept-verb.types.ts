// Generated from schemas/landfall.dev/parts/accept-verb.schema.json by `npm run gen`. Do not edit.

/**
 * Leave to go on over one landed target as it is now, in one attempt.
 */
export type AcceptVerb = {
  /**
   * Key of the target: `<cluster>` or `<cluster>/<package>`.
   */
  readonly target: string;
  /**
   * The attempt, as the plan says; it counts for no other. Default: 1.
   */
  readonly attempt?: number;
  /**
   * Name of the person or program that asks for it.
   */
  readonly by: string;
  /**
   * Why it is asked for, in one sentence for people.
   */
  readonly reason?: string;
}
