// Generated from schemas/landfall.dev/rollout-strategy.schema.json by `npm run gen`. Do not edit.
import type { Metadata } from "../embedded.ts";

/**
 * How changes reach a fleet: which targets go together, in which order, and what must hold in between. Reusable; a plan records the hash of the strategy it was made from.
 */
export type RolloutStrategy = {
  /**
   * `landfall.dev/v1alpha1`.
   */
  readonly apiVersion: "landfall.dev/v1alpha1";
  /**
   * `RolloutStrategy`.
   */
  readonly kind: "RolloutStrategy";
  /**
   * Standard object metadata.
   */
  readonly metadata: Metadata;
  /**
   * The strategy.
   */
  readonly spec: {
    readonly targets?: TargetSelector;
    /**
     * The waves, in order. Every target belongs to exactly one.
     *
     * Items: A set of targets that may be changed together.
     */
    readonly waves: ReadonlyArray<{
      /**
       * Name of the wave.
       */
      readonly name: string;
      /**
       * What the wave is for.
       */
      readonly description?: string;
      /**
       * Which of the targets that no earlier wave has. Several fields: all must hold; `count` and `cumulative` then take that many of what is left, in salted hash order.
       */
      readonly select: {
        /**
         * Labels that a target must have.
         */
        readonly matchLabels?: {
          readonly [k: string]: string;
        };
        /**
         * Further conditions on labels.
         *
         * Items: One condition.
         */
        readonly matchExpressions?: ReadonlyArray<{
          /**
           * Label.
           */
          readonly key: string;
          /**
           * How to compare.
           */
          readonly operator: "In" | "NotIn" | "Exists" | "DoesNotExist";
          /**
           * Values to compare with; none for Exists and DoesNotExist.
           */
          readonly values?: ReadonlyArray<string>;
        }>;
        /**
         * Targets by name, `<cluster>` or `<cluster>/<package>`.
         */
        readonly targets?: ReadonlyArray<string>;
        /**
         * At most so many.
         */
        readonly count?: number;
        /**
         * So many that this wave and all before it hold this percentage of all targets.
         */
        readonly cumulative?: string;
        /**
         * All that is left. Only in the last wave, and alone.
         */
        readonly rest?: boolean;
      };
      /**
       * Waves that must have landed before. Default: the one before.
       */
      readonly dependsOn?: ReadonlyArray<string>;
      /**
       * How many targets of the wave may be on the way at once. Percentages of the wave, rounded down, at least 1. Default: all.
       */
      readonly maxConcurrent?: number | string;
      /**
       * How many targets of the wave may fail; one more stops the rollout. Percentages of the wave, rounded down. Default: 0.
       */
      readonly maxFailures?: number | string;
      /**
       * How long every target of the wave must stay Current without a break before the next wave opens: 30m, 1h30m. Default: 0s.
       */
      readonly soak?: string;
      /**
       * Somebody must approve before the wave opens. Default: false.
       */
      readonly approval?: boolean;
    }>;
    /**
     * What happens to targets that no wave selects: `error`, or `ignore` (they are listed, and never released). Default: `error`.
     */
    readonly leftover?: "error" | "ignore";
    /**
     * Changes the order of targets chosen by count or percentage. Default: name of the rollout.
     */
    readonly salt?: string;
    /**
     * Whether `config.kubernetes.io/depends-on` between targets orders them: `honour` makes an edge to a later wave an error. Default: `honour`.
     */
    readonly dependencies?: "honour" | "ignore";
    /**
     * How long a released target may take to land before it counts as failed. Default: 20m.
     */
    readonly deadline?: string;
  };
}
/**
 * Which targets of the inventory take part. Default: all.
 */
export type TargetSelector = {
  /**
   * Labels that a target must have.
   */
  readonly matchLabels?: {
    readonly [k: string]: string;
  };
  /**
   * Further conditions on labels.
   *
   * Items: One condition.
   */
  readonly matchExpressions?: ReadonlyArray<{
    /**
     * Label.
     */
    readonly key: string;
    /**
     * How to compare.
     */
    readonly operator: "In" | "NotIn" | "Exists" | "DoesNotExist";
    /**
     * Values to compare with; none for Exists and DoesNotExist.
     */
    readonly values?: ReadonlyArray<string>;
  }>;
}
