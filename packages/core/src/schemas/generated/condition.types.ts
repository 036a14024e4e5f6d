// Generated from schemas/landfall.dev/parts/condition.schema.json by `npm run gen`. Do not edit.

/**
 * A condition, as the Kubernetes API conventions have it.
 */
export type Condition = {
  /**
   * Type of the condition, such as `Ready`.
   */
  readonly type: string;
  /**
   * Whether the condition holds: True, False or Unknown.
   */
  readonly status: "True" | "False" | "Unknown";
  /**
   * Reason for programs, one word in PascalCase.
   */
  readonly reason?: string;
  /**
   * Why, in one sentence for people; it has no time and no age, so that it changes only with the cause.
   */
  readonly message?: string;
  /**
   * When the status last changed. RFC 3339, UTC.
   */
  readonly lastTransitionTime?: string;
}
