// Generated from schemas/landfall.dev/step-run.schema.json by `npm run gen`. Do not edit.
import type { Metadata } from "../embedded.ts";
import type { Condition } from "./condition.types.ts";

/**
 * How far one subject is on its way through a StepPlan. Written by whoever moves the run, who reads it back as the only memory. A long run is several objects: `<name>`, `<name>-2` and so on, each with its part of the states; the first also holds the summary.
 */
export type StepRun = {
  /**
   * `landfall.dev/v1alpha1`.
   */
  readonly apiVersion: "landfall.dev/v1alpha1";
  /**
   * `StepRun`.
   */
  readonly kind: "StepRun";
  /**
   * Standard object metadata.
   */
  readonly metadata: Metadata;
  /**
   * Which run it is. The same on every page, but for `page`.
   */
  readonly spec: {
    /**
     * Version of the format: 1. A newer one is refused.
     */
    readonly format: number;
    /**
     * Name of the rollout that released the subject. Absent: none did.
     */
    readonly rollout?: string;
    /**
     * The subject of the run: the key of a target, or the name of an object.
     */
    readonly subject: string;
    /**
     * The plan that it was begun with, and goes on with.
     */
    readonly plan: {
      /**
       * Name of the StepPlan.
       */
      readonly name: string;
      /**
       * SHA-256 of the spec of the plan that the run began with.
       */
      readonly hash: string;
    };
    /**
     * The revision that is to be reached. Absent: none is named.
     */
    readonly revision?: string;
    /**
     * The parameters that were given.
     */
    readonly parameters?: {
      /**
       * The value of one parameter, as text.
       */
      readonly [k: string]: string;
    };
    /**
     * The try of a task that began it: `<uid>/<task>/<attempt>`. Absent: it is a run of its own.
     */
    readonly parent?: string;
    /**
     * Objects that a run before it deleted and that the revision has: deletions of them apply them. Each as group, kind, namespace and name.
     *
     * Items: One object that the run is to bring back.
     */
    readonly restores?: ReadonlyArray<string>;
    /**
     * SHA-256 of what triggered it: plan, subject, revision, parameters, parent and what it brings back.
     */
    readonly key: string;
    /**
     * Differs for every run: it follows from `key` and `attempt`.
     */
    readonly uid: string;
    /**
     * Counts the runs of the subject, from 1.
     */
    readonly attempt: number;
    /**
     * Which part of a long run this object is. Absent: the run is one object.
     */
    readonly page?: {
      /**
       * Index of this page, from 0.
       */
      readonly index: number;
      /**
       * Number of StepRun objects that hold the run.
       */
      readonly of: number;
    };
  };
  /**
   * How far it is. Only the first page has more than `parts`.
   */
  readonly status: {
    /**
     * State of the run.
     */
    readonly state?: "Running" | "Complete" | "Failed" | "Cancelled" | "Superseded";
    /**
     * Since when it is in this state. RFC 3339, UTC.
     */
    readonly since?: string;
    /**
     * When the run began. RFC 3339, UTC.
     */
    readonly startedAt?: string;
    /**
     * When the run last changed. RFC 3339, UTC.
     */
    readonly at?: string;
    /**
     * How often it was opened: again by a retry, a way back, or a step that was skipped. Verbs name it, so that each counts once.
     */
    readonly tries?: number;
    /**
     * Why it has failed, as one word for programs.
     */
    readonly reason?: string;
    /**
     * Why it has failed, for people.
     */
    readonly message?: string;
    readonly endedBy?: StepRunActor;
    readonly pausedBy?: StepRunActor1;
    /**
     * Number of steps of the run, in all and by state.
     */
    readonly counts?: {
      /**
       * Number of all steps.
       */
      readonly steps: number;
      /**
       * Number of steps that are complete or skipped.
       */
      readonly through: number;
      /**
       * Number of running steps.
       */
      readonly running: number;
      /**
       * Number of failed steps.
       */
      readonly failed: number;
    };
    /**
     * The blockers: at most 10, in the order of the plan. For people: nobody reads it back.
     *
     * Items: One thing that the run waits for, and who can release it.
     */
    readonly waits?: ReadonlyArray<{
      /**
       * The path of the waiting part; empty for the run.
       */
      readonly at: string;
      /**
       * Why, as one word for programs.
       */
      readonly kind:
        | "Dependency"
        | "Paused"
        | "PreCondition"
        | "PostCondition"
        | "Condition"
        | "Action"
        | "Objects"
        | "Deletion"
        | "Job"
        | "ChildRun"
        | "BackOff"
        | "Stalled"
        | "Failed"
        | "Stopped"
        | "PlanEdited"
        | "Inconsistent"
        | "Closing"
        | "OtherRun";
      /**
       * Since when it waits. RFC 3339, UTC.
       */
      readonly since: string;
      /**
       * When it ends at the latest, or begins again.
       */
      readonly until?: string;
      /**
       * Why it waits, in one sentence for people.
       */
      readonly message: string;
      /**
       * The event that would release it, as the end of `goes on …`.
       */
      readonly releasedBy: string;
      /**
       * Who can release it.
       */
      readonly who: "time" | "executor" | "cluster" | "job" | "operator" | "author";
    }>;
    /**
     * Ready: the run is complete. Reconciling: it is on its way. Stalled: it has failed, and somebody must say how to go on.
     *
     * Items: A condition, as the Kubernetes API conventions have it.
     */
    readonly conditions?: ReadonlyArray<Condition>;
    /**
     * Jobs and runs that were begun, are not wanted any more, and have not ended.
     */
    readonly closing?: ReadonlyArray<StepRunOpenWork>;
    /**
     * The last runs of the subject before this one: as many as the plan keeps, and as 64 KiB hold.
     */
    readonly history?: {
      /**
       * Number of older runs that are not listed.
       */
      readonly forgotten: number;
      /**
       * The last runs of the subject, the oldest first.
       *
       * Items: How one run ended.
       */
      readonly runs: ReadonlyArray<{
        /**
         * Number of the attempt, from 1.
         */
        readonly attempt: number;
        /**
         * The revision it was to reach; empty where it named none.
         */
        readonly revision: string;
        /**
         * How the run ended, as one word.
         */
        readonly outcome: "Complete" | "Failed" | "Cancelled" | "Superseded";
        /**
         * When the run began. RFC 3339, UTC.
         */
        readonly startedAt: string;
        /**
         * When the run ended. RFC 3339, UTC.
         */
        readonly endedAt: string;
        /**
         * The uid of the run.
         */
        readonly uid: string;
        /**
         * The reason why the run began: plan, subject, revision and parameters.
         */
        readonly trigger: {
          /**
           * Name of the plan.
           */
          readonly plan: string;
          /**
           * The subject of the run.
           */
          readonly subject: string;
          /**
           * The revision it was to reach.
           */
          readonly revision?: string;
          /**
           * The parameters that were given.
           */
          readonly parameters?: {
            /**
             * The value of one parameter, as text.
             */
            readonly [k: string]: string;
          };
          /**
           * The try of a task that began it.
           */
          readonly parent?: string;
          /**
           * Objects that it brought back.
           *
           * Items: One object that the run is to bring back.
           */
          readonly restores?: ReadonlyArray<string>;
        };
        /**
         * Why the run failed, for people; absent: it did not.
         */
        readonly message?: string;
        /**
         * Who ended the run; absent: it ended by itself.
         */
        readonly by?: string;
      }>;
    };
    /**
     * SHA-256 of all that is read back, of all pages. One that does not fit was changed by hand, and is refused; without it what stands here counts.
     */
    readonly hash?: string;
    /**
     * The states of the phases, steps and tasks of this page, in the order of the plan.
     */
    readonly parts: ReadonlyArray<StepRunPart>;
  };
}
/**
 * Who cancelled the run, or began it anew meanwhile; absent: nobody.
 */
export type StepRunActor = {
  /**
   * Name of one person or program.
   */
  readonly by: string;
  /**
   * Why they say it, in one sentence for people.
   */
  readonly reason?: string;
}
/**
 * Who paused the run; absent: nobody, or nobody known.
 */
export type StepRunActor1 = {
  /**
   * Name of one person or program.
   */
  readonly by: string;
  /**
   * Why they say it, in one sentence for people.
   */
  readonly reason?: string;
}
/**
 * A job or a run that is not wanted any more, and has not ended.
 */
export type StepRunOpenWork = {
  /**
   * The try that began it: `<uid>/<task>/<attempt>`.
   */
  readonly key: string;
  /**
   * The kind of work: `run` or `job`.
   */
  readonly kind: "run" | "job";
  /**
   * Since when it is not wanted any more. RFC 3339, UTC.
   */
  readonly since: string;
}
/**
 * The state of a phase, a step or a task.
 */
export type StepRunPart = {
  /**
   * Which: `<phase>`, `<phase>/<step>` or `<phase>/<step>/<task>`.
   */
  readonly path: string;
  /**
   * Its state. Only steps and tasks are `Skipped`, and only tasks `Retrying` or `Stalled`.
   */
  readonly state: "Pending" | "Running" | "Complete" | "Failed" | "Stopped" | "Cancelled" | "Skipped" | "Retrying" | "Stalled";
  /**
   * Since when it is in this state. RFC 3339, UTC.
   */
  readonly since: string;
  /**
   * Where a step is: it waits for its pre-condition, carries out its tasks, or waits for its post-condition.
   */
  readonly stage?: "before" | "tasks" | "after";
  /**
   * Since when a step is at this stage. RFC 3339, UTC.
   */
  readonly stageSince?: string;
  /**
   * Why it, or its last try, has failed, as one word for programs.
   */
  readonly reason?: string;
  /**
   * Why it is in this state, in one sentence for people.
   */
  readonly message?: string;
  readonly skippedBy?: StepRunActor2;
  /**
   * Which try a task is at, from 1. Absent: it was never tried.
   */
  readonly attempt?: number;
  /**
   * When the first try of a task began.
   */
  readonly startedAt?: string;
  /**
   * When this try of a task began.
   */
  readonly triedAt?: string;
  /**
   * The job or the run that this try of a task began.
   */
  readonly opened?: {
    /**
     * The try: `<uid>/<task>/<attempt>`.
     */
    readonly key: string;
    /**
     * The kind of work: `run` or `job`.
     */
    readonly kind: "run" | "job";
  };
  /**
   * How many tries of a task have failed since its first.
   */
  readonly failures?: number;
  /**
   * When the action of this try of a task had been carried out.
   */
  readonly actedAt?: string;
  /**
   * The generation that this try of a task gave to each object.
   */
  readonly generations?: {
    /**
     * `metadata.generation`.
     */
    readonly [k: string]: number;
  };
  /**
   * When the next try of a task begins.
   */
  readonly retryAt?: string;
  /**
   * When the job of a task was last heard of.
   */
  readonly heartbeatAt?: string;
  /**
   * How far the job of a task is, from 0 to 100.
   */
  readonly progress?: number;
}
/**
 * Who skipped a step.
 */
export type StepRunActor2 = {
  /**
   * Name of one person or program.
   */
  readonly by: string;
  /**
   * Why they say it, in one sentence for people.
   */
  readonly reason?: string;
}
