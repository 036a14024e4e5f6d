import { dueAfter } from "../../run/index.ts";
import type { Plan } from "./plan.ts";
import type { GoneTarget, TargetState } from "./state.ts";

/** When time alone will change a target: milliseconds, or `undefined`. What waits to be tried again has no deadline. */
export function dueAt({ state, since, retryAt }: TargetState, deadline: number | undefined): number | undefined {
  const moves = state === "Released" || state === "RollingBack";
  if (!moves || retryAt !== undefined) return retryAt;
  return since === undefined ? undefined : dueAfter(since, deadline);
}

/** The first time after `now` at which time alone changes a target, or the one that was known before. */
export function firstDue(
  target: TargetState,
  deadline: number | undefined,
  now: number,
  known: number | undefined,
): number | undefined {
  const due = dueAt(target, deadline);
  return due !== undefined && due > now && due < (known ?? Number.POSITIVE_INFINITY) ? due : known;
}

/** Until when a target that left the inventory on its way keeps its place; `undefined` for one that has none. */
export function placeEndsAt(
  { state, since, goneAt }: GoneTarget,
  { deadline, staleAfter }: Pick<Plan, "deadline" | "staleAfter">,
): number | undefined {
  if (state !== "Released") return undefined;
  return deadline === undefined || since === undefined ? goneAt + staleAfter : since + deadline;
}

/** The earlier of two times, if there are two. */
export function earliest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
}
