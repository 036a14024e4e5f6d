// Generated from schemas/landfall.dev/package-report.schema.json by `npm run gen`. Do not edit.
import type { Metadata } from "../embedded.ts";
import type { Condition } from "./condition.types.ts";
import type { RollupSummary } from "./rollup-summary.types.ts";

/**
 * The status of one package, over all its targets or those of one group. Written by aggregate-status; lies in a fleet package or a cluster, never inside the package it describes.
 */
export type PackageReport = {
  /**
   * `landfall.dev/v1alpha1`.
   */
  readonly apiVersion: "landfall.dev/v1alpha1";
  /**
   * `PackageReport`.
   */
  readonly kind: "PackageReport";
  /**
   * Standard object metadata.
   */
  readonly metadata: Metadata & {readonly name: NonNullable<Metadata["name"]>};
  /**
   * The package that the report is about.
   */
  readonly spec: {
    /**
     * Name of the package.
     */
    readonly package: string;
    /**
     * Labels and values of the group of targets; absent for all targets.
     */
    readonly group?: {
      readonly [k: string]: string;
    };
  };
  /**
   * The state of the package on all clusters, and the fate of its last revisions.
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
    readonly rollup: RollupSummary;
    /**
     * The fate of the last revisions that were wanted, the newest first; carried on from report to report.
     *
     * Items: The fate of one revision of a package.
     */
    readonly history?: ReadonlyArray<{
      /**
       * The revision; where nobody says which is wanted, the one that was there.
       */
      readonly revision: string;
      /**
       * `landed` on every target that wanted it; `failed` on at least one; `in-progress`; `unknown`: nothing is amiss, and not all were heard of; `superseded`: another was wanted before it had landed.
       */
      readonly outcome: "landed" | "failed" | "in-progress" | "unknown" | "superseded";
      /**
       * Time of the report in which it was first wanted. RFC 3339, UTC.
       */
      readonly since: string;
      /**
       * When it had first landed on every target that wanted it. RFC 3339, UTC.
       */
      readonly landedAt?: string;
      /**
       * When nobody wanted it any more. RFC 3339, UTC.
       */
      readonly until?: string;
      /**
       * Targets that want it; while a newer one replaces it, the most that wanted it at once.
       */
      readonly targets: number;
      /**
       * How many of the targets that had it have landed at it.
       */
      readonly landed: number;
      /**
       * The cluster where the revision went worst; absent: it went well everywhere.
       */
      readonly cluster?: string;
      /**
       * One word for programs: why it has not landed there.
       */
      readonly reason?: string;
      /**
       * The cause, in one sentence for people.
       */
      readonly message?: string;
    }>;
  };
}
