// Generated from schemas/landfall.dev/parts/rollout-window.schema.json by `npm run gen`. Do not edit.

/**
 * One range of time, by the clocks of its zone.
 */
export type RolloutWindow = {
  /**
   * Days on which it begins. Default: every day.
   *
   * Items: A day of the week, in three letters.
   */
  readonly days?: ReadonlyArray<("Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun")>;
  /**
   * When the window begins, in its `timeZone`: `09:00`.
   */
  readonly from: string;
  /**
   * When it ends: `16:00`. Not after `from`: on the next day.
   */
  readonly to: string;
  /**
   * IANA name of the zone: `Europe/Berlin`, `UTC`.
   */
  readonly timeZone: string;
}
