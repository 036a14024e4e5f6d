import { type Condition, findCondition, formatTime, parseTime, setCondition } from "../object/index.ts";
import type { Condition as WrittenCondition } from "../schemas/generated/condition.ts";

/** A condition to write to an object, with its reason. */
export interface WantedCondition {
  readonly type: string;
  readonly status: WrittenCondition["status"];
  readonly reason: string;
  readonly message: string;
}

/**
 * Returns conditions as they are stored, in the given order. Each keeps its `lastTransitionTime` while its status is
 * the one in `old`; otherwise it is `at`, in milliseconds.
 */
export function writeConditions(
  wanted: readonly WantedCondition[],
  old: readonly Condition[],
  at: number,
): readonly WrittenCondition[] {
  return wanted.map(({ type, status, reason, message }) => {
    const known = findCondition(old, type);
    const [set] = setCondition(known === undefined ? [] : [known], { type, status, reason, message }, at);
    const moved = parseTime(set?.lastTransitionTime);
    return { type, status, reason, message, ...(moved !== undefined && { lastTransitionTime: formatTime(moved) }) };
  });
}
