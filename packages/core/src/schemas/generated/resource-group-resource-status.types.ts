// Generated from schemas/kpt.dev/parts/resource-group-resource-status.schema.json by `npm run gen`. Do not edit.
import type { ResourceGroupCondition } from "./resource-group-condition.types.ts";

/**
 * State of one object of the group, and how its apply went.
 */
export type ResourceGroupResourceStatus = {
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
   * The action that the applier was to take on the object: Apply or Delete.
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
  readonly conditions?: ReadonlyArray<ResourceGroupCondition>;
}
