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
         * One target of every combination of values that these labels have among those it chooses; `count` caps it.
         */
        readonly coverage?: {
          /**
           * Labels, such as version and provider. A target without one counts as a kind of its own.
           *
           * Items: A label.
           */
          readonly labels: ReadonlyArray<string>;
        };
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
      /**
       * What must be measured before the wave is through. A value that is missing, too old, or of a time before the last target of the wave landed holds, as one out of bounds does.
       *
       * Items: One gate.
       */
      readonly metrics?: ReadonlyArray<{
        /**
         * Name of the metric.
         */
        readonly name: string;
        /**
         * The least that passes. Default: no bound.
         */
        readonly min?: number;
        /**
         * The most that passes. Default: no bound.
         */
        readonly max?: number;
        /**
         * The time that a value sums up: all of it must lie after the last landing. Default: an instant.
         */
        readonly window?: string;
      }>;
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
    /**
     * Bounds on targets that fail together: those that share the value of a label. Those without the label share one domain.
     */
    readonly failureDomains?: {
      /**
       * The label: `topology.kubernetes.io/region`.
       */
      readonly label: string;
      /**
       * How many of a domain may be on the way at once, over all waves. A percentage is of the domain, rounded down, at least 1. Default: all.
       */
      readonly maxConcurrent?: number | string;
      /**
       * How many of a domain a wave with `count`, `cumulative` or `coverage` may take; one that takes all it chooses is warned about. A percentage is of the domain, rounded down, at least 1. Default: all.
       */
      readonly maxPerWave?: number | string;
    };
    /**
     * When targets may be released: within one of `allow`, if there is any, and within none of `deny`. What is on the way goes on, and rollbacks are never kept.
     */
    readonly windows?: {
      /**
       * Weekly ranges of time. Default: always.
       *
       * Items: One range of time, by the clocks of its zone.
       */
      readonly allow?: ReadonlyArray<{
        /**
         * Days on which it begins. Default: every day.
         *
         * Items: A day.
         */
        readonly days?: ReadonlyArray<("Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun")>;
        /**
         * When it begins: `09:00`.
         */
        readonly from: string;
        /**
         * When it ends: `16:00`. Not after `from`: on the next day.
         */
        readonly to: string;
        /**
         * IANA name of the zone: `Europe/Berlin`, `UTC`.
         */
        readonly timeZone: string;
      }>;
      /**
       * Weekly ranges of time. Default: never.
       *
       * Items: One range of time, by the clocks of its zone.
       */
      readonly deny?: ReadonlyArray<{
        /**
         * Days on which it begins. Default: every day.
         *
         * Items: A day.
         */
        readonly days?: ReadonlyArray<("Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun")>;
        /**
         * When it begins: `09:00`.
         */
        readonly from: string;
        /**
         * When it ends: `16:00`. Not after `from`: on the next day.
         */
        readonly to: string;
        /**
         * IANA name of the zone: `Europe/Berlin`, `UTC`.
         */
        readonly timeZone: string;
      }>;
    };
    /**
     * What becomes of a new revision while another one is on its way: it begins at once (`restart`); so too, but waves that were through need neither soak, metrics nor approval again (`fastForward`); it begins when the other has ended (`queue`); so too, and asking for it is an error until then (`refuse`). A higher `restart` begins in any case. Default: `restart`.
     */
    readonly onSupersede?: "restart" | "fastForward" | "queue" | "refuse";
  };
}
