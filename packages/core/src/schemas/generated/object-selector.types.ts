// Generated from schemas/landfall.dev/parts/object-selector.schema.json by `npm run gen`. Do not edit.
import type { JsonObject } from "../embedded.ts";

/**
 * Selects objects: every field that is given must match.
 */
export type ObjectSelector = {
  /**
   * API group; `""` is the core group. Default: any.
   */
  readonly group?: string;
  /**
   * Kind of the objects. Default: any.
   */
  readonly kind?: string;
  /**
   * Namespace as written in the object. Default: any.
   */
  readonly namespace?: string;
  /**
   * Name of the objects. Default: any.
   */
  readonly name?: string;
  /**
   * A Kubernetes label selector over its labels.
   */
  readonly labelSelector?: JsonObject;
  /**
   * Annotations that an object must have, with these values. Default: any.
   */
  readonly annotations?: {
    readonly [k: string]: string;
  };
  /**
   * Only what is about one of these clusters. An object that stands for many clusters, such as a Karmada policy, is held for these alone. Default: all.
   *
   * Items: Name of a cluster that the objects are about.
   */
  readonly clusters?: ReadonlyArray<string>;
}
