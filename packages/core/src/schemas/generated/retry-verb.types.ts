// Generated from schemas/landfall.dev/parts/retry-verb.schema.json by `npm run gen`. Do not edit.

/**
 * One more try of one target that failed: the entry counts once.
 */
export type RetryVerb = {
  /**
   * The target as the plan names it: `<cluster>` or `<cluster>/<package>`.
   */
  readonly target: string;
  /**
   * The attempt, as the plan says; it counts for no other. Default: 1.
   */
  readonly attempt?: number;
  /**
   * How often the attempt had tried the target before, as the plan says. Default: 1.
   */
  readonly tries?: number;
  /**
   * Name of the person or program that asks for it.
   */
  readonly by: string;
  /**
   * Why it is asked for, in one sentence for people.
   */
  readonly reason?: string;
}
