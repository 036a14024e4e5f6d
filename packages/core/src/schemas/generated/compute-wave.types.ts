// Generated from schemas/fn.landfall.dev/compute-wave.schema.json by `npm run gen`. Do not edit.
import type { Metadata } from "../embedded.ts";

/**
 * Config of the function compute-wave: strategy, inventory, previous plan and reports in; which targets are released and which wait, and why, out.
 */
export type ComputeWave = {
  /**
   * `fn.landfall.dev/v1alpha1`.
   */
  readonly apiVersion: "fn.landfall.dev/v1alpha1";
  /**
   * `ComputeWave`.
   */
  readonly kind: "ComputeWave";
  /**
   * Standard object metadata.
   */
  readonly metadata?: Metadata;
  /**
   * Name of the RolloutStrategy in the package. Default: the only one there is.
   */
  readonly strategy?: string;
  /**
   * Name of the RolloutPlan to read back and to write. Default: name of the strategy.
   */
  readonly plan?: string;
  /**
   * The package that is rolled out. Default: the only one that the reports name.
   */
  readonly package?: string;
  /**
   * The revision that targets are to reach. Default: what the report says is wanted.
   */
  readonly revision?: string;
  /**
   * The time of this run. Default: the newest time in the reports; without either, nothing that needs a time happens.
   */
  readonly now?: string;
  /**
   * Which objects of the package are targets: those that match one of these. Default: ClusterProfiles and Cluster API Clusters.
   *
   * Items: Every field given must match.
   */
  readonly inventory?: ReadonlyArray<{
    /**
     * API group; `""` is the core group. Default: any.
     */
    readonly group?: string;
    /**
     * Kind. Default: any.
     */
    readonly kind?: string;
    /**
     * Namespace. Default: any.
     */
    readonly namespace?: string;
    /**
     * Labels it must have.
     */
    readonly labels?: {
      readonly [k: string]: string;
    };
  }>;
  /**
   * Waves that somebody has approved.
   */
  readonly approved?: ReadonlyArray<string>;
  /**
   * Release nothing more. Default: false.
   */
  readonly paused?: boolean;
  /**
   * Write `landfall.dev/wave` to the objects of the inventory. Default: true.
   */
  readonly annotate?: boolean;
  /**
   * Directory of the plan in the package. Default: `rollouts`.
   */
  readonly output?: string;
}
