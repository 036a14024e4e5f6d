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
   * Kind.
   */
  readonly kind?: string;
  /**
   * Namespace.
   */
  readonly namespace?: string;
  /**
   * Name.
   */
  readonly name?: string;
  /**
   * A Kubernetes label selector.
   */
  readonly labelSelector?: JsonObject;
  /**
   * `<cluster>` or `<cluster>/<package>`.
   */
  readonly target: string;
}
