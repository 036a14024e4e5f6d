// Generated from schemas/landfall.dev/parts/attempt-verb.schema.json by `npm run gen`. Do not edit.

/**
 * Something that a person asks for, about one attempt of a rollout.
 */
export type AttemptVerb = {
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
