// Generated from schemas/landfall.dev/clock.schema.json by `npm run gen`. Do not edit.
import type { Metadata } from "../embedded.ts";

/**
 * The time that a package is decided by, where no function config gives one. Functions have no clock of their own, and a report is none: whoever owns the pipeline, or landfall snapshot --into, writes it. A local-config object: annotate it with config.kubernetes.io/local-config: "true".
 */
export type Clock = {
  /**
   * Version of the schema of this object.
   */
  readonly apiVersion: "landfall.dev/v1alpha1";
  /**
   * Kind of this object.
   */
  readonly kind: "Clock";
  /**
   * Standard metadata of a Kubernetes object.
   */
  readonly metadata: Metadata;
  /**
   * One time, and who wrote it. It may advance by any distance: a package is rendered when somebody pushes.
   */
  readonly spec: {
    /**
     * The time by which windows, deadlines, soaks, expiry and freshness are judged. RFC 3339 with a zone.
     */
    readonly now: string;
    /**
     * Who wrote it, for people: landfall snapshot, a pipeline's name.
     */
    readonly by?: string;
  };
}
