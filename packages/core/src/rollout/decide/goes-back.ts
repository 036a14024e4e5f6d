import type { TargetState } from "../model/state.ts";

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
