// Generated from schemas/landfall.dev/parts/rollup-summary.schema.json by `npm run gen`. Do not edit.

/**
 * Summary of all targets in scope: bounded to 8 KiB of JSON with five exceptions, mergeable in any order and grouping.
 */
export type RollupSummary = {
  /**
   * The headline, as cli-utils aggregates: any Failed is Failed; else any Unknown is Unknown; all Current is Current; else InProgress. Stale, never seen and blocked targets count as Unknown; no targets is Unknown.
   */
  readonly word: "Current" | "InProgress" | "Failed" | "Unknown";
  /**
   * Number of targets in scope.
   */
  readonly total: number;
  /**
   * Targets that have landed: Current, applied, up to date, fresh, not blocked, no change pending.
   */
  readonly landed: number;
  /**
   * Targets that wait for something outside them, as a cluster that is not ready.
   */
  readonly waiting: number;
  /**
   * Suspended targets that would change if they were let go.
   */
  readonly pendingChange: number;
  /**
   * Objects that are taken out of the readiness of their targets, by the annotation `landfall.dev/readiness`; absent where there is none.
   */
  readonly excluded?: number;
  /**
   * Time of the newest observation. RFC 3339, UTC.
   */
  readonly asOf?: string;
  /**
   * Time of the oldest observation. RFC 3339, UTC.
   */
  readonly oldest?: string;
  /**
   * The counts that the headline word was made from; the sum is total.
   */
  readonly counted: {
    /**
     * Number of targets that count as Current.
     */
    readonly current: number;
    /**
     * Counted as InProgress, Terminating or NotFound.
     */
    readonly inProgress: number;
    /**
     * Number of targets that count as Failed.
     */
    readonly failed: number;
    /**
     * Counted as Unknown: stale, never seen and blocked ones included.
     */
    readonly unknown: number;
  };
  /**
   * Number of targets by their last known health; the sum is `total`.
   */
  readonly health: {
    /**
     * Number of targets whose health is Current.
     */
    readonly Current: number;
    /**
     * Number of targets whose health is InProgress.
     */
    readonly InProgress: number;
    /**
     * Number of targets whose health is Failed.
     */
    readonly Failed: number;
    /**
     * Number of targets whose health is Terminating.
     */
    readonly Terminating: number;
    /**
     * Number of targets whose health is NotFound.
     */
    readonly NotFound: number;
    /**
     * Number of targets whose health is Unknown.
     */
    readonly Unknown: number;
  };
  /**
   * Whether it was applied; the sum is total.
   */
  readonly actuation: {
    /**
     * Number of targets whose actuation is Pending.
     */
    readonly Pending: number;
    /**
     * Number of targets whose actuation is Succeeded.
     */
    readonly Succeeded: number;
    /**
     * Number of targets whose actuation is Skipped.
     */
    readonly Skipped: number;
    /**
     * Number of targets whose actuation is Failed.
     */
    readonly Failed: number;
  };
  /**
   * ResourceGroup's reconcile word; the sum is total.
   */
  readonly reconcile: {
    /**
     * Number of targets whose reconcile is Pending.
     */
    readonly Pending: number;
    /**
     * Number of targets whose reconcile is Succeeded.
     */
    readonly Succeeded: number;
    /**
     * Number of targets whose reconcile is Skipped.
     */
    readonly Skipped: number;
    /**
     * Number of targets whose reconcile is Timeout.
     */
    readonly Timeout: number;
    /**
     * Number of targets whose reconcile is Failed.
     */
    readonly Failed: number;
  };
  /**
   * Whether the revision observed is the one wanted; the sum is total.
   */
  readonly upToDate: {
    /**
     * Number of targets that are up to date.
     */
    readonly yes: number;
    /**
     * Number of targets that are not up to date.
     */
    readonly no: number;
    /**
     * Number of targets of which nobody knows whether they are up to date.
     */
    readonly unknown: number;
  };
  /**
   * Whether something holds it still; the sum is total.
   */
  readonly suspended: {
    /**
     * Number of targets that are not suspended.
     */
    readonly no: number;
    /**
     * Number of suspended targets.
     */
    readonly yes: number;
    /**
     * Number of targets that are suspended in part.
     */
    readonly partial: number;
    /**
     * Number of targets whose suspension is asked for and not in force yet.
     */
    readonly pending: number;
    /**
     * Number of targets of which nobody knows whether they are suspended.
     */
    readonly unknown: number;
  };
  /**
   * Whether it was heard of within its interval; the sum is total.
   */
  readonly freshness: {
    /**
     * Number of targets with a fresh report.
     */
    readonly fresh: number;
    /**
     * Number of targets whose last report is stale.
     */
    readonly stale: number;
    /**
     * Number of targets that no report ever showed.
     */
    readonly "never-seen": number;
  };
  /**
   * One line per package and revision: the wanted ones and the smallest of the others. Revisions never mix.
   *
   * Items: Targets at, or wanting, one revision of one package.
   */
  readonly revisions: ReadonlyArray<{
    /**
     * Name of the package.
     */
    readonly package: string;
    /**
     * Revision; empty where none was observed.
     */
    readonly revision: string;
    /**
     * Targets observed at this revision.
     */
    readonly total: number;
    /**
     * Targets that shall be at this revision, wherever they are now.
     */
    readonly wantedBy: number;
    /**
     * Targets at this revision that want it and have it: Current, applied, up to date, fresh, not blocked, no change pending.
     */
    readonly landed: number;
    /**
     * Targets counted as Current in the headline word.
     */
    readonly current: number;
    /**
     * Targets counted as InProgress in the headline word.
     */
    readonly inProgress: number;
    /**
     * Targets counted as Failed in the headline word.
     */
    readonly failed: number;
    /**
     * Targets counted as Unknown in the headline word: stale, never seen and blocked ones included.
     */
    readonly unknown: number;
    /**
     * Targets that are suspended, wholly, partly or pending.
     */
    readonly suspended: number;
    /**
     * Targets that are stale or were never seen.
     */
    readonly stale: number;
    /**
     * Targets that wait for something outside them, as a cluster that is not ready.
     */
    readonly waiting: number;
  }>;
  /**
   * The targets whose revision has no line of its own.
   */
  readonly otherRevisions: {
    /**
     * Targets observed at this revision.
     */
    readonly total: number;
    /**
     * Targets that shall be at this revision, wherever they are now.
     */
    readonly wantedBy: number;
    /**
     * Targets at this revision that want it and have it: Current, applied, up to date, fresh, not blocked, no change pending.
     */
    readonly landed: number;
    /**
     * Targets counted as Current in the headline word.
     */
    readonly current: number;
    /**
     * Targets counted as InProgress in the headline word.
     */
    readonly inProgress: number;
    /**
     * Targets counted as Failed in the headline word.
     */
    readonly failed: number;
    /**
     * Targets counted as Unknown in the headline word: stale, never seen and blocked ones included.
     */
    readonly unknown: number;
    /**
     * Targets that are suspended, wholly, partly or pending.
     */
    readonly suspended: number;
    /**
     * Targets that are stale or were never seen.
     */
    readonly stale: number;
    /**
     * Targets that wait for something outside them, as a cluster that is not ready.
     */
    readonly waiting: number;
  };
  /**
   * The worst targets or objects, worst first, then longest first.
   *
   * Items: One target that has not landed, or has not as it should be, and why.
   */
  readonly exceptions: ReadonlyArray<{
    /**
     * The kind of exception; the order of the enum is the order of the list.
     */
    readonly severity:
      "failed" | "not-applied" | "missing" | "unknown" | "stale" | "waiting" | "in-progress" | "outdated" | "suspended";
    /**
     * Name of the cluster.
     */
    readonly cluster: string;
    /**
     * Name of the package.
     */
    readonly package: string;
    /**
     * The object it is about; absent where it is the whole target.
     */
    readonly ref?: {
      /**
       * API group, empty for the core group.
       */
      readonly group: string;
      /**
       * Kind of the object.
       */
      readonly kind: string;
      /**
       * Namespace, empty for a cluster-scoped object.
       */
      readonly namespace: string;
      /**
       * Name of the object.
       */
      readonly name: string;
    };
    /**
     * Revision at which the target was seen; empty: not seen.
     */
    readonly revision: string;
    /**
     * Revision wanted, where the one observed is not known to be it.
     */
    readonly wanted?: string;
    /**
     * Last known health of the target, also where the report is old.
     */
    readonly health: "Current" | "InProgress" | "Failed" | "Terminating" | "NotFound" | "Unknown";
    /**
     * Reason for programs, one word in PascalCase.
     */
    readonly reason: string;
    /**
     * The cause, in one sentence for people.
     */
    readonly message: string;
    /**
     * Since when the target is in this state. RFC 3339, UTC.
     */
    readonly since?: string;
  }>;
  /**
   * True number of exceptions of each severity, those not listed included.
   */
  readonly bySeverity: {
    /**
     * Number of exceptions of severity failed.
     */
    readonly failed: number;
    /**
     * Number of exceptions of severity not-applied.
     */
    readonly "not-applied": number;
    /**
     * Number of exceptions of severity missing.
     */
    readonly missing: number;
    /**
     * Number of exceptions of severity unknown.
     */
    readonly unknown: number;
    /**
     * Number of exceptions of severity stale.
     */
    readonly stale: number;
    /**
     * Number of exceptions of severity waiting.
     */
    readonly waiting: number;
    /**
     * Number of exceptions of severity in-progress.
     */
    readonly "in-progress": number;
    /**
     * Number of exceptions of severity outdated.
     */
    readonly outdated: number;
    /**
     * Number of exceptions of severity suspended.
     */
    readonly suspended: number;
  };
  /**
   * Whether there are exceptions or revisions that are not listed.
   */
  readonly truncated: boolean;
}
