import { isSameRevision } from "../../aggregate/index.ts";
import type { Taint } from "../model/policies.ts";
import type { TargetState } from "../model/state.ts";

/** The largest number of earlier good revisions that a target remembers, besides its last known good. */
const MOST_EARLIER = 3;

/** Returns a target with a new last known good; the previous ones are remembered. */
export function withGood(target: TargetState, good: string): TargetState {
  const { lastGood, earlier = [] } = target;
  if (good === lastGood) return target;
  const others = (lastGood === undefined ? earlier : [lastGood, ...earlier]).filter((one) => one !== good);
  const { earlier: _, ...rest } = target;
  return { ...rest, lastGood: good, ...(others.length > 0 && { earlier: others.slice(0, MOST_EARLIER) }) };
}

/** The revision from which a rollback leaves, and the revisions to which it never goes back. */
export interface Aim {
  /** The revision of the rollout. */
  readonly revision: string;
  readonly tainted?: readonly Taint[] | undefined;
}

/** Returns whether a revision, in any spelling, is one that no rollback goes back to. */
export function isTainted(known: readonly Taint[], revision: string): boolean {
  return known.some((one) => isSameRevision(one.revision, revision));
}

/** Returns the newest revision that was good for a target and is not tainted; `undefined` if there is none. */
export function goalOf({ lastGood, earlier = [] }: TargetState, { revision, tainted = [] }: Aim): string | undefined {
  const goods = lastGood === undefined ? [] : [lastGood, ...earlier];
  return goods.find((good) => !isSameRevision(revision, good) && !isTainted(tainted, good));
}

/** Returns a target with that revision as its last known good; later ones are forgotten. */
export function backAt(target: TargetState, goal: string): Pick<TargetState, "lastGood" | "earlier" | "revision"> {
  const { lastGood, earlier = [] } = target;
  const older = goal === lastGood ? earlier : earlier.slice(earlier.indexOf(goal) + 1);
  return { revision: goal, lastGood: goal, earlier: older.length > 0 ? older : undefined };
}
