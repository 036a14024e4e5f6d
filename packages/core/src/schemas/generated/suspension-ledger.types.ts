// Generated from schemas/landfall.dev/suspension-ledger.schema.json by `npm run gen`. Do not edit.
import type { JsonObject, Metadata } from "../embedded.ts";

/**
 * Holds and saved values of objects that cannot carry them as annotations, because a controller copies or strips the annotations of their kind. Written and read by set-suspend; local config in a package.
 */
export type SuspensionLedger = {
  /**
   * `landfall.dev/v1alpha1`.
   */
  readonly apiVersion: "landfall.dev/v1alpha1";
  /**
   * `SuspensionLedger`.
   */
  readonly kind: "SuspensionLedger";
  /**
   * Standard object metadata.
   */
  readonly metadata: Metadata;
  /**
   * The holds and saved values of objects that cannot carry them themselves.
   */
  readonly spec: {
    /**
     * Version of the format. A newer one than the reader knows is refused.
     */
    readonly format: number;
    /**
     * The objects that are held, one entry each.
     *
     * Items: Holds and saved values of one object.
     */
    readonly entries: ReadonlyArray<{
      /**
       * API group of the object; `""` is the core group.
       */
      readonly group: string;
      /**
       * Kind of the object.
       */
      readonly kind: string;
      /**
       * Namespace of the object; `""` for cluster-scoped objects.
       */
      readonly namespace: string;
      /**
       * Name of the object.
       */
      readonly name: string;
      /**
       * Its uid, where it is known: an object made anew is another one.
       */
      readonly uid?: string;
      /**
       * The holds, by holder, then mechanism.
       *
       * Items: One reason to keep something suspended.
       */
      readonly holds: ReadonlyArray<{
        /**
         * Name of the holder.
         */
        readonly holder: string;
        /**
         * The effect that is stopped.
         */
        readonly effect:
          | "reconcile"
          | "delivery"
          | "scheduling"
          | "new-runs"
          | "run"
          | "rollout"
          | "scale"
          | "actuation"
          | "enforcement"
          | "ownership"
          | "notify";
        /**
         * Id of the mechanism that carries it out.
         */
        readonly mechanism: string;
        /**
         * The targets that the hold is about. Default: all of the object.
         */
        readonly targets?: {
          /**
           * Names of the clusters that are held.
           */
          readonly clusters: ReadonlyArray<string>;
        };
        /**
         * `drain`: what runs is stopped too. Default: only what is new.
         */
        readonly strength?: "drain";
        /**
         * A held target may leave the placement all the same. Default: false.
         */
        readonly allowDeletion?: boolean;
        /**
         * For a pin: the revision to stay at.
         */
        readonly revision?: string;
        /**
         * Why it is held, in one sentence for people.
         */
        readonly reason?: string;
        /**
         * The person or program that asked for the hold; absent: not known.
         */
        readonly actor?: string;
        /**
         * A ticket or link that says more; absent: none.
         */
        readonly ref?: string;
        /**
         * When the hold began. RFC 3339, UTC.
         */
        readonly since?: string;
        /**
         * From then on the hold no longer counts.
         */
        readonly until?: string;
        /**
         * A checksum over the object and this hold, 16 hex digits. Absent in what was written before there were checksums.
         */
        readonly sum?: string;
      }>;
      /**
       * The values from before, one record a mechanism.
       *
       * Items: The values that one mechanism found.
       */
      readonly saved?: ReadonlyArray<{
        /**
         * The id of the mechanism by which the object is held, from the catalogue or the config.
         */
        readonly mechanism: string;
        /**
         * It was suspended before the first hold, and stays so after the last.
         */
        readonly adopted?: boolean;
        /**
         * `created`: the map of annotations is ours to remove.
         */
        readonly annotations?: "created";
        /**
         * All holds of it are past their end, and what was there before is there again. Default: false.
         */
        readonly atRest?: boolean;
        /**
         * The values from before, one entry for each field that was written.
         *
         * Items: One field that was written, and its value from before.
         */
        readonly fields: ReadonlyArray<{
          /**
           * Where the field is: the keys from the root.
           *
           * Items: One key of the path to a field, from the root of the object.
           */
          readonly path: ReadonlyArray<string>;
          /**
           * The value from before: `absent: true`, or `value`.
           */
          readonly prev: JsonObject;
          /**
           * The value that was written, in the same form.
           */
          readonly wrote: JsonObject;
          /**
           * How many leading keys were there before: what is below is ours to remove. Default: all.
           */
          readonly parents?: number;
          /**
           * The first of those that are ours was there, and null: that comes back. Default: false.
           */
          readonly nullParent?: boolean;
          /**
           * Who owned the field in the cluster, and gets it back: entries of managedFields without their fields.
           *
           * Items: One field manager that owned the field before.
           */
          readonly owners?: ReadonlyArray<{
            /**
             * Name of the field manager.
             */
            readonly manager: string;
            /**
             * How it writes: `Apply` or `Update`.
             */
            readonly operation: string;
            /**
             * The API version in which the field manager writes.
             */
            readonly apiVersion: string;
            /**
             * The subresource through which it writes. Default: none.
             */
            readonly subresource?: string;
            /**
             * Its last write before ours. Absent where the API server keeps none.
             */
            readonly time?: string;
            /**
             * Of the maps above the field, by how many keys lead there, those that it owned themselves. Default: none.
             */
            readonly maps?: ReadonlyArray<number>;
          }>;
        }>;
        /**
         * How values were written that would come back in another spelling. Only files have these.
         *
         * Items: How one value was written.
         */
        readonly spellings?: ReadonlyArray<{
          /**
           * Where the value is, or the map that it is in: the keys from the root.
           *
           * Items: One key of the path to a field, from the root of the object.
           */
          readonly path: ReadonlyArray<string>;
          /**
           * The text behind the colon of its key, lines relative to the key's column. It counts only if it reads as the value that comes back.
           */
          readonly text: string;
        }>;
        /**
         * A checksum over the object, the mechanism, paths and values, 16 hex digits. Absent in what was written before there were checksums.
         */
        readonly sum?: string;
      }>;
    }>;
  };
}
