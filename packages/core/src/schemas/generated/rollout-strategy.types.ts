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
       * Which of the targets that no earlier wave has. Labels and names choose; `count` or `cumulative` then takes only so many of them, in the order of `order`. A wave that chooses by labels or names alone takes all of them, and two such waves must not meet.
       */
      readonly select: {
        /**
         * Labels that a target must have.
         */
        readonly matchLabels?: {
          readonly [k: string]: string;
        };
        /**
         * Further conditions on labels; all must hold.
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
         *
         * Items: A target.
         */
        readonly targets?: ReadonlyArray<string>;
        /**
         * At most so many.
         */
        readonly count?: number;
        /**
         * So many that this wave and all before it hold this percentage of all targets, rounded to the nearest whole number, but at least one while there are any left. Must rise from wave to wave.
         */
        readonly cumulative?: string;
        /**
         * `true`: all that is left. Alone, and only in the last wave.
         */
        readonly rest?: boolean;
      };
      /**
       * How many targets of the wave may be on the way at once. A percentage is of the wave, rounded down, at least 1. Default: all.
       */
      readonly maxConcurrent?: number | string;
      /**
       * How many targets of the wave may fail; one more stops the rollout. A percentage is of the wave, rounded down. Default: 0.
       */
      readonly maxFailures?: number | string;
      /**
       * How long every target of the wave must be seen Current, without a break, before the wave is through: `30m`, `1h30m`. Counted from one fresh observation to the next, at most `staleAfter` at once; paused time does not count. Default: not at all.
       */
      readonly soak?: string;
      /**
       * Somebody must approve that the wave opens. Default: false.
       */
      readonly approval?: boolean;
    }>;
    /**
     * Targets that no wave selects: an `error`; added to the `lastWave`; or a `hold`: they are listed, and never released. Default: `error`.
     */
    readonly leftover?: "error" | "lastWave" | "hold";
    /**
     * Which targets `count` and `cumulative` take first, and in which order a wave releases: by `name`, or by a `hash` of name and salt, so that it is not always the same ones. Default: `hash`.
     */
    readonly order?: "name" | "hash";
    /**
     * Changes the order by hash. Default: name of the rollout.
     */
    readonly salt?: string;
    /**
     * Whether `config.kubernetes.io/depends-on` between targets orders them: `honour` releases a target only when what it depends on has landed, and makes an edge to a later wave an error. Default: `honour`.
     */
    readonly dependencies?: "honour" | "ignore";
    /**
     * How long a released target may take to land before it counts as failed: `90s`, `30m`, `1h30m`; `none` for ever. Default: `30m`.
     */
    readonly deadline?: string;
    /**
     * What becomes of a released target of which nothing fresh was seen until its deadline, or whose cluster was not ready: it counts as failed (`fail`); or it is held, and the rollout goes on without it until its cluster is seen again (`skip`). A wave in which no target has landed does not pass by skips. Default: `fail`.
     */
    readonly onUnreachable?: "fail" | "skip";
    /**
     * How old an observation may be and still count. Default: `15m`.
     */
    readonly staleAfter?: string;
    /**
     * What happens when the rollout stops: `hold` leaves every target where it is; `rollback` sends those it has released back. Default: `hold`.
     */
    readonly onFailure?: "hold" | "rollback";
    /**
     * How targets are sent back, each to its own last known good: the last wave first, in reverse order.
     */
    readonly rollback?: {
      /**
       * How many may be on their way back at once. A percentage is of all targets, rounded down, at least 1. Default: all.
       */
      readonly maxConcurrent?: number | string;
    };
  };
}
