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
   * Who says so.
   */
  readonly by: string;
  /**
   * Why.
   */
  readonly reason?: string;
}
