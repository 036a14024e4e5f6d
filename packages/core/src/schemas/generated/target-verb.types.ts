// Generated from schemas/landfall.dev/parts/target-verb.schema.json by `npm run gen`. Do not edit.

/**
 * Something that a person asks for, about one target of a rollout.
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
