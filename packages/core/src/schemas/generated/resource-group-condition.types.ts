// Generated from schemas/kpt.dev/parts/resource-group-condition.schema.json by `npm run gen`. Do not edit.

/**
 * One condition, of a group or of an object of it.
 */
export type ResourceGroupCondition = {
  /**
   * Type of the condition, in CamelCase.
   */
  readonly type: string;
  /**
   * Whether the condition holds: True, False or Unknown.
   */
  readonly status: string;
  /**
   * Why, as one word for programs.
   */
  readonly reason?: string;
  /**
   * Why the condition has this status, for people.
   */
  readonly message?: string;
  /**
   * When the status of the condition last changed.
   */
  readonly lastTransitionTime?: string;
}
