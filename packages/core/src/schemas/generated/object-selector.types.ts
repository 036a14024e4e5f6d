// Generated from schemas/landfall.dev/parts/object-selector.schema.json by `npm run gen`. Do not edit.
import type { JsonObject } from "../embedded.ts";

/**
 * Every field given must match.
 */
export type ObjectSelector = {
  /**
   * API group; `""` is the core group. Default: any.
   */
  readonly group?: string;
  /**
   * Kind. Default: any.
   */
  readonly kind?: string;
  /**
   * Namespace as written in the object. Default: any.
   */
  readonly namespace?: string;
  /**
   * Name. Default: any.
   */
  readonly name?: string;
  /**
   * A Kubernetes label selector over its labels.
   */
  readonly labelSelector?: JsonObject;
  /**
   * Annotations it must have.
   */
  readonly annotations?: {
    readonly [k: string]: string;
  };
  /**
   * Only what is about one of these clusters. An object that stands for many clusters, such as a Karmada policy, is held for these alone. Default: all.
   *
   * Items: Name of a cluster.
   */
  readonly clusters?: ReadonlyArray<string>;
}
