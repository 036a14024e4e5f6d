// Generated from schemas/landfall.dev/status-snapshot.schema.json by `npm run gen`. Do not edit.
import type { EmbeddedObject, Metadata } from "../embedded.ts";

/**
 * Objects of one cluster as they were at one time, so that status can lie in a package. A local-config object: annotate it with config.kubernetes.io/local-config: "true".
 */
export type StatusSnapshot = {
  /**
   * Version of the schema of this object.
   */
  readonly apiVersion: "landfall.dev/v1alpha1";
  /**
   * Kind of this object.
   */
  readonly kind: "StatusSnapshot";
  /**
   * Standard metadata of a Kubernetes object.
   */
  readonly metadata: Metadata;
  /**
   * The observed objects, with the cluster and the time. A record: nothing reconciles it, so there is no status.
   */
  readonly spec: {
    /**
     * Name of the cluster that the objects were read from, as the inventory of targets calls it.
     */
    readonly cluster: string;
    /**
     * When the objects were read. Every item was seen at this time; none is newer.
     */
    readonly observedAt: string;
    /**
     * How the objects were read, for people: kubectl, kpt live status, a collector's name.
     */
    readonly source?: string;
    /**
     * The objects, each reduced to what status needs: apiVersion, kind, metadata without managedFields, the spec fields that status rules read, and status. An object that is not listed was not looked at; that says nothing about whether it exists.
     */
    readonly items: ReadonlyArray<EmbeddedObject>;
    /**
     * Samples of an instant query of Prometheus: the metrics of Landfall or of Config Sync, of any number of clusters, each named by a label; and those that metric gates of a rollout ask for, each as one series. Other metrics are not read.
     */
    readonly samples?: ReadonlyArray<{
      /**
       * Name of the metric.
       */
      readonly metric: string;
      /**
       * The labels of the series, without the name of the metric.
       */
      readonly labels?: {
        readonly [k: string]: string;
      };
      /**
       * The value, as Prometheus writes it.
       */
      readonly value: string;
      /**
       * The time of the sample, in seconds since the epoch.
       */
      readonly at: number;
    }>;
  };
}
