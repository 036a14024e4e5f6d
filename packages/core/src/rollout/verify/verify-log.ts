import type { Problem } from "../../object/index.ts";
import { type RolloutLogEntry, replayLog } from "../store/log.ts";
import { checkStep } from "./check-step.ts";
import { INVARIANTS } from "./invariants.ts";

/**
 * Whether a decision log can be believed: its chain is whole, every decision of it is made again with the same answer,
 * and each kept the invariants. `head` is the hash of its newest entry, where it is known from elsewhere. Problems:
 * `LogBroken`, `ReplayDiffers`, `InvariantViolated` with the number and name of the invariant.
 */
export function verify(entries: readonly RolloutLogEntry[], head?: string): readonly Problem[] {
  const replayed = replayLog(entries, head);
  if (!replayed.ok) return replayed.problems;
  return replayed.value.flatMap((step, index) =>
    checkStep(step).map(({ invariant, message }) => ({
      code: "InvariantViolated",
      severity: "error" as const,
      message: `entry ${index}: ${message} (invariant ${invariant}, ${INVARIANTS[invariant]})`,
      field: `[${index}]`,
    })),
  );
}
