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
   * Who counted `restart` up.
   */
  readonly restartedBy?: {
    /**
     * Who.
     */
    readonly by: string;
    /**
     * Why.
     */
    readonly reason?: string;
  };
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
      /**
       * How many targets of the wave may fail for a cause in the infrastructure (`failures`), apart from `maxFailures`; one more stops the rollout. A percentage is of the wave, rounded down. Default: they count among `maxFailures`.
       */
      readonly maxInfrastructureFailures?: number | string;
      /**
       * How `maxConcurrent` is reached: at first only `start` targets may be on the way; when so many have landed, `factor` times as many, and so on. A failure begins at `start` again. Default: at once.
       */
      readonly ramp?: {
        /**
         * How many at first. Default: 1.
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
      /**
       * How many targets of a domain may fail, over all waves; one more stops the rollout. A percentage is of the domain, rounded down. Default: no bound.
       */
      readonly maxFailures?: number | string;
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
    /**
     * What a target weighs: `cumulative` then means a percentage of all weight, not of the number of targets. All other limits (`count`, `maxConcurrent`, `maxFailures`, `ramp`, budgets) count targets, whatever they weigh. Default: all weigh the same.
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
     * What a failure is taken for. `change`: the new revision is bad. `infrastructure`: something under it is. `invalid`: it can never work, the rollout is aborted at once. What was not seen for all of its deadline, or whose cluster was not ready, failed by the infrastructure; all else by the change.
     */
    readonly failures?: {
      /**
       * Reasons that say it: the first that fits counts.
       *
       * Items: Reasons of one class.
       */
      readonly classes?: ReadonlyArray<{
        /**
         * The class.
         */
        readonly class: "change" | "infrastructure" | "invalid";
        /**
         * Reasons as reports give them: `ImagePullBackOff`.
         *
         * Items: A reason.
         */
        readonly reasons: ReadonlyArray<string>;
      }>;
      /**
       * What was broken before this rollout released it and fails after: not this rollout's (`ignore`), so no budget counts it; or as any other (`count`). Default: `ignore`.
       */
      readonly preexisting?: "ignore" | "count";
    };
    /**
     * A target that fails is tried again, in its place, before it counts as failed. Default: it is not.
     */
    readonly retry?: {
      /**
       * How often in all, the first time too.
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
       * No pause is longer. Default: `30m`.
       */
      readonly longest?: string;
      /**
       * The part of a pause that chance may take away, so that not all begin at once; the same for the same target and try. Default: `20%`.
       */
      readonly jitter?: string;
      /**
       * Failures of which classes. Default: `change` and `infrastructure`.
       *
       * Items: A class.
       */
      readonly classes?: ReadonlyArray<("change" | "infrastructure")>;
    };
    /**
     * What becomes of targets that come and go while the rollout is on its way.
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
   * Release nothing more until this is removed; what is on the way is still watched.
   */
  readonly pause?: {
    /**
     * Who pauses it.
     */
    readonly by: string;
    /**
     * Why.
     */
    readonly reason?: string;
  };
  /**
   * Stop everything at once, also rollbacks and deadlines, until this is removed. What is seen is still noted.
   */
  readonly handbrake?: {
    /**
     * Who pulled it.
     */
    readonly by: string;
    /**
     * Why.
     */
    readonly reason?: string;
  };
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
    /**
     * Why.
     */
    readonly reason?: string;
  }>;
  /**
   * Waves to pass without soak, metrics and approval; never without evidence that their targets landed. Once used, it is not taken back.
   *
   * Items: One wave, in one attempt at one revision: it counts for no other.
   */
  readonly promotions?: ReadonlyArray<{
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
    /**
     * Why.
     */
    readonly reason?: string;
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
    /**
     * Why.
     */
    readonly reason?: string;
  }>;
  /**
   * Targets that keep the revision they have: they are held, do not count for completion, and are not rolled back.
   *
   * Items: One target.
   */
  readonly pins?: ReadonlyArray<{
    /**
     * The target as the plan names it: `<cluster>` or `<cluster>/<package>`.
     */
    readonly target: string;
    /**
     * Who says so.
     */
    readonly by: string;
    /**
     * Why.
     */
    readonly reason?: string;
  }>;
  /**
   * Targets that failed, to try again in their place. The failure counts no more.
   *
   * Items: One try of one target: it counts once.
   */
  readonly retries?: ReadonlyArray<{
    /**
     * The target as the plan names it: `<cluster>` or `<cluster>/<package>`.
     */
    readonly target: string;
    /**
     * The attempt, as the plan says; it counts for no other. Default: 1.
     */
    readonly attempt?: number;
    /**
     * How often the attempt had tried the target before, as the plan says. Default: 1.
     */
    readonly tries?: number;
    /**
     * Who asks for it.
     */
    readonly by: string;
    /**
     * Why.
     */
    readonly reason?: string;
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
    /**
     * Why.
     */
    readonly reason?: string;
  };
  /**
   * End an attempt where it is: nothing more is released, and what is on the way stays. Taking this back changes nothing: only a new attempt goes forward again.
   */
  readonly abort?: {
    /**
     * The attempt, as the plan says; it counts for no other. Default: 1.
     */
    readonly attempt?: number;
    /**
     * Who asks for it.
     */
    readonly by: string;
    /**
     * Why.
     */
    readonly reason?: string;
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
   * Which objects of the package are targets: those that match one of these. A cluster (ClusterProfile, Cluster of Cluster API, Karmada and Rancher Fleet, ManagedCluster, cluster Secret of Argo CD) is known by its name, a PlacementDecision stands for the clusters it has chosen, any other object for the cluster it says it is about. Its labels are the target's; those of a chosen cluster are of its own object. Default: all objects that are a cluster, if there are no `clusters`.
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
   * Write down, with every decision of a plan that has windows, the version of the time zone data of the machine that made it. It is all that depends on the machine: with `false` every machine writes the same bytes. Default: true.
   */
  readonly recordTz?: boolean;
  /**
   * Write `landfall.dev/wave` to the objects that deliver to the targets. Default: true.
   */
  readonly annotate?: boolean;
  /**
   * Write the waves in the words of these systems too: `argo-cd` as the annotation `argocd.argoproj.io/sync-wave` of Applications, `flux` as `spec.dependsOn` of Kustomizations and HelmReleases on those of the wave before. What others wrote there stays. Default: none.
   *
   * Items: A system.
   */
  readonly alsoWrite?: ReadonlyArray<("argo-cd" | "flux")>;
  /**
   * Write the revision of every target that may move into the objects that deliver to it, each in the words of its system; objects of targets that wait, are held or have failed stay as they are. An object that somebody else holds is not moved, and a result says so. Default: none; then something else carries the waves out.
   *
   * Items: How one system is written, and which of its objects: every criterion given must match. Default: all of them.
   */
  readonly actuate?: ReadonlyArray<{
    /**
     * `config-sync`: the source of RootSyncs and RepoSyncs. `flux`: the source of a Kustomization, or the chart version of a HelmRelease. `argo-cd`: `targetRevision` of Applications. `porch`: the upstream revision of PackageVariants. `karmada`: `dispatchingOnClusters` of policies names the clusters that are not released. `field`: the field at `path` of any object that delivers to a target.
     */
    readonly system: "config-sync" | "flux" | "argo-cd" | "porch" | "karmada" | "field";
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
     * With system `field`: where the revision is, such as `spec.topology.version` or `metadata.annotations["example.com/version"]`.
     */
    readonly path?: string;
    /**
     * With system `field`: what is written, with `{revision}` for the revision. Default: the revision itself.
     */
    readonly template?: string;
  }>;
  /**
   * Directory of the plan in the package. Default: `rollouts`.
   */
  readonly output?: string;
  /**
   * What was measured, for the metric gates of the strategy; samples of StatusSnapshots in the package count too. Of several values of a name the newest counts.
   *
   * Items: One value.
   */
  readonly metrics?: ReadonlyArray<{
    /**
     * Name of the metric.
     */
    readonly name: string;
    /**
     * The value.
     */
    readonly value: number;
    /**
     * When its window ended.
     */
    readonly at: string;
  }>;
  /**
   * What rollouts outside of this package use of the shared budgets of the strategy; those in the package are counted without. Default: nothing.
   *
   * Items: One budget.
   */
  readonly shared?: ReadonlyArray<{
    /**
     * Its name.
     */
    readonly name: string;
    /**
     * How many of their targets are on the way. Default: 0.
     */
    readonly onTheWay?: number;
    /**
     * How many of their targets have failed. Default: 0.
     */
    readonly failures?: number;
  }>;
}
