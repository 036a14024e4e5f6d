// Generated from schemas/landfall.dev/parts/condition.schema.json by `npm run gen`. Do not edit.

/**
 * A condition.
 */
export type Condition = {
  /**
   * Type of the condition, such as `Ready`.
   */
  readonly type: string;
  /**
   * Whether the condition holds.
   */
  readonly status: "True" | "False" | "Unknown";
  /**
   * Reason for programs, one word in PascalCase.
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
