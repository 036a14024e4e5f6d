import { slug } from "../../object/hash.ts";
import type { Json, ObjectRef } from "../../object/index.ts";

/** One operation of RFC 6902. */
export interface PatchOperation {
  readonly op: "add" | "remove" | "replace" | "test";
  readonly path: string;
  readonly value?: Json;
}

/** The deed of a step, for people: the words of a preview and of a report. */
export type LiveDeed =
  /** The hold is written down, with what was there before; where the object carries its holds, it is carried out with that. */
  | "hold"
  /** The switch is set, as written down elsewhere before. */
  | "switch"
  /** The saved value comes back. */
  | "restore"
  /** The field goes back to who owned it. */
  | "give-back"
  /** The record in the ledger is removed. */
  | "forget";

/**
 * One request to an API server, as data. A patch begins with tests: of the uid, so that an object made anew under the name
 * is left alone, and of every value that its decision rests on. So it may be sent again whatever became of it: a patch that was
 * carried out is refused, and what is left to do is read anew.
 */
export type LiveStep = {
  readonly deed: LiveDeed;
  readonly ref: ObjectRef;
  /** The version in which the object was read, and is written. */
  readonly apiVersion: string;
  readonly fieldManager: string;
} & (
  | {
      readonly type: "patch";
      readonly operations: readonly PatchOperation[];
      /**
       * The values that must be there after the step, which an API server that drops or defaults fields would not keep.
       */
      readonly keeps: readonly { readonly path: readonly (string | number)[]; readonly value: Json }[];
    }
  | { readonly type: "create"; readonly body: { readonly [key: string]: Json } }
  | { readonly type: "delete"; readonly uid: string; readonly resourceVersion: string }
);

/** The field manager of a holder. */
export function fieldManagerOf(holder: string): string {
  return `hold.landfall.dev/${slug(holder)}`;
}
