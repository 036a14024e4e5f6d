// Generated from schemas/landfall.dev/suspension-ledger.schema.json by `npm run gen`. Do not edit.
import type { Json } from "../../object/json.ts";
import type { Metadata } from "../embedded.ts";

/**
 * Holds and saved values of objects that cannot carry them as annotations, because their kind copies or strips annotations. A sketch: nothing reads or writes it yet.
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
   * What is recorded.
   */
  readonly spec: {
    /**
     * Version of the format. A newer one than the reader knows is refused.
     */
    readonly format: number;
    /**
     * One entry an object.
     *
     * Items: Holds and saved values of one object.
     */
    readonly entries: ReadonlyArray<{
      /**
       * The object.
       */
      readonly object: {
        /**
         * API group; `""` is the core group.
         */
        readonly group: string;
        /**
         * Kind.
         */
        readonly kind: string;
        /**
         * Namespace; `""` for cluster-scoped objects.
         */
        readonly namespace: string;
        /**
         * Name.
         */
        readonly name: string;
      };
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
         * Who holds.
         */
        readonly holder: string;
        /**
         * What is stopped.
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
         * Only these clusters. Default: all.
         */
        readonly clusters?: ReadonlyArray<string>;
        /**
         * For a pin: the revision to stay at.
         */
        readonly revision?: string;
        /**
         * Why.
         */
        readonly reason?: string;
        /**
         * Who asked for it.
         */
        readonly actor?: string;
        /**
         * A ticket or a link.
         */
        readonly ref?: string;
        /**
         * When it began.
         */
        readonly since?: string;
        /**
         * From then on the hold no longer counts.
         */
        readonly until?: string;
      }>;
      /**
       * What was there before, one a mechanism.
       *
       * Items: What one mechanism found.
       */
      readonly saved?: ReadonlyArray<{
        /**
         * Id of the mechanism.
         */
        readonly mechanism: string;
        /**
         * One for each field that was written.
         *
         * Items: One field.
         */
        readonly sites: ReadonlyArray<{
          /**
           * Where the field is.
           */
          readonly path: string;
          /**
           * There was no such field.
           */
          readonly absent?: boolean;
          /**
           * What was there. Any JSON value.
           */
          readonly value?: Json;
        }>;
      }>;
    }>;
  };
}
