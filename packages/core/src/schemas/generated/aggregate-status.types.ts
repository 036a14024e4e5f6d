// Generated from schemas/fn.landfall.dev/aggregate-status.schema.json by `npm run gen`. Do not edit.
import type { Metadata } from "../embedded.ts";
import type { TargetRule } from "./target-rule.types.ts";

/**
 * Config of the function aggregate-status: snapshots and delivery objects in, reports and one Kptfile condition out.
 */
export type AggregateStatus = {
  /**
   * `fn.landfall.dev/v1alpha1`.
   */
  readonly apiVersion: "fn.landfall.dev/v1alpha1";
  /**
   * `AggregateStatus`.
   */
  readonly kind: "AggregateStatus";
  /**
   * Standard object metadata.
   */
  readonly metadata?: Metadata;
  /**
   * The time against which freshness is judged, RFC 3339. Default: the time of the package's `Clock`; without a Clock, the newest `observedAt` of its snapshots.
   */
  readonly now?: string;
  /**
   * How old an observation may be before it counts as stale. Default: `15m`.
   */
  readonly staleAfter?: string;
  /**
   * Name of the FleetReport. Default: `fleet`.
   */
  readonly fleet?: string;
  /**
   * Labels whose values make target groups: one more PackageReport per package and group. Default: none.
   */
  readonly groupBy?: ReadonlyArray<string>;
  /**
   * Report only these packages. Default: all.
   */
  readonly packages?: ReadonlyArray<string>;
  /**
   * Revision wanted, by package; wins over what a rollout of the package wants, and that over what its delivery objects declare.
   */
  readonly wanted?: {
    readonly [k: string]: string;
  };
  /**
   * Revisions that samples of Prometheus may tell of, beside those that are wanted and those of the last report: a sample holds a fingerprint of one.
   */
  readonly revisions?: ReadonlyArray<string>;
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
   * Directory of the reports in the package. Default: `reports`.
   */
  readonly output?: string;
  /**
   * Write the condition `landfall.dev/Landed` to the root Kptfile. Default: true.
   */
  readonly condition?: boolean;
  /**
   * Also make that condition a readiness gate of the package. Default: false.
   */
  readonly gate?: boolean;
  /**
   * Fail the render: `never`, when a target has `failed`, or when not everything has `landed`. Default: `never`.
   */
  readonly failOn?: "never" | "failed" | "not-landed";
  /**
   * How many exceptions become results. Default: 20.
   */
  readonly maxResults?: number;
  /**
   * Write the state of objects as a ResourceGroup too: as the status of the `inventory` that lies in the package, or as `files`, a ConfigMap for each target, which kpt does not take for an inventory. Default: `none`.
   */
  readonly resourceGroups?: "none" | "inventory" | "files";
  /**
   * How many of the worst exceptions a report lists by name. Default: 5.
   */
  readonly exceptions?: number;
  /**
   * The number of revisions that a PackageReport tells the fate of. Default: 10.
   */
  readonly history?: number;
}
