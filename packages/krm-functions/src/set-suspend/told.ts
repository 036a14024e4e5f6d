import { type FileLocation, type ObjectRef, type Problem } from "@landfall/core/object";
import type { Effect, LiveDecision, Mechanism } from "@landfall/core/suspend";
import type { Item } from "../sdk/index.ts";

/**
 * | outcome | the result for a target |
 * |---|---|
 * | done | it was held or released |
 * | already | it was held or released before |
 * | nothing | it has nothing to hold or release |
 * | refused | it cannot be held or released |
 */
export type ToldOutcome = "done" | "already" | "nothing" | "refused";

/** The outcome for one target of a run, for the listener. */
export interface Told {
  readonly ref: ObjectRef;
  readonly file?: FileLocation;
  readonly outcome: ToldOutcome;
  /** The effect of the mechanism that holds the target. */
  readonly effect?: Effect;
  readonly mechanism?: Mechanism;
  /** Set if the target was not requested itself, but is a dependency of those that were. */
  readonly needed?: true;
  /** The reasons for a refusal or for having nothing to do; else notes. */
  readonly problems: readonly Problem[];
  /** Makes the same decision for the target's live object later; present if something was done. */
  readonly decide?: LiveDecision;
}

/** Receives the outcome of each target. */
export type Listener = (told: Told) => void;

/** The file and index of an item, if it is in a file. */
export function fileOf({ id: { path, index } }: Item): { readonly file?: FileLocation } {
  return path === "" ? {} : { file: { path, index } };
}
