import { type FileLocation, type ObjectRef, type Problem } from "@landfall/core/object";
import type { Effect, LiveDecision, Mechanism } from "@landfall/core/suspend";
import type { Item } from "../sdk/index.ts";

/**
 * | outcome | what became of a target |
 * |---|---|
 * | done | it is held, or let go |
 * | already | it was so before |
 * | nothing | there is nothing that could be held or let go |
 * | refused | it cannot be |
 */
export type ToldOutcome = "done" | "already" | "nothing" | "refused";

/** The outcome for one target of a run, for whoever asked. */
export interface Told {
  readonly ref: ObjectRef;
  readonly file?: FileLocation;
  readonly outcome: ToldOutcome;
  /** Where it is held. */
  readonly effect?: Effect;
  readonly mechanism?: Mechanism;
  /** It was not asked for: others that were need it. */
  readonly needed?: true;
  /** The reasons of a refusal or of nothing to do; else notes. */
  readonly problems: readonly Problem[];
  /** Decides the same about the target as it is at another time; for what is done. */
  readonly decide?: LiveDecision;
}

/** Who wants to be told of each target. */
export type Listener = (told: Told) => void;

/** Where an item is, if it is in a file. */
export function fileOf({ id: { path, index } }: Item): { readonly file?: FileLocation } {
  return path === "" ? {} : { file: { path, index } };
}
