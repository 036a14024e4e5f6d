// Generated from schemas/fn.landfall.dev/compute-wave.schema.json by `npm run gen`. Do not edit.
import type { JsonObject, Metadata } from "../embedded.ts";

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
   * Name of the rollout, and of the RolloutPlan that is read back and written.
   */
  readonly rollout: string;
  /**
   * The package that is rolled out. Default: whole clusters; then the reports must not name several packages for one.
   */
  readonly package?: string;
  /**
   * The revision that targets are to reach. Another one than that of the plan begins a new attempt: every target waits for its wave again.
   */
  readonly revision: string;
  /**
   * Counting this up begins a new attempt at the same revision, after the cause of a failure was removed. Default: 0.
   */
  readonly restart?: number;
  /**
   * The strategy, inline. Default: `strategyRef`.
   */
  readonly strategy?: {
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
  /**
   * Name of the RolloutStrategy in the package. Default: the only one there is.
   */
  readonly strategyRef?: string;
  /**
   * The time of this run. Default: the newest time in the reports. A time before that of the plan counts as the plan's.
   */
  readonly now?: string;
  /**
   * Release nothing more; what is on the way is still watched. Default: false.
   */
  readonly paused?: boolean;
  /**
   * Leave to open waves that ask for approval. Taking one back after the wave has opened changes nothing.
   *
   * Items: One wave, in one attempt at one revision: it counts for no other.
   */
  readonly approvals?: ReadonlyArray<{
    /**
     * Name of the wave.
     */
    readonly wave: string;
    /**
     * The revision that is approved.
     */
    readonly revision: string;
    /**
     * The attempt, as the plan says. Default: 1.
     */
    readonly attempt?: number;
    /**
     * Who approves.
     */
    readonly by: string;
  }>;
  /**
   * Targets to go on without: held as long as they are listed, whether they wait, are on the way or have failed. A failure stays counted.
   *
   * Items: One target.
   */
  readonly skips?: ReadonlyArray<{
    /**
     * The target as the plan names it: `<cluster>` or `<cluster>/<package>`.
     */
    readonly target: string;
    /**
     * Who says so.
     */
    readonly by: string;
  }>;
  /**
   * Send the targets that an attempt has released back, each to its own last known good. Taking this back changes nothing: only a new attempt goes forward again.
   */
  readonly rollback?: {
    /**
     * The attempt, as the plan says; it counts for no other. Default: 1.
     */
    readonly attempt?: number;
    /**
     * Who asks for it.
     */
    readonly by: string;
  };
  /**
   * Targets, given here. With `inventory`: in addition.
   *
   * Items: A target.
   */
  readonly clusters?: ReadonlyArray<{
    /**
     * Name of the cluster.
     */
    readonly name: string;
    /**
     * Its labels.
     */
    readonly labels?: {
      readonly [k: string]: string;
    };
  }>;
  /**
   * Which objects of the package are targets: those that match one of these. An object that is a cluster (ClusterProfile, Cluster API and Karmada Cluster, OCM ManagedCluster) is known by its name, any other by what it says about its cluster. Its labels are the target's. Default: all objects that are a cluster, if there are no `clusters`.
   *
   * Items: Every field given must match; at least one must be given.
   */
  readonly inventory?: ReadonlyArray<{
    /**
     * API group; `""` is the core group.
     */
    readonly group?: string;
    /**
     * Kind.
     */
    readonly kind?: string;
    /**
     * Namespace.
     */
    readonly namespace?: string;
    /**
     * Name.
     */
    readonly name?: string;
    /**
     * A Kubernetes label selector.
     */
    readonly labelSelector?: JsonObject;
  }>;
  /**
   * Which target an object is about: rules as in every config of ours. They must agree with what the object says itself.
   *
   * Items: Objects that match all that is given are about the target; at least one must be given.
   */
  readonly targets?: ReadonlyArray<{
    /**
     * API group; `""` is the core group.
     */
    readonly group?: string;
    /**
     * Kind.
     */
    readonly kind?: string;
    /**
     * Namespace.
     */
    readonly namespace?: string;
    /**
     * Name.
     */
    readonly name?: string;
    /**
     * A Kubernetes label selector.
     */
    readonly labelSelector?: JsonObject;
    /**
     * `<cluster>` or `<cluster>/<package>`.
     */
    readonly target: string;
  }>;
  /**
   * The name of the sub-package that holds an object is its cluster. Default: false.
   */
  readonly subPackagesAreClusters?: boolean;
  /**
   * Name of the fleet whose FleetReport is read. Default: `fleet`.
   */
  readonly fleet?: string;
  /**
   * Write `landfall.dev/wave` to the objects that deliver to the targets. Default: true.
   */
  readonly annotate?: boolean;
  /**
   * Directory of the plan in the package. Default: `rollouts`.
   */
  readonly output?: string;
}
