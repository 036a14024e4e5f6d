// Generated from schemas/landfall.dev/parts/clear-verb.schema.json by `npm run gen`. Do not edit.

/**
 * Leave for rollbacks to go back to a revision again that was stopped, aborted or rolled back.
 */
export type ClearVerb = {
  /**
   * The revision.
   */
  readonly revision: string;
  /**
   * What became of it in this attempt, as the plan says, and in those before is cleared; what comes after counts again. Default: 1.
   */
  readonly attempt?: number;
  /**
   * Who asks for it.
   */
  readonly by: string;
  /**
   * Why.
   */
  readonly reason?: string;
}
