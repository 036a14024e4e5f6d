// Generated from schemas/kpt.dev/resource-group-kpt.schema.json by `npm run gen`. Do not edit.
import type { Metadata } from "../embedded.ts";

/**
 * The objects that were applied together and their state, as the kpt command installs it: without subgroups, and status must carry observedGeneration.
 */
export type ResourceGroupKpt = {
  /**
   * Version of the schema of this object.
   */
  readonly apiVersion: "kpt.dev/v1alpha1";
  /**
   * Kind of this object.
   */
  readonly kind: "ResourceGroup";
  /**
   * Standard metadata of a Kubernetes object. The label cli-utils.sigs.k8s.io/inventory-id ties the group to its applier.
   */
  readonly metadata?: Metadata;
  /**
   * What belongs to the group.
   */
  readonly spec?: {
    /**
     * The objects of the group: its inventory.
     *
     * Items: One object, without a version.
     */
    readonly resources?: ReadonlyArray<{
      /**
       * API group of the object; empty for the core group.
       */
      readonly group: string;
      /**
       * Kind of the object.
       */
      readonly kind: string;
      /**
       * Namespace of the object; empty for cluster-scoped objects.
       */
      readonly namespace: string;
      /**
       * Name of the object.
       */
      readonly name: string;
    }>;
    /**
     * What the group is, for people and dashboards.
     */
    readonly descriptor?: {
      /**
       * What kind of thing the group is, such as an application.
       */
      readonly type?: string;
      /**
       * Version of the thing that the group deploys.
       */
      readonly revision?: string;
      /**
       * What the group is for.
       */
      readonly description?: string;
      /**
       * Where to read more.
       *
       * Items: One link.
       */
      readonly links?: ReadonlyArray<{
        /**
         * What is behind the link.
         */
        readonly description?: string;
        /**
         * Address.
         */
        readonly url?: string;
      }>;
    };
  };
  /**
   * State of the group and of everything in it.
   */
  readonly status?: {
    /**
     * The generation of the spec that this status describes.
     */
    readonly observedGeneration: number;
    /**
     * State of the whole group. Printed by position: Reconciling first, Stalled second, all others after them by name.
     *
     * Items: One condition of the group.
     */
    readonly conditions?: ReadonlyArray<{
      /**
       * Type of the condition, in CamelCase.
       */
      readonly type: string;
      /**
       * True, False or Unknown.
       */
      readonly status: string;
      /**
       * Why, as one word for programs.
       */
      readonly reason?: string;
      /**
       * Why, for people.
       */
      readonly message?: string;
      /**
       * When the status of the condition last changed.
       */
      readonly lastTransitionTime?: string;
    }>;
    /**
     * State of each object of the inventory.
     *
     * Items: State of one object.
     */
    readonly resourceStatuses?: ReadonlyArray<{
      /**
       * API group of the object; empty for the core group.
       */
      readonly group: string;
      /**
       * Kind of the object.
       */
      readonly kind: string;
      /**
       * Namespace of the object; empty for cluster-scoped objects.
       */
      readonly namespace: string;
      /**
       * Name of the object.
       */
      readonly name: string;
      /**
       * State of the object: InProgress, Failed, Current, Terminating, NotFound or Unknown; no closed list, so that a newer writer can be read. Plain kpt writes Unknown always; derive the state from strategy, actuation and reconcile then.
       */
      readonly status: string;
      /**
       * The first seven characters of the commit that the object was applied from.
       */
      readonly sourceHash?: string;
      /**
       * What the applier was to do with the object: Apply or Delete.
       */
      readonly strategy?: string;
      /**
       * Whether the applier did it: Pending, Succeeded, Skipped or Failed.
       */
      readonly actuation?: string;
      /**
       * Whether the object got there: Pending, Succeeded, Skipped, Timeout or Failed.
       */
      readonly reconcile?: string;
      /**
       * Conditions of the object, where something is wrong with it.
       *
       * Items: One condition of the object.
       */
      readonly conditions?: ReadonlyArray<{
        /**
         * Type of the condition, in CamelCase.
         */
        readonly type: string;
        /**
         * True, False or Unknown.
         */
        readonly status: string;
        /**
         * Why, as one word for programs.
         */
        readonly reason?: string;
        /**
         * Why, for people.
         */
        readonly message?: string;
        /**
         * When the status of the condition last changed.
         */
        readonly lastTransitionTime?: string;
      }>;
    }>;
  };
}
