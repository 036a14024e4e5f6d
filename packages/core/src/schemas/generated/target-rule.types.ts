// Generated from schemas/landfall.dev/parts/target-rule.schema.json by `npm run gen`. Do not edit.
import type { JsonObject } from "../embedded.ts";

/**
 * Objects that match all that is given are about the target; at least one must be given.
 */
export type TargetRule = {
  /**
   * API group; `""` is the core group.
   */
  readonly group?: string;
  /**
   * Kind of the objects. Default: any.
   */
  readonly kind?: string;
  /**
   * Namespace of the objects. Default: any.
   */
  readonly namespace?: string;
  /**
   * Name of the objects. Default: any.
   */
  readonly name?: string;
  /**
   * Label selector for the labels of the objects (`matchLabels`, `matchExpressions`). Default: any labels.
   */
  readonly labelSelector?: JsonObject;
  /**
   * `<cluster>` or `<cluster>/<package>`.
   */
  readonly target: string;
}
