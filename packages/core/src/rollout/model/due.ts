import { dueAfter } from "../../run/index.ts";
import type { TargetState } from "./state.ts";

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
