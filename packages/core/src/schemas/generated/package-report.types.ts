// Generated from schemas/landfall.dev/package-report.schema.json by `npm run gen`. Do not edit.
import type { Metadata } from "../embedded.ts";
import type { Condition } from "./condition.types.ts";
import type { RollupSummary } from "./rollup-summary.types.ts";

/**
 * What state one package is in, over all its targets or those of one group. Written by aggregate-status; lies in a fleet package or a cluster, never inside the package it describes.
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
   * What the report is about.
   */
  readonly spec: {
    /**
     * Package.
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
   * What was found.
   */
  readonly status?: {
    /**
     * `landfall.dev/Landed`: True when every target has landed.
     *
     * Items: A condition.
     */
    readonly conditions?: ReadonlyArray<Condition>;
    /**
     * Summary of all targets in scope: bounded to 8 KiB of JSON, mergeable in any order and grouping.
     */
    readonly rollup: RollupSummary;
  };
}
