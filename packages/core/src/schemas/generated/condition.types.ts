// Generated from schemas/landfall.dev/parts/condition.schema.json by `npm run gen`. Do not edit.

/**
 * A condition.
 */
export type Condition = {
  /**
   * Type.
   */
  readonly type: string;
  /**
   * Status.
   */
  readonly status: "True" | "False" | "Unknown";
  /**
   * One word for programs.
   */
  readonly reason?: string;
  /**
   * For people; holds no time and no age.
   */
  readonly message?: string;
  /**
   * When the status last changed. RFC 3339, UTC.
   */
  readonly lastTransitionTime?: string;
}
