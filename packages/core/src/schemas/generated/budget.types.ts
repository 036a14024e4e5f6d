// Generated from schemas/landfall.dev/budget.schema.json by `npm run gen`. Do not edit.
import type { Metadata } from "../embedded.ts";

/**
 * A budget that rollouts of several packages and management clusters share: its caps, and who uses how much of it. Strategies name it in budgets.shared by its name. Whoever sees all of the rollouts writes it. A local-config object: annotate it with config.kubernetes.io/local-config: "true".
 */
export type Budget = {
  /**
   * Version of the schema of this object.
   */
  readonly apiVersion: "landfall.dev/v1alpha1";
  /**
   * Kind of this object.
   */
  readonly kind: "Budget";
  /**
   * Standard metadata of a Kubernetes object. Its name is that of the budget.
   */
  readonly metadata: Metadata;
  /**
   * The caps, and every rollout that uses some of them.
   */
  readonly spec: {
    /**
     * How many targets of all rollouts may be on the way at once. The smaller of this and of what a strategy says counts. Default: what the strategy says.
     */
    readonly maxConcurrent?: number;
    /**
     * How many targets of all rollouts may have failed. The smaller of this and of what a strategy says counts. Default: what the strategy says.
     */
    readonly maxFailures?: number;
    /**
     * When the uses were counted. Older than staleAfter of a strategy by the time of the render, or of a time to come, they are not known to it, and nothing starts. Default: they never become old.
     */
    readonly observedAt?: string;
    /**
     * The use of each rollout; no rollout that is missing here uses any. Rollouts of the package in which the Budget lies are counted by their RolloutPlans, whatever stands here. Empty: nobody else uses any of it.
     *
     * Items: The use that one rollout makes of the budget.
     */
    readonly uses: ReadonlyArray<{
      /**
       * Name of the rollout.
       */
      readonly rollout: string;
      /**
       * How many of its targets are on the way. Default: 0.
       */
      readonly onTheWay?: number;
      /**
       * How many of its targets have failed. Default: 0.
       */
      readonly failures?: number;
    }>;
  };
}
