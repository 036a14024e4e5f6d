// Generated from schemas/landfall.dev/fleet-report.schema.json by `npm run gen`. Do not edit.
import type { Metadata } from "../embedded.ts";
import type { Condition } from "./condition.types.ts";
import type { RollupSummary } from "./rollup-summary.types.ts";

/**
 * The status of every target, in pages of 100 clusters of at most 1 KiB each; the first page also holds the summary of the fleet. Written by aggregate-status.
 */
export type FleetReport = {
  /**
   * `landfall.dev/v1alpha1`.
   */
  readonly apiVersion: "landfall.dev/v1alpha1";
  /**
   * `FleetReport`.
   */
  readonly kind: "FleetReport";
  /**
   * Standard object metadata.
   */
  readonly metadata: Metadata & {readonly name: NonNullable<Metadata["name"]>};
  /**
   * The fleet that the report is about, and its page.
   */
  readonly spec: {
    /**
     * Name of the fleet.
     */
    readonly fleet: string;
    /**
     * Number of this page, from 1; a page has at most 100 clusters.
     */
    readonly page: number;
    /**
     * Number of all pages of the report, at least 1.
     */
    readonly pages: number;
  };
  /**
   * The state of the fleet, and of the clusters of this page.
   */
  readonly status?: {
    /**
     * `landfall.dev/Landed`: True when every target has landed.
     *
     * Items: A condition, as the Kubernetes API conventions have it.
     */
    readonly conditions?: ReadonlyArray<Condition>;
    /**
     * Summary of all targets in scope: bounded to 8 KiB of JSON with five exceptions, mergeable in any order and grouping.
     */
    readonly rollup?: RollupSummary;
    /**
     * Time of the newest observation on this page. RFC 3339, UTC.
     */
    readonly asOf?: string;
    /**
     * Clusters of this page, by name.
     *
     * Items: The targets of one cluster, at most 1 KiB of JSON.
     */
    readonly clusters: ReadonlyArray<{
      /**
       * Name of the cluster.
       */
      readonly cluster: string;
      /**
       * Number of targets on the cluster.
       */
      readonly total: number;
      /**
       * Targets on it that have landed.
       */
      readonly landed: number;
      /**
       * Targets that have no line here for lack of room.
       */
      readonly omitted: number;
      /**
       * The targets of the cluster: the worst first, then by package.
       *
       * Items: One package on one cluster.
       */
      readonly targets: ReadonlyArray<{
        /**
         * Name of the package.
         */
        readonly package: string;
        /**
         * Revision at which the target is wanted; absent: not known.
         */
        readonly wanted?: string;
        /**
         * Revision at which the target was seen; absent: not seen.
         */
        readonly observed?: string;
        /**
         * Last known health; freshness says whether it is old.
         */
        readonly health: "Current" | "InProgress" | "Failed" | "Terminating" | "NotFound" | "Unknown";
        /**
         * Whether the wanted revision was applied.
         */
        readonly actuation: "Pending" | "Succeeded" | "Skipped" | "Failed";
        /**
         * Whether what was applied got there, in the word of a ResourceGroup.
         */
        readonly reconcile: "Pending" | "Succeeded" | "Skipped" | "Timeout" | "Failed";
        /**
         * Whether the observed revision is the wanted one.
         */
        readonly upToDate: "yes" | "no" | "unknown";
        /**
         * Whether something holds the target still. `partial`: a part of it. `pending`: the switch is on, and the system has not stopped yet.
         */
        readonly suspended: "no" | "yes" | "partial" | "pending" | "unknown";
        /**
         * Who holds it still, where known: the first three.
         *
         * Items: Name of one holder, as it stands in the hold.
         */
        readonly holds?: ReadonlyArray<string>;
        /**
         * Why, since when and until when, of those of them that say so.
         *
         * Items: One holder, and what its hold says.
         */
        readonly heldBy?: ReadonlyArray<{
          /**
           * Name of the holder, as it stands in the hold.
           */
          readonly holder: string;
          /**
           * Why the holder holds it, in one sentence for people.
           */
          readonly reason?: string;
          /**
           * Since when it holds, as the hold says; absent: it does not say.
           */
          readonly since?: string;
          /**
           * Until when it holds, as the hold says; absent: until it is let go.
           */
          readonly until?: string;
        }>;
        /**
         * Suspended, and would change if it were let go.
         */
        readonly pendingChange?: boolean;
        /**
         * How many of its objects are taken out of its readiness, by the annotation `landfall.dev/readiness`.
         */
        readonly excluded?: number;
        /**
         * Whether it was heard of within its interval.
         */
        readonly freshness: "fresh" | "stale" | "never-seen";
        /**
         * Current, applied, up to date, fresh, not blocked, no change pending.
         */
        readonly landed: boolean;
        /**
         * The thing outside the target that it waits for: `cluster/<name>`.
         */
        readonly blockedBy?: string;
        /**
         * Reason for programs, one word in PascalCase.
         */
        readonly reason?: string;
        /**
         * The cause, in one sentence for people.
         */
        readonly message?: string;
        /**
         * Since when it is as it is. RFC 3339, UTC.
         */
        readonly since?: string;
        /**
         * When it was last seen. RFC 3339, UTC.
         */
        readonly observedAt?: string;
        /**
         * The system or the way by which the report came, such as `flux` or `metrics`.
         */
        readonly source?: string;
      }>;
    }>;
  };
}
