import { dueAfter } from "../../run/index.ts";
import type { Plan } from "./plan.ts";
import { type GoneTarget, SUSPENDED, type TargetState } from "./state.ts";

/**
 * Returns the deadline of a target in progress, or when its retry is due, in milliseconds; `undefined` if there is
 * none. A target that waits for a retry has no deadline, and none runs while somebody holds it.
 */
export function dueAt(
  { state, since, retryAt, reason }: TargetState,
  deadline: number | undefined,
): number | undefined {
  const moves = state === "Released" || state === "RollingBack";
  if (!moves || retryAt !== undefined) return retryAt;
  if (reason === SUSPENDED) return undefined;
  return since === undefined ? undefined : dueAfter(since, deadline);
}

/** Returns the earlier of a known due time and the one of this target, if that lies after `now`. */
export function firstDue(
  target: TargetState,
  deadline: number | undefined,
  now: number,
  known: number | undefined,
): number | undefined {
  const due = dueAt(target, deadline);
  return due !== undefined && due > now && due < (known ?? Number.POSITIVE_INFINITY) ? due : known;
}

/** Returns until when a target that left the inventory keeps its place (milliseconds); `undefined` if it has none. */
export function placeEndsAt(
  { state, since, goneAt }: GoneTarget,
  { deadline, staleAfter }: Pick<Plan, "deadline" | "staleAfter">,
): number | undefined {
  if (state !== "Released") return undefined;
  return deadline === undefined || since === undefined ? goneAt + staleAfter : since + deadline;
}

/** Returns the earlier of two times; the one that is given if the other is missing. */
export function earliest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
}
