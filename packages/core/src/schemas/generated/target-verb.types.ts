// Generated from schemas/landfall.dev/parts/target-verb.schema.json by `npm run gen`. Do not edit.

/**
 * Something asked for of one target.
 */
export type TargetVerb = {
  /**
   * The target as the plan names it: `<cluster>` or `<cluster>/<package>`.
   */
  readonly target: string;
  /**
   * Name of the person or program that asks for it.
   */
  readonly by: string;
  /**
   * Why it is asked for, in one sentence for people.
   */
  readonly reason?: string;
}
