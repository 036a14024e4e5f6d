import { isSameRevision } from "../../aggregate/index.ts";
import type { Taint } from "../model/policies.ts";
import type { TargetState } from "../model/state.ts";
import { isTainted } from "./taint.ts";

/** How many revisions a target remembers that were good before its last known good. */
const MOST_EARLIER = 3;

/** A target with one more revision that was good here: its last known good now, and those before it. */
export function withGood(target: TargetState, good: string): TargetState {
  const { lastGood, earlier = [] } = target;
  if (good === lastGood) return target;
  const others = (lastGood === undefined ? earlier : [lastGood, ...earlier]).filter((one) => one !== good);
  const { earlier: _, ...rest } = target;
  return { ...rest, lastGood: good, ...(others.length > 0 && { earlier: others.slice(0, MOST_EARLIER) }) };
}

/** The revision that a rollback leaves, and the revisions that it never goes back to. */
export interface Aim {
  /** The revision that is rolled out. */
  readonly revision: string;
  readonly tainted?: readonly Taint[] | undefined;
}

/** Where a target goes back to: the newest revision that was good here, and is not tainted; `undefined` for none. */
export function goalOf({ lastGood, earlier = [] }: TargetState, { revision, tainted = [] }: Aim): string | undefined {
  const goods = lastGood === undefined ? [] : [lastGood, ...earlier];
  return goods.find((good) => !isSameRevision(revision, good) && !isTainted(tainted, good));
}

/** A target that goes back to a revision: that is its last known good, and what came after it is forgotten. */
export function backAt(target: TargetState, goal: string): Pick<TargetState, "lastGood" | "earlier" | "revision"> {
  const { lastGood, earlier = [] } = target;
  const older = goal === lastGood ? earlier : earlier.slice(earlier.indexOf(goal) + 1);
  return { revision: goal, lastGood: goal, earlier: older.length > 0 ? older : undefined };
}
