// Generated from schemas/landfall.dev/parts/clear-verb.schema.json by `npm run gen`. Do not edit.

/**
 * Leave for rollbacks to go back to a revision again that was stopped, aborted or rolled back.
 */
export type ClearVerb = {
  /**
   * The revision that may be released again, as the plan names it.
   */
  readonly revision: string;
  /**
   * The last attempt whose outcome is cleared, as the plan numbers it, with those before it; later attempts count again. Default: 1.
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
