// Generated from schemas/fn.landfall.dev/compute-wave.schema.json by `npm run gen`. Do not edit.
import type { JsonObject, Metadata } from "../embedded.ts";
import type { AcceptVerb } from "./accept-verb.types.ts";
import type { AttemptVerb } from "./attempt-verb.types.ts";
import type { ClearVerb } from "./clear-verb.types.ts";
import type { RetryVerb } from "./retry-verb.types.ts";
import type { RolloutStrategySpec } from "./rollout-strategy-spec.types.ts";
import type { RolloutVerb } from "./rollout-verb.types.ts";
import type { RunVerb } from "./run-verb.types.ts";
import type { Scope } from "./scope.types.ts";
import type { TargetRule } from "./target-rule.types.ts";
import type { TargetVerb } from "./target-verb.types.ts";
import type { WaveVerb } from "./wave-verb.types.ts";

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
   * Whether what is decided is carried out (`live`), or only judged, planned and reported (`shadow`): then nothing is ordered, annotated or held, deadlines do not run, and no other rollout has to make way. From one to the other a rollout begins anew, as nothing of a shadow was done. Default: `live`.
   */
  readonly mode?: "live" | "shadow";
  /**
   * Counting this up begins a new attempt at the same revision, after the cause of a failure was removed. Default: 0.
   */
  readonly restart?: number;
  /**
   * Name of the person or program that counted `restart` up.
   */
  readonly restartedBy?: RolloutVerb;
  /**
   * The strategy, inline. Default: `strategyRef`.
   */
  readonly strategy?: RolloutStrategySpec;
  /**
   * Name of the RolloutStrategy in the package. Default: the only one there is.
   */
  readonly strategyRef?: string;
  /**
   * The time of this run. Default: that of the package's `Clock`, which `landfall snapshot --into DIR --clock` writes. A report is no clock: where neither says it, the render succeeds with the warning `ClockMissing`, nothing starts, and no deadline runs out. A time before that of the plan counts as the plan's.
   */
  readonly now?: string;
  /**
   * How far a report may be ahead of the time of this run, where `now` or a `Clock` gives it. One that is further ahead is refused by name (`ReportAhead`) and moves nothing; one that is less far ahead counts when its time has come. Default: `5m`.
   */
  readonly maxSkew?: string;
  /**
   * Release nothing more until this is removed; what is on the way is still watched.
   */
  readonly pause?: RolloutVerb;
  /**
   * Stop everything at once, also rollbacks and deadlines, until this is removed. What is seen is still noted.
   */
  readonly handbrake?: RolloutVerb;
  /**
   * Who took back a pause, a handbrake, a skip or a pin the last time, and why. It changes nothing.
   */
  readonly resumedBy?: RolloutVerb;
  /**
   * Leave to open waves that ask for approval. Taking one back after the wave has opened changes nothing.
   *
   * Items: One wave, in one attempt at one revision: it counts for no other.
   */
  readonly approvals?: ReadonlyArray<WaveVerb>;
  /**
   * Waves to pass without soak, metrics and approval, also those whose proof is gone; what is on the way must still land. Once used, it is not taken back.
   *
   * Items: One wave, in one attempt at one revision: it counts for no other.
   */
  readonly promotions?: ReadonlyArray<WaveVerb>;
  /**
   * Targets to go on without: held as long as they are listed, whether they wait, are on the way or have failed. A failure stays counted.
   *
   * Items: One target to go on without, and who asked for it.
   */
  readonly skips?: ReadonlyArray<TargetVerb>;
  /**
   * Targets that keep the revision they have: they are held, do not count for completion, and are not rolled back.
   *
   * Items: One target that keeps its revision, and who asked for it.
   */
  readonly pins?: ReadonlyArray<TargetVerb>;
  /**
   * Targets that failed, to try again in their place. The failure counts no more.
   *
   * Items: One more try of one target that failed: the entry counts once.
   */
  readonly retries?: ReadonlyArray<RetryVerb>;
  /**
   * Landed targets that are not as they landed (silent, or not Current any more), and over which later releases may go on all the same; each in one attempt.
   *
   * Items: Leave to go on over one landed target as it is now, in one attempt.
   */
  readonly accepts?: ReadonlyArray<AcceptVerb>;
  /**
   * Revisions that were stopped, aborted or rolled back, and that rollbacks may go back to again; each up to one attempt.
   *
   * Items: Leave for rollbacks to go back to a revision again that was stopped, aborted or rolled back.
   */
  readonly clears?: ReadonlyArray<ClearVerb>;
  /**
   * Send the targets that an attempt has released back, each to its own last known good. Taking this back changes nothing: only a new attempt goes forward again.
   */
  readonly rollback?: AttemptVerb;
  /**
   * End an attempt where it is: nothing more is released, and what is on the way stays. Taking this back changes nothing: only a new attempt goes forward again.
   */
  readonly abort?: AttemptVerb;
  /**
   * Targets, given here. With `inventory`: in addition.
   *
   * Items: One target: a cluster, and the package on it if there is one.
   */
  readonly clusters?: ReadonlyArray<{
    /**
     * Name of the cluster.
     */
    readonly name: string;
    /**
     * Labels of the target, by which waves select it.
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
     * Kind of the objects. Default: any.
     */
    readonly kind?: string;
    /**
     * Namespace of the objects. Default: any.
     */
    readonly namespace?: string;
    /**
     * Name of the objects. Default: any.
     */
    readonly name?: string;
    /**
     * Label selector for the labels of the objects (`matchLabels`, `matchExpressions`). Default: any labels.
     */
    readonly labelSelector?: JsonObject;
  }>;
  /**
   * Which target an object is about: rules as in every config of ours. They must agree with what the object says itself.
   *
   * Items: Objects that match all that is given are about the target; at least one must be given.
   */
  readonly targets?: ReadonlyArray<TargetRule>;
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
   * Items: The system in whose words the waves are written too.
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
     * Kind of the objects. Default: any.
     */
    readonly kind?: string;
    /**
     * Namespace of the objects. Default: any.
     */
    readonly namespace?: string;
    /**
     * Name of the objects. Default: any.
     */
    readonly name?: string;
    /**
     * Label selector for the labels of the objects (`matchLabels`, `matchExpressions`). Default: any labels.
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
   * The targets and namespaces that the caller may change. A change of any other is refused by name, and nothing is written. Default: all.
   */
  readonly scope?: Scope;
  /**
   * The steps inside a target when its wave releases it: the objects that a task of the StepPlan applies are moved when that task begins, and are held until then. A target has landed when its run is complete. How far it is, is kept in a StepRun. Default: everything that delivers to a target is moved at once.
   */
  readonly steps?: {
    /**
     * Name of the StepPlan in the package. Its selectors choose among what delivers to the target; `{cluster}` and `{package}` in names of objects stand for those of the target. Default: the only one there is.
     */
    readonly plan?: string;
    /**
     * Parameters of the runs. A value may name others, and `CLUSTER_NAME`, `PACKAGE_NAME` and `REVISION` of the target, as `$(name)`, and fields of its Cluster and infrastructure cluster, as `$(Cluster.spec.controlPlaneEndpoint.host)`: a value that is not there yet is waited for by name, and a run keeps what it began with; `$$(` is a `$(` as it stands. A circle is refused by name. Default: those of the plan.
     */
    readonly parameters?: {
      readonly [k: string]: string;
    };
    /**
     * The commands of people for the steps of a target, each for one opening of one run: it counts once.
     *
     * Items: Something asked for of the run of one target: it counts once.
     */
    readonly commands?: ReadonlyArray<RunVerb>;
    /**
     * What is known of tasks that no render carries out itself: how a job does, that something is gone. Of a child run its StepRun in the package tells. All of it may be said again.
     *
     * Items: The last word on one try of one task, by whoever carries it out.
     */
    readonly results?: ReadonlyArray<{
      /**
       * The target as the plan names it: `<cluster>` or `<cluster>/<package>`.
       */
      readonly target: string;
      /**
       * The uid of the run, as its StepRun says: a word about another run does not count.
       */
      readonly run: string;
      /**
       * The task, as `<phase>/<step>/<task>`.
       */
      readonly task: string;
      /**
       * Which try it is about, from 1. Default: 1.
       */
      readonly attempt?: number;
      /**
       * `Succeeded`: a job has ended well, a deletion was seen to be done. `Running`: a job is alive. `Retry`: it failed, and may succeed at another try. `Failed`: no other try can help.
       */
      readonly outcome: "Succeeded" | "Running" | "Retry" | "Failed";
      /**
       * When the outcome was seen. RFC 3339, UTC.
       */
      readonly at: string;
      /**
       * Why, as one word in PascalCase for programs.
       */
      readonly reason?: string;
      /**
       * One sentence for people.
       */
      readonly message?: string;
      /**
       * How far a job is, from 0 to 100 per cent.
       */
      readonly progress?: number;
    }>;
  };
  /**
   * Directory of the plan in the package. Default: `rollouts`.
   */
  readonly output?: string;
  /**
   * The measurements for the metric gates of the strategy; samples of StatusSnapshots in the package count too. A value counts only for the target or wave that it was measured of; of several of the same, the newest.
   *
   * Items: One measurement of one metric, of a target, a wave or all.
   */
  readonly metrics?: ReadonlyArray<{
    /**
     * Name of the metric, as the gate of the strategy has it.
     */
    readonly name: string;
    /**
     * The measured value, in the unit of the threshold of its gate.
     */
    readonly value: number;
    /**
     * When the measured window ended. RFC 3339.
     */
    readonly at: string;
    /**
     * The target that it was measured of: it counts while that is one of the wave, and has landed. Default: the whole wave.
     */
    readonly target?: string;
    /**
     * Name of the wave that it was measured of. Default: any wave that asks for the metric.
     */
    readonly wave?: string;
    /**
     * The revision that it was measured of. Default: the one that is rolled out.
     */
    readonly revision?: string;
  }>;
  /**
   * The use that rollouts outside of this package make of the shared budgets of the strategy; those in the package are counted without. As long as a shared budget is not named here, their use is unknown, and nothing starts (`SharedUnknown`).
   *
   * Items: The use that rollouts elsewhere make of one shared budget.
   */
  readonly shared?: ReadonlyArray<{
    /**
     * Name of the budget, as in the strategy.
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
