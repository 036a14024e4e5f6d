import { slug } from "../../object/hash.ts";
import type { Json, ObjectRef } from "../../object/index.ts";

/** One operation of RFC 6902. */
export interface PatchOperation {
  readonly op: "add" | "remove" | "replace" | "test";
  readonly path: string;
  readonly value?: Json;
}

/** The action of a step, named for people in previews and reports. */
export type LiveDeed =
  /**
   * The hold is recorded, with the value before it; if the object itself stores its holds, the same request sets the
   * switch.
   */
  | "hold"
  /** The switch is set; the hold was recorded in a ledger before. */
  | "switch"
  /** The saved value is restored. */
  | "restore"
  /** The ownership of the field goes back to its former owner. */
  | "give-back"
  /** The record in the ledger is removed. */
  | "forget";

/**
 * One request to an API server, as data. A patch begins with tests: of the uid, so that an object created anew under
 * the same name is left alone, and of every value on which its decision is based. So it is safe to send it again: a
 * patch that was already applied is refused, and the rest is planned from a new read.
 */
export type LiveStep = {
  readonly deed: LiveDeed;
  readonly ref: ObjectRef;
  /** The API version in which the object was read, and is written. */
  readonly apiVersion: string;
  readonly fieldManager: string;
} & (
  | {
      readonly type: "patch";
      readonly operations: readonly PatchOperation[];
      /**
       * The values that must be there after the step; an API server that drops or defaults fields would not keep them.
       */
      readonly keeps: readonly { readonly path: readonly (string | number)[]; readonly value: Json }[];
    }
  | { readonly type: "create"; readonly body: { readonly [key: string]: Json } }
  | { readonly type: "delete"; readonly uid: string; readonly resourceVersion: string }
);

/** Returns the field manager of a holder. */
export function fieldManagerOf(holder: string): string {
  return `hold.landfall.dev/${slug(holder)}`;
}
