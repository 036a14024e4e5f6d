import { dueAfter } from "../../run/index.ts";
import type { TargetState } from "./state.ts";

/** When time alone will change a target: milliseconds, or `undefined`. What waits to be tried again has no deadline. */
export function dueAt({ state, since, retryAt }: TargetState, deadline: number | undefined): number | undefined {
  const moves = state === "Released" || state === "RollingBack";
  if (!moves || retryAt !== undefined) return retryAt;
  return since === undefined ? undefined : dueAfter(since, deadline);
}
