// Generated from schemas/landfall.dev/parts/wave-verb.schema.json by `npm run gen`. Do not edit.

/**
 * One wave, in one attempt at one revision: it counts for no other.
 */
export type WaveVerb = {
  /**
   * Name of the wave.
   */
  readonly wave: string;
  /**
   * The revision that is meant.
   */
  readonly revision: string;
  /**
   * The attempt, as the plan says. Default: 1.
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
