// Generated from schemas/fn.landfall.dev/check-change.schema.json by `npm run gen`. Do not edit.
import type { JsonObject, Metadata } from "../embedded.ts";
import type { Scope } from "./scope.types.ts";

/**
 * Config of the function check-change: the objects of the parent in, what systems refuse of the change out. A validator: it writes nothing.
 */
export type CheckChange = {
  /**
   * `fn.landfall.dev/v1alpha1`.
   */
  readonly apiVersion: "fn.landfall.dev/v1alpha1";
  /**
   * `CheckChange`.
   */
  readonly kind: "CheckChange";
  /**
   * Standard object metadata.
   */
  readonly metadata?: Metadata;
  /**
   * Who changes the package. Default: whom each system itself assumes.
   */
  readonly role?: "user" | "provider" | "controller";
  /**
   * The targets and namespaces that the caller may change. A change of any other is refused by name, and nothing is written. Default: all.
   */
  readonly scope?: Scope;
  /**
   * The objects of the package before the change: those of kinds that a system has rules for, and what lies beside them (OperatorVersions, releases).
   *
   * Items: One object as it was before the change, in full.
   */
  readonly parent: ReadonlyArray<JsonObject>;
}
