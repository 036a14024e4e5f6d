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
   * Targets in scope.
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
     * Counted as Current.
     */
    readonly current: number;
    /**
     * Counted as InProgress, Terminating or NotFound.
     */
    readonly inProgress: number;
    /**
     * Counted as Failed.
     */
    readonly failed: number;
    /**
     * Counted as Unknown: stale, never seen and blocked ones included.
     */
    readonly unknown: number;
  };
  /**
   * Last known health; the sum is total.
   */
  readonly health: {
    /**
     * How many are Current.
     */
    readonly Current: number;
    /**
     * How many are InProgress.
     */
    readonly InProgress: number;
    /**
     * How many are Failed.
     */
    readonly Failed: number;
    /**
     * How many are Terminating.
     */
    readonly Terminating: number;
    /**
     * How many are NotFound.
     */
    readonly NotFound: number;
    /**
     * How many are Unknown.
     */
    readonly Unknown: number;
  };
  /**
   * Whether it was applied; the sum is total.
   */
  readonly actuation: {
    /**
     * How many are Pending.
     */
    readonly Pending: number;
    /**
     * How many are Succeeded.
     */
    readonly Succeeded: number;
    /**
     * How many are Skipped.
     */
    readonly Skipped: number;
    /**
     * How many are Failed.
     */
    readonly Failed: number;
  };
  /**
   * ResourceGroup's reconcile word; the sum is total.
   */
  readonly reconcile: {
    /**
     * How many are Pending.
     */
    readonly Pending: number;
    /**
     * How many are Succeeded.
     */
    readonly Succeeded: number;
    /**
     * How many are Skipped.
     */
    readonly Skipped: number;
    /**
     * How many are Timeout.
     */
    readonly Timeout: number;
    /**
     * How many are Failed.
     */
    readonly Failed: number;
  };
  /**
   * Whether the revision observed is the one wanted; the sum is total.
   */
  readonly upToDate: {
    /**
     * How many are yes.
     */
    readonly yes: number;
    /**
     * How many are no.
     */
    readonly no: number;
    /**
     * How many are unknown.
     */
    readonly unknown: number;
  };
  /**
   * Whether something holds it still; the sum is total.
   */
  readonly suspended: {
    /**
     * How many are no.
     */
    readonly no: number;
    /**
     * How many are yes.
     */
    readonly yes: number;
    /**
     * How many are partial.
     */
    readonly partial: number;
    /**
     * How many are pending.
     */
    readonly pending: number;
    /**
     * How many are unknown.
     */
    readonly unknown: number;
  };
  /**
   * Whether it was heard of within its interval; the sum is total.
   */
  readonly freshness: {
    /**
     * How many are fresh.
     */
    readonly fresh: number;
    /**
     * How many are stale.
     */
    readonly stale: number;
    /**
     * How many are never-seen.
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
     * Package.
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
   * Items: Something that has not landed, and why.
   */
  readonly exceptions: ReadonlyArray<{
    /**
     * The kind of exception; the order of the enum is the order of the list.
     */
    readonly severity:
      "failed" | "not-applied" | "missing" | "unknown" | "stale" | "waiting" | "in-progress" | "outdated" | "suspended";
    /**
     * Cluster.
     */
    readonly cluster: string;
    /**
     * Package.
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
       * Kind.
       */
      readonly kind: string;
      /**
       * Namespace, empty for a cluster-scoped object.
       */
      readonly namespace: string;
      /**
       * Name.
       */
      readonly name: string;
    };
    /**
     * Revision observed.
     */
    readonly revision: string;
    /**
     * Revision wanted, where the one observed is not known to be it.
     */
    readonly wanted?: string;
    /**
     * Last known health.
     */
    readonly health: "Current" | "InProgress" | "Failed" | "Terminating" | "NotFound" | "Unknown";
    /**
     * One word for programs.
     */
    readonly reason: string;
    /**
     * The cause, for people.
     */
    readonly message: string;
    /**
     * Since when. RFC 3339, UTC.
     */
    readonly since?: string;
  }>;
  /**
   * True number of exceptions of each severity, those not listed included.
   */
  readonly bySeverity: {
    /**
     * How many are failed.
     */
    readonly failed: number;
    /**
     * How many are not-applied.
     */
    readonly "not-applied": number;
    /**
     * How many are missing.
     */
    readonly missing: number;
    /**
     * How many are unknown.
     */
    readonly unknown: number;
    /**
     * How many are stale.
     */
    readonly stale: number;
    /**
     * How many are waiting.
     */
    readonly waiting: number;
    /**
     * How many are in-progress.
     */
    readonly "in-progress": number;
    /**
     * How many are outdated.
     */
    readonly outdated: number;
    /**
     * How many are suspended.
     */
    readonly suspended: number;
  };
  /**
   * Whether there are exceptions or revisions that are not listed.
   */
  readonly truncated: boolean;
}
