// Generated from schemas/landfall.dev/parts/rollout-strategy-spec.schema.json by `npm run gen`. Do not edit.
import type { RolloutWindow } from "./rollout-window.types.ts";

/**
 * How a fleet is changed: waves, gates, budgets.
 */
export type RolloutStrategySpec = {
  /**
   * The waves, in order. Every target belongs to exactly one.
   *
   * Items: A set of targets that may be changed together.
   */
  readonly waves: ReadonlyArray<{
    /**
     * Name of the wave, once in the strategy.
     */
    readonly name: string;
    /**
     * The purpose of the wave, for people; it changes nothing.
     */
    readonly description?: string;
    /**
     * Which of the targets that no earlier wave has. Labels and names choose; `count` or `cumulative` then takes only so many of them, in the order of `order`. A wave that chooses by labels or names alone takes all of them, and two such waves must not meet.
     */
    readonly select: {
      /**
       * Labels that a target must have, with these values.
       */
      readonly matchLabels?: {
        readonly [k: string]: string;
      };
      /**
       * Further conditions on labels; all must hold.
       *
       * Items: One condition on one label; all must hold.
       */
      readonly matchExpressions?: ReadonlyArray<{
        /**
         * Key of the label.
         */
        readonly key: string;
        /**
         * How the label is compared with `values`.
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
       * Items: One target: `<cluster>` or `<cluster>/<package>`.
       */
      readonly targets?: ReadonlyArray<string>;
      /**
       * At most this many of the targets that are selected. Default: all.
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
         * Items: Key of a label.
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
     * The metrics that must be measured before the wave is through. A value counts for the thing that it was measured of: a target of the wave that has landed, or the wave as a whole. One that is missing, too old, or of a time before the last target of the wave landed holds, as one out of bounds does.
     *
     * Items: One gate: a metric, and the value that it must keep to.
     */
    readonly metrics?: ReadonlyArray<{
      /**
       * Name of the metric, as its measurements have it.
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
      /**
       * Which of several values decide, one a target. `worst`: there is a value, and every one is as it must be. `all`: every target that has landed has one that is. `quorum`: as many of them as `quorum` says have. Values of the whole wave must be as they must be in any case. Default: worst.
       */
      readonly judge?: "worst" | "all" | "quorum";
      /**
       * Only with `judge: quorum`: how many of the targets that have landed must have a value that is as it must be. A percentage is rounded up.
       */
      readonly quorum?: number | string;
      /**
       * Name of the cluster whose StatusSnapshots speak for the whole wave, by samples without a label `cluster`: the hub with the Prometheus of all. Without it only samples of targets of the wave count.
       */
      readonly from?: string;
    }>;
    /**
     * How many targets of the wave may fail for a cause in the infrastructure (`failures`), apart from `maxFailures`; one more stops the rollout. A percentage is of the wave, rounded down. Default: they count among `maxFailures`.
     */
    readonly maxInfrastructureFailures?: number | string;
    /**
     * How `maxConcurrent` is reached: at first only `start` targets may be on the way; when so many have landed, `factor` times as many, and so on. A failure begins at `start` again. Default: at once.
     */
    readonly ramp?: {
      /**
       * How many targets are released at first. Default: 1.
       */
      readonly start?: number;
      /**
       * By how much the number grows. Default: 2.
       */
      readonly factor?: number;
    };
    /**
     * How often every target of the wave must have been seen Current, without a break, before the wave is through. Default: once.
     */
    readonly minSamples?: number;
    /**
     * How many targets of the wave must have landed, and proved what it asks, before others lean on it, where it soaks, counts samples, is measured or was approved. Failures that are tolerated, and targets that are skipped, pinned or gone, never make up for it: the wave waits until somebody promotes it. Default: 1.
     */
    readonly minProof?: number;
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
   * Whether the order by hash is the same for every revision of a rollout, so that the same targets always go first (`rollout`), or another one for each (`revision`). Default: `rollout`.
   */
  readonly saltBy?: "rollout" | "revision";
  /**
   * Whether `config.kubernetes.io/depends-on` between targets orders them: `honour` releases a target only when what it depends on has landed, and makes an edge to a later wave an error. Default: `honour`.
   */
  readonly dependencies?: "honour" | "ignore";
  /**
   * How long a released target may take to land before it counts as failed: `90s`, `30m`, `1h30m`; `none` for ever. Default: `30m`.
   */
  readonly deadline?: string;
  /**
   * Who takes part. `live`: whoever the inventory has; what leaves is waited for no more, is remembered, and goes on in its wave when it comes back. `frozen`: whoever it had when the attempt began; what leaves is waited for until it is back or skipped, and what comes waits for the next attempt. Default: `live`.
   */
  readonly inventory?: "live" | "frozen";
  /**
   * The changes of a landed target that hold every later release. `regression`: it is not Current at the revision any more, or is silent: any in a wave that others lean on by soak, samples, metrics or an approval after it, elsewhere more than `maxSilent`. `failure`: it has left the revision. A landed target that fails counts against `maxFailures` under each of the three. `never`: none; a target that has landed once counts for ever. Default: regression.
   */
  readonly holdOn?: "regression" | "failure" | "never";
  /**
   * How many landed targets of a wave that is no gate may be silent, longer than `staleAfter`, before later releases are held; a percentage is of those that have landed, rounded down, at least 1. Default: 2%.
   */
  readonly maxSilent?: number | string;
  /**
   * The treatment of a released target of which nothing fresh was seen until its deadline, or whose cluster was not ready: it counts as failed (`fail`); or it is held, and the rollout goes on without it until its cluster is seen again (`skip`). A wave in which no target has landed does not pass by skips. Default: `fail`.
   */
  readonly onUnreachable?: "fail" | "skip";
  /**
   * How old an observation may be and still count. Default: `15m`.
   */
  readonly staleAfter?: string;
  /**
   * The treatment of the released targets when the rollout stops: `hold` leaves every target where it is; `rollback` sends those it has released back. Default: `hold`.
   */
  readonly onFailure?: "hold" | "rollback";
  /**
   * The treatment of a target that the rollout has touched when the rollout is stopped or aborted: `leave` writes nothing there, makes no hold and lifts none, so that what people change by hand stays; `restore` goes on bringing it to the revision that it was told. A target that was never released is held either way, and under the handbrake everything is left. Default: `leave`.
   */
  readonly onStop?: "leave" | "restore";
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
    /**
     * How many targets of a domain may fail, over all waves; one more stops the rollout. A percentage is of the domain, rounded down. Default: no bound.
     */
    readonly maxFailures?: number | string;
    /**
     * How many domains may have targets that failed, over all waves; one more stops the rollout. A percentage is of the domains, rounded down. Default: no bound.
     */
    readonly maxFailing?: number | string;
  };
  /**
   * When targets may be released: within one of `allow`, if there is any, and within none of `deny`. What is on the way goes on, and rollbacks are never kept.
   */
  readonly windows?: {
    /**
     * Weekly ranges of time in which targets may be released. Default: always.
     *
     * Items: One range of time, by the clocks of its zone.
     */
    readonly allow?: ReadonlyArray<RolloutWindow>;
    /**
     * Weekly ranges of time in which nothing is released, also within an allowed one. Default: never.
     *
     * Items: One range of time, by the clocks of its zone.
     */
    readonly deny?: ReadonlyArray<RolloutWindow>;
  };
  /**
   * The treatment of a target that missed its deadline and is seen landed after all: it has failed until somebody asks to try it again (`leave`); it has landed, and its failure stays counted (`count`); so too, and its failure counts no more, so that a rollout it had stopped goes on (`retry`). Default: `leave`.
   */
  readonly onRecovery?: "leave" | "count" | "retry";
  /**
   * The treatment of a new revision while another one is on its way: it begins at once (`restart`); so too, but waves that were through need neither soak, metrics nor approval again (`fastForward`); it begins when the other has ended (`queue`); so too, and asking for it is an error until then (`refuse`). A higher `restart` begins in any case. Default: `restart`.
   */
  readonly onSupersede?: "restart" | "fastForward" | "queue" | "refuse";
  /**
   * The weight of a target: `cumulative` then means a percentage of all weight, not of the number of targets. All other limits (`count`, `maxConcurrent`, `maxFailures`, `ramp`, budgets) count targets, whatever they weigh. Default: all weigh the same.
   */
  readonly weight?: {
    /**
     * The label that holds the weight, a whole number from 1: the number of nodes, say.
     */
    readonly label: string;
    /**
     * The weight of a target without the label. Default: 1.
     */
    readonly default?: number;
  };
  /**
   * Bounds over all waves.
   */
  readonly budgets?: {
    /**
     * How many targets of the rollout may fail; one more stops it. A percentage is of all targets, rounded down. Default: no bound.
     */
    readonly maxFailures?: number | string;
    /**
     * How many of those with `maxInfrastructureFailures` may fail for a cause in the infrastructure. Default: no bound.
     */
    readonly maxInfrastructureFailures?: number | string;
    /**
     * Budgets shared with other rollouts. What those use must be told to the engine; as long as it is not known, nothing is released.
     *
     * Items: A shared budget. At least one bound must be given.
     */
    readonly shared?: ReadonlyArray<{
      /**
       * Its name, the same in every strategy that shares it.
       */
      readonly name: string;
      /**
       * How many targets of all these rollouts may be on the way at once.
       */
      readonly maxConcurrent?: number;
      /**
       * How many targets of all these rollouts may have failed: while there are more, nothing is released.
       */
      readonly maxFailures?: number;
    }>;
  };
  /**
   * The class of a failure. `change`: the new revision is bad. `infrastructure`: something under it is. `invalid`: it can never work, the rollout is aborted at once. A target that was not seen for all of its deadline, or whose cluster was not ready, failed by the infrastructure; all else by the change.
   */
  readonly failures?: {
    /**
     * Reasons that say it: the first that fits counts.
     *
     * Items: One class of failures, and the reasons that belong to it.
     */
    readonly classes?: ReadonlyArray<{
      /**
       * The class of these failures.
       */
      readonly class: "change" | "infrastructure" | "invalid";
      /**
       * Reasons as reports give them: `ImagePullBackOff`.
       *
       * Items: A reason of a failure, as reports give it.
       */
      readonly reasons: ReadonlyArray<string>;
    }>;
    /**
     * How the failure of a target that was broken before this rollout released it counts. `ignore`: no budget counts it, as it is not this rollout's. `count`: it counts as any other failure. Default: `ignore`.
     */
    readonly preexisting?: "ignore" | "count";
  };
  /**
   * A target that fails is tried again, in its place, before it counts as failed. Default: it is not.
   */
  readonly retry?: {
    /**
     * How often a target is tried in all, the first time included.
     */
    readonly attempts: number;
    /**
     * The pause before the second time. Default: `1m`.
     */
    readonly first?: string;
    /**
     * By how much each pause is longer than the one before. Default: 2.
     */
    readonly factor?: number;
    /**
     * The longest pause between two tries, at which the pauses stop growing. Default: `30m`.
     */
    readonly longest?: string;
    /**
     * The part of a pause that chance may take away, so that not all begin at once; the same for the same target and try. Default: `20%`.
     */
    readonly jitter?: string;
    /**
     * Failures of which classes. Default: `change` and `infrastructure`.
     *
     * Items: A class of failures that is tried again.
     */
    readonly classes?: ReadonlyArray<("change" | "infrastructure")>;
  };
  /**
   * The treatment of targets that are added or removed while the rollout is on its way.
   */
  readonly membership?: {
    /**
     * A new target joins a wave (`join`), or is held until the next attempt (`hold`). Default: `join`.
     */
    readonly added?: "join" | "hold";
    /**
     * Whether a new target counts: against the limits on what is on the way, and when it fails. If not, it is released as soon as its wave is open. Default: true.
     */
    readonly addedCounts?: boolean;
    /**
     * A target that is removed while it is on the way is forgotten (`forget`), or counts as failed in the wave that is open (`fail`). Default: `forget`.
     */
    readonly removed?: "forget" | "fail";
  };
  /**
   * A label with a whole number: the lowest goes first, what has none last, and `order` decides among equals. Default: `order` alone.
   */
  readonly orderLabel?: string;
}
