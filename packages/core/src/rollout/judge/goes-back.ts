import type { Plan } from "../model/plan.ts";
import type { RolloutState, TargetState } from "../model/state.ts";
import type { Keeper } from "./judges.ts";

/** How a target is held that cannot be sent back. */
export const NO_LAST_GOOD = {
  state: "Held",
  reason: "NoLastGood",
  message: "it is not known at which revision it was good",
} as const;

/** Whether a target is still to be sent back: it has what this attempt gave it, and it is known what it had before. */
export function goesBack(target: TargetState, rolledOut: string): boolean {
  const { lastGood } = target;
  return isTouched(target, rolledOut) && lastGood !== undefined && lastGood !== rolledOut;
}

/**
 * Whether this attempt has given a target the new revision, and not taken it back: also one that is skipped, or of which
 * nothing is seen. What had it before is not ours.
 */
export function isTouched({ revision, releasedAt, reason }: TargetState, rolledOut: string): boolean {
  return releasedAt !== undefined && reason !== NO_LAST_GOOD.reason && revision === rolledOut;
}

/** Whether a target is to be sent back and is not on its way yet, if it is not pinned. */
export function isQueued({ revision }: Pick<RolloutState, "revision">, target: TargetState | undefined): boolean {
  return target !== undefined && target.reason !== "Pinned" && goesBack(target, revision);
}

/** What keeps those that are to be sent back; `undefined` if there is room for one more. */
export function keeperOfTurn({ rollbackConcurrent: cap }: Plan, state: RolloutState): Keeper | undefined {
  const { phase, targets, brakedBy } = state;
  if (phase !== "RollingBack") return undefined;
  if (brakedBy !== undefined) return () => ({ kind: "Braked", by: brakedBy, who: [{ by: "person", verb: "resume" }] });
  let onTheWay = 0;
  for (const target of targets.values()) if (target.state === "RollingBack") onTheWay += 1;
  return onTheWay < cap ? undefined : () => ({ kind: "RollbackTurn", cap, who: [{ by: "report" }] });
}
