import { type Condition, parseTime } from "../object/index.ts";
import { type ConditionPriority, PRIORITIES, priorityOf } from "./priority.ts";

/** Status and reason of a merged condition, and its source conditions in order. */
export interface MergedStatus<C extends Condition> {
  readonly status: "True" | "False" | "Unknown";
  readonly reason: "IssuesReported" | "UnknownReported" | "InfoReported";
  /** The source conditions in the order of types, then by transition time, the oldest first. */
  readonly sorted: readonly C[];
}

const REASONS = { Issue: "IssuesReported", Unknown: "UnknownReported", Info: "InfoReported" } as const;

/**
 * Merges conditions: any issue decides, else any unknown one, else the result is good. `conditions` must not be empty;
 * `negativeTarget` swaps True and False of the result.
 */
export function mergeStatus<C extends Condition>(
  conditions: readonly C[],
  types: readonly string[],
  negative: ReadonlySet<string>,
  negativeTarget: boolean,
): MergedStatus<C> {
  const rank = new Map(types.map((type, index) => [type, index]));
  const sorted = conditions.toSorted(
    (a, b) =>
      (rank.get(a.type) ?? 0) - (rank.get(b.type) ?? 0) || compareTimes(a.lastTransitionTime, b.lastTransitionTime),
  );
  const found = new Set<ConditionPriority>(sorted.map((condition) => priorityOf(condition, negative)));
  const top = PRIORITIES.find((priority) => found.has(priority)) ?? "Info";
  const status = top === "Unknown" ? "Unknown" : (top === "Info") === negativeTarget ? "False" : "True";
  return { status, reason: REASONS[top], sorted };
}

/** Compares two times; a missing or unreadable time is older than any other. */
function compareTimes(a: unknown, b: unknown): number {
  const left = parseTime(a);
  const right = parseTime(b);
  if (left === undefined || right === undefined) return Number(left !== undefined) - Number(right !== undefined);
  return left - right;
}
