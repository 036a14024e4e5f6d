// Generated from schemas/landfall.dev/rollout-plan.schema.json by `npm run gen`. Do not edit.
import type { Metadata } from "../embedded.ts";
import type { Condition } from "./condition.types.ts";
import type { RolloutAbort } from "./rollout-abort.types.ts";
import type { RolloutCounts } from "./rollout-counts.types.ts";
import type { RolloutGone } from "./rollout-gone.types.ts";
import type { RolloutNext } from "./rollout-next.types.ts";

/**
 * One rollout of one revision: its frozen waves, and how far it has come. Written by compute-wave, which reads it back as its own memory. A large plan is several objects: `<rollout>`, `<rollout>-2` and so on, each with its part of the targets; the first also holds the summary.
 */
export type RolloutPlan = {
  /**
   * `landfall.dev/v1alpha1`.
   */
  readonly apiVersion: "landfall.dev/v1alpha1";
  /**
   * `RolloutPlan`.
   */
  readonly kind: "RolloutPlan";
  /**
   * Standard object metadata.
   */
  readonly metadata: Metadata;
  /**
   * The plan. A target keeps its wave as long as the attempt lasts; new targets are added.
   */
  readonly spec: {
    /**
     * Version of the format: 2; of 1 all is read. A newer one is refused.
     */
    readonly format: number;
    /**
     * Name of the rollout, the same on every page.
     */
    readonly rollout: string;
    /**
     * The strategy that the plan was made from.
     */
    readonly strategy: {
      /**
       * Its name; absent where it was given inline.
       */
      readonly name?: string;
      /**
       * Hash of what it says about waves and their members.
       */
      readonly hash: string;
      /**
       * All that it says, as canonical JSON, on the first page: so the next render names what was edited. Absent where it is longer.
       */
      readonly text?: string;
    };
    /**
     * `shadow`: it was only judged. Whoever carries plans out leaves it alone. Default: `live`.
     */
    readonly mode?: "live" | "shadow";
    /**
     * The package that is rolled out. Absent: whole clusters.
     */
    readonly package?: string;
    /**
     * The revision that targets are to reach.
     */
    readonly revision: string;
    /**
     * Counts up with every new revision and every restart.
     */
    readonly attempt: number;
    /**
     * The `restart` of the config that began this attempt.
     */
    readonly restart?: number;
    /**
     * Which part of a large plan this object is. Absent: the plan is one object.
     */
    readonly page?: {
      /**
       * Index of this page, from 0.
       */
      readonly index: number;
      /**
       * Number of pages.
       */
      readonly of: number;
    };
    /**
     * The waves, in order; on each page all of them, with the targets of the page.
     *
     * Items: One wave of the plan, with the targets that it releases.
     */
    readonly waves: ReadonlyArray<{
      /**
       * Name of the wave.
       */
      readonly name: string;
      /**
       * The targets of the wave, in the order in which they are released.
       *
       * Items: The target: `<cluster>` or `<cluster>/<package>`.
       */
      readonly targets: ReadonlyArray<string>;
    }>;
    /**
     * Targets that no wave selects, and that are held.
     *
     * Items: The target: `<cluster>` or `<cluster>/<package>`.
     */
    readonly leftover?: ReadonlyArray<string>;
    /**
     * Names of the budgets that the rollout shares with others.
     *
     * Items: Name of a shared budget, as the strategy has it.
     */
    readonly budgets?: ReadonlyArray<string>;
  };
  /**
   * How far the rollout has come. Summary on the first page; targets on every page.
   */
  readonly status?: {
    /**
     * The `now` of the last run that changed anything.
     */
    readonly at?: string;
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
       * The reason why the wave waits, for people.
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
       * The measurements with which it passed its metric gates; of several of a name the worst.
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
         * The target that it was measured of. Absent: the whole wave.
         */
        readonly target?: string;
        /**
         * The wave that it was measured of, where that was said.
         */
        readonly wave?: string;
        /**
         * The revision that it was measured of, where that was said.
         */
        readonly revision?: string;
        /**
         * The cluster that measured it for the whole wave, where that was said.
         */
        readonly from?: string;
      }>;
      /**
       * Failures for a cause in the infrastructure, where they count apart.
       */
      readonly infrastructure?: number;
      /**
       * How many of its targets had landed when one failed: from there the ramp begins again.
       */
      readonly rampedFrom?: number;
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
     * Ready: every target has landed. Reconciling: targets are on the way. Stalled: the rollout has stopped.
     *
     * Items: A condition, as the Kubernetes API conventions have it.
     */
    readonly conditions?: ReadonlyArray<Condition>;
    /**
     * State of each target of the page, in the order of the plan. Released and Landed targets may change; all others are held where they are, at `revision`. Where the rollout is stopped and `onStop` is not `restore`, under the handbrake (`brakedBy`), and of a `pinned` target, what was released is left as people have it.
     *
     * Items: State of one target, of which it has been told or seen something.
     */
    readonly targets?: ReadonlyArray<{
      /**
       * The target: `<cluster>` or `<cluster>/<package>`.
       */
      readonly target: string;
      /**
       * How far the target is on its way to the revision.
       */
      readonly state: "Waiting" | "Released" | "Landed" | "Failed" | "Held" | "RollingBack" | "RolledBack";
      /**
       * The revision it shall have now: that of the plan once it is released, before that the one it had, and again when it is sent back. Absent: not known; whatever it has.
       */
      readonly revision?: string;
      /**
       * The newest revision that was good here: what it had before the rollout began, or what it had landed at when the rollout of that was completed. A rollback goes there, unless that is `tainted`.
       */
      readonly lastGood?: string;
      /**
       * Since when it is in this state. RFC 3339, UTC.
       */
      readonly since?: string;
      /**
       * When this attempt released it. Absent: it did not, also where the target has landed or failed.
       */
      readonly releasedAt?: string;
      /**
       * Why, as one word for programs.
       */
      readonly reason?: string;
      /**
       * Why the target is in this state, in one sentence for people.
       */
      readonly message?: string;
      /**
       * In a wave that soaks: for how long it was seen healthy without a break.
       */
      readonly soaked?: string;
      /**
       * Up to which observation that was counted.
       */
      readonly seenAt?: string;
      /**
       * Of a target that failed: what the failure is taken for.
       */
      readonly cause?: "change" | "infrastructure" | "invalid" | "preexisting";
      /**
       * How often this attempt has tried it, where that is more than once.
       */
      readonly tries?: number;
      /**
       * When the target is tried again. RFC 3339, UTC.
       */
      readonly retryAt?: string;
      /**
       * It was broken, or its cluster was not ready, when it was released.
       */
      readonly brokenBefore?: boolean;
      /**
       * It joined while the attempt was on its way, and does not count.
       */
      readonly joined?: boolean;
      /**
       * The revision that an attempt before this one brought it to, or that it is sent back from: a rollback of that revision takes it back too.
       */
      readonly movedTo?: string;
      /**
       * Revisions that were good here before `lastGood`, the newest first.
       *
       * Items: A revision that the target had before.
       */
      readonly earlier?: ReadonlyArray<string>;
      /**
       * Somebody pins it: nothing is written there, whatever state it is in.
       */
      readonly pinned?: boolean;
      /**
       * Of a target that has landed: when that was observed which showed it there, where that was before `since`.
       */
      readonly evidenceAt?: string;
      /**
       * How often it was seen healthy without a break, in a wave that counts it.
       */
      readonly samples?: number;
    }>;
    /**
     * Targets that left the inventory, as they were then: they go on from there when they come back. At most 10000, and none for longer than until the end of the attempt after the one in which it went.
     *
     * Items: A target that left the inventory, as it was then.
     */
    readonly gone?: ReadonlyArray<RolloutGone>;
    /**
     * Who pulled the handbrake; absent where nobody did.
     */
    readonly brakedBy?: string;
    /**
     * Revisions that no rollback goes back to, as an attempt at them was stopped, aborted or rolled back; the last 32. `clears` of the config takes one off.
     *
     * Items: A revision that is not released again, and the attempt that ended badly.
     */
    readonly tainted?: ReadonlyArray<{
      /**
       * The revision that is not released again until somebody clears it.
       */
      readonly revision: string;
      /**
       * Number of the last attempt of the revision that ended so.
       */
      readonly attempt: number;
      /**
       * The outcome of the attempt.
       */
      readonly reason: "Stopped" | "Aborted" | "RolledBack";
    }>;
    /**
     * The treatment of the targets that the rollout has touched when it is stopped or aborted. Default: `leave`.
     */
    readonly onStop?: "leave" | "restore";
    /**
     * When this attempt began. RFC 3339, UTC.
     */
    readonly startedAt?: string;
    /**
     * That this attempt was aborted: only a new one goes forward.
     */
    readonly aborted?: RolloutAbort;
    /**
     * Failure domains in which targets failed, where these are bounded.
     *
     * Items: One failure domain, with its count of failures.
     */
    readonly domains?: ReadonlyArray<{
      /**
       * The value of the label; empty for targets without it.
       */
      readonly name: string;
      /**
       * How often one of its targets failed in this attempt.
       */
      readonly failures: number;
      /**
       * How many of these failures count no more, because somebody asked to try again.
       */
      readonly forgiven?: number;
    }>;
    /**
     * The attempts before this one.
     */
    readonly history?: {
      /**
       * How many there were before those that are listed.
       */
      readonly forgotten: number;
      /**
       * The last attempts before this one, the oldest first.
       *
       * Items: One attempt, and how it ended.
       */
      readonly runs: ReadonlyArray<{
        /**
         * Number of the attempt, from 1.
         */
        readonly attempt: number;
        /**
         * Revision of the attempt.
         */
        readonly revision: string;
        /**
         * How it ended: its phase; `Superseded` if it had not ended.
         */
        readonly outcome: string;
        /**
         * When the attempt began. RFC 3339, UTC.
         */
        readonly startedAt: string;
        /**
         * When the next attempt began. RFC 3339, UTC.
         */
        readonly endedAt: string;
      }>;
    };
    /**
     * The last decisions. Each names the hash of the one before: none can be changed, moved or taken out unseen.
     */
    readonly log?: {
      /**
       * How many there were before those that are listed.
       */
      readonly forgotten: number;
      /**
       * Hash of the last one that is forgotten; empty if none is.
       */
      readonly anchor: string;
      /**
       * Decisions that changed something, oldest first. Those in a row in which nothing but times moved on are one.
       *
       * Items: One decision, chained to the one before it by its hash.
       */
      readonly entries: ReadonlyArray<{
        /**
         * Number of the decision in the whole log, from 0.
         */
        readonly seq: number;
        /**
         * Hash of the one before; empty for the first.
         */
        readonly prev: string;
        /**
         * The decision itself: of what inputs, and what it changed.
         */
        readonly body: {
          /**
           * The time by which it was decided. RFC 3339, UTC.
           */
          readonly at: string;
          /**
           * Number of the attempt, from 1.
           */
          readonly attempt: number;
          /**
           * Revision of the attempt.
           */
          readonly revision: string;
          /**
           * The phase that followed.
           */
          readonly phase: string;
          /**
           * The wave that was open after it.
           */
          readonly wave: number;
          /**
           * The changes of the decision, one entry for each kind.
           *
           * Items: The changes of one kind, and the targets that they touch.
           */
          readonly changes: ReadonlyArray<{
            /**
             * The kind of change, as one word.
             */
            readonly kind: string;
            /**
             * How many changes of this kind there are.
             */
            readonly count: number;
            /**
             * The first three targets that changed so, by name.
             *
             * Items: One target: `<cluster>` or `<cluster>/<package>`.
             */
            readonly targets?: ReadonlyArray<string>;
            /**
             * The reason of the first of these targets, as one word.
             */
            readonly reason?: string;
          }>;
          /**
           * Who had said something that counted.
           *
           * Items: Name of one person or program.
           */
          readonly by: ReadonlyArray<string>;
          /**
           * Version of the time zone data of the machine that decided, where the plan has windows.
           */
          readonly tz?: string;
          /**
           * Hash of the plan by which it was decided.
           */
          readonly plan: string;
          /**
           * Hash of `spec.strategy.hash`, of the waves with their targets in order, and of `spec.leftover`, as they were written with this decision.
           */
          readonly members?: string;
          /**
           * How many decisions before it it stands for too: nothing but times moved on in them, as while a wave soaks. Default: none.
           */
          readonly folded?: number;
          /**
           * Hash of all inputs of the decision: what was told and what was seen.
           */
          readonly inputs: string;
          /**
           * Hash of the state that followed.
           */
          readonly state: string;
        };
        /**
         * SHA-256 of the other fields of the entry, the hash before it included.
         */
        readonly hash: string;
      }>;
    };
    /**
     * Who paused it, where that is known.
     */
    readonly pausedBy?: string;
  };
}
