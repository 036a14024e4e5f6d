// Generated from schemas/kpt.dev/resource-group.schema.json by `npm run gen`. Do not edit.
import type { Metadata } from "../embedded.ts";
import type { ResourceGroupCondition } from "./resource-group-condition.types.ts";
import type { ResourceGroupDescriptor } from "./resource-group-descriptor.types.ts";
import type { ResourceGroupResource } from "./resource-group-resource.types.ts";
import type { ResourceGroupResourceStatus } from "./resource-group-resource-status.types.ts";

/**
 * The objects that were applied together and their state, as Config Sync defines it: with subgroups.
 */
export type ResourceGroup = {
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
   * The objects that belong to the group.
   */
  readonly spec?: {
    /**
     * The objects of the group: its inventory.
     *
     * Items: One object, without a version.
     */
    readonly resources?: ReadonlyArray<ResourceGroupResource>;
    /**
     * Other ResourceGroups that belong to this one.
     *
     * Items: One ResourceGroup.
     */
    readonly subgroups?: ReadonlyArray<{
      /**
       * Namespace of the ResourceGroup.
       */
      readonly namespace: string;
      /**
       * Name of the ResourceGroup.
       */
      readonly name: string;
    }>;
    /**
     * The group's description, for people and dashboards.
     */
    readonly descriptor?: ResourceGroupDescriptor;
  };
  /**
   * State of the group and of everything in it.
   */
  readonly status?: {
    /**
     * The generation of the spec that this status describes.
     */
    readonly observedGeneration?: number;
    /**
     * State of the whole group. Printed by position: Reconciling first, Stalled second, all others after them by name.
     *
     * Items: One condition of the group.
     */
    readonly conditions?: ReadonlyArray<ResourceGroupCondition>;
    /**
     * State of each object of the inventory.
     *
     * Items: State of one object of the group, and how its apply went.
     */
    readonly resourceStatuses?: ReadonlyArray<ResourceGroupResourceStatus>;
    /**
     * State of each subgroup.
     *
     * Items: State of one subgroup.
     */
    readonly subgroupStatuses?: ReadonlyArray<{
      /**
       * Namespace of the subgroup.
       */
      readonly namespace: string;
      /**
       * Name of the subgroup.
       */
      readonly name: string;
      /**
       * State of the subgroup: InProgress, Failed, Current, Terminating, NotFound or Unknown; no closed list, so that a newer writer can be read.
       */
      readonly status: string;
      /**
       * Conditions of the subgroup, where something is wrong with it.
       *
       * Items: One condition of the subgroup.
       */
      readonly conditions?: ReadonlyArray<ResourceGroupCondition>;
    }>;
  };
}
