// Generated from schemas/landfall.dev/rollout.schema.json by `npm run gen`. Do not edit.
import type { JsonObject, Metadata } from "../embedded.ts";
import type { AcceptVerb } from "./accept-verb.types.ts";
import type { AttemptVerb } from "./attempt-verb.types.ts";
import type { ClearVerb } from "./clear-verb.types.ts";
import type { Condition } from "./condition.types.ts";
import type { RetryVerb } from "./retry-verb.types.ts";
import type { RolloutAbort } from "./rollout-abort.types.ts";
import type { RolloutCounts } from "./rollout-counts.types.ts";
import type { RolloutNext } from "./rollout-next.types.ts";
import type { RolloutVerb } from "./rollout-verb.types.ts";
import type { TargetRule } from "./target-rule.types.ts";
import type { TargetVerb } from "./target-verb.types.ts";
import type { WaveVerb } from "./wave-verb.types.ts";

/**
 * One revision of a package on its way through a fleet: what is wanted, what people say about it, and how far it is. Its members and memory are in RolloutPlans.
 */
export type Rollout = {
  /**
   * `landfall.dev/v1alpha1`.
   */
  readonly apiVersion: "landfall.dev/v1alpha1";
  /**
   * `Rollout`.
   */
  readonly kind: "Rollout";
  /**
   * Standard object metadata.
   */
  readonly metadata: Metadata;
  /**
   * The wanted revision, and the words of people about it.
   */
  readonly spec: {
    /**
     * The package that is rolled out. Default: whole clusters.
     */
    readonly package?: string;
    /**
     * The revision that targets are to reach. Another one than that of the plan begins a new attempt: every target waits for its wave again.
     */
    readonly revision: string;
    /**
     * Name of the RolloutStrategy.
     */
    readonly strategyRef: string;
    /**
     * Which objects of the cluster are targets: those that match one of these. A cluster (ClusterProfile, Cluster of Cluster API, Karmada and Rancher Fleet, ManagedCluster, cluster Secret of Argo CD) is known by its name, a PlacementDecision stands for the clusters it has chosen, any other object for the cluster it says it is about. Its labels are the target's; those of a chosen cluster are of its own object. Default: all objects that are a cluster.
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
     * Targets that failed, to try again in their place. The failure that is tried again counts no more; if the target fails again, that counts.
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
  };
  /**
   * How far it is, in a size that does not grow with the fleet: at most 64 KiB for 100 waves. The plan has every target.
   */
  readonly status?: {
    /**
     * Generation of the spec that this is about.
     */
    readonly observedGeneration?: number;
    /**
     * The RolloutPlan that has the targets.
     */
    readonly plan?: {
      /**
       * Name of the RolloutPlan that is the first page.
       */
      readonly name: string;
      /**
       * Hash of the plan: of waves, members and limits.
       */
      readonly hash: string;
      /**
       * Number of RolloutPlan objects that hold the plan.
       */
      readonly pages: number;
    };
    /**
     * The revision that is on its way.
     */
    readonly revision?: string;
    /**
     * Number of the attempt, from 1.
     */
    readonly attempt?: number;
    /**
     * The `now` of the last run that changed anything.
     */
    readonly at?: string;
    /**
     * When this attempt began. RFC 3339, UTC.
     */
    readonly startedAt?: string;
    /**
     * Whether the rollout goes on. Stopped: nothing new starts in this attempt. Completed: every target has landed, but for failures that the strategy tolerates. RolledBack: what was released has been sent back.
     */
    readonly phase?: "Running" | "Paused" | "Stopped" | "Completed" | "RollingBack" | "RolledBack";
    /**
     * Since when nothing starts, as it is paused, stopped or under the handbrake, or since when it goes back or is back. Absent: it runs, or is completed.
     */
    readonly stillSince?: string;
    /**
     * When this attempt was last completed: the health of what had landed by then is no longer its business.
     */
    readonly completedAt?: string;
    /**
     * Who pulled the handbrake; absent where nobody did.
     */
    readonly brakedBy?: string;
    /**
     * Who paused it, where that is known.
     */
    readonly pausedBy?: string;
    /**
     * That this attempt was aborted: only a new one goes forward.
     */
    readonly aborted?: RolloutAbort;
    /**
     * Why the rollout is in this phase, as one word for programs; empty or absent: there is nothing to say.
     */
    readonly reason?: string;
    /**
     * The state of the rollout, in one sentence for people.
     */
    readonly message?: string;
    /**
     * The wave that is open, from 0; the number of waves when all are through.
     */
    readonly wave?: number;
    /**
     * State of each wave, in the order of the plan.
     *
     * Items: State of one wave, with the numbers of its targets.
     */
    readonly waves?: ReadonlyArray<{
      /**
       * Name of the wave.
       */
      readonly name: string;
      /**
       * How far the wave is. `Stopped`: the rollout stopped because of it. Where the rollout is sent back, every other wave that was opened is `RollingBack` as long as one of its targets is, then `RolledBack`.
       */
      readonly state: "Waiting" | "Open" | "Soaking" | "Stopped" | "Landed" | "RollingBack" | "RolledBack";
      /**
       * When the wave was opened. RFC 3339, UTC.
       */
      readonly openedAt?: string;
      /**
       * When its last target had landed, or failed within what is tolerated.
       */
      readonly landedAt?: string;
      /**
       * Number of targets of the wave.
       */
      readonly total: number;
      /**
       * Number of targets of the wave that have landed.
       */
      readonly landed: number;
      /**
       * How often one of its targets has failed in this attempt, as `maxFailures` counts; removing the target changes nothing.
       */
      readonly failures: number;
      /**
       * The reason why the wave waits, for people; only for a wave that is open or stopped.
       */
      readonly message?: string;
      /**
       * Who approved that it opened.
       */
      readonly approvedBy?: string;
      /**
       * Who let it pass without soak, metrics and approval.
       */
      readonly promotedBy?: string;
      /**
       * Failures for a cause in the infrastructure, where they count apart.
       */
      readonly infrastructure?: number;
      /**
       * Failures that no limit counts: of targets that were broken before, or that joined and do not count.
       */
      readonly uncounted?: number;
      /**
       * How many of `failures` were forgiven: somebody asked to try the target again.
       */
      readonly forgiven?: number;
      /**
       * How many of `infrastructure` were forgiven.
       */
      readonly forgivenInfrastructure?: number;
    }>;
    /**
     * How many targets of the plan are in each state.
     */
    readonly counts?: RolloutCounts;
    /**
     * When to look again, and why; absent where time alone changes nothing.
     */
    readonly next?: RolloutNext;
    /**
     * The targets that need somebody most: failed, held, or waiting to be tried again; the worst and oldest first.
     *
     * Items: One target that needs somebody, and why.
     */
    readonly exceptions?: ReadonlyArray<{
      /**
       * The target: `<cluster>` or `<cluster>/<package>`.
       */
      readonly target: string;
      /**
       * How far the target is on its way to the revision.
       */
      readonly state: "Waiting" | "Released" | "Landed" | "Failed" | "Held" | "RollingBack" | "RolledBack";
      /**
       * Of a target that failed: what the failure is taken for.
       */
      readonly cause?: "change" | "infrastructure" | "invalid" | "preexisting";
      /**
       * Why, as one word for programs.
       */
      readonly reason?: string;
      /**
       * Why the target is in this state, in one sentence for people.
       */
      readonly message?: string;
      /**
       * Since when it is in this state. RFC 3339, UTC.
       */
      readonly since?: string;
      /**
       * How often this attempt has tried it, where that is more than once.
       */
      readonly tries?: number;
    }>;
    /**
     * Number of exceptions that are not listed.
     */
    readonly moreExceptions?: number;
    /**
     * The end of the decision log that the RolloutPlan holds.
     */
    readonly decisions?: {
      /**
       * Hash of its newest entry.
       */
      readonly head: string;
      /**
       * How many entries it has had: decisions in a row in which nothing but times moved on are one.
       */
      readonly count: number;
    };
    /**
     * Ready: every target has landed. Reconciling: targets are on the way. Stalled: the rollout has stopped.
     *
     * Items: A condition, as the Kubernetes API conventions have it.
     */
    readonly conditions?: ReadonlyArray<Condition>;
  };
}
