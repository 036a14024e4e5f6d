import type { Condition } from "../object/index.ts";

/** The priority of a condition when several are merged: an issue first, then an unknown, then a good one. */
export type ConditionPriority = "Issue" | "Unknown" | "Info";

/** All priorities, the most important first. */
export const PRIORITIES: readonly ConditionPriority[] = ["Issue", "Unknown", "Info"];

/**
 * Returns the priority of a condition by Cluster API's v1beta2 contract: False is an issue and True is good, the other
 * way round for the types in `negative`; every other status is unknown.
 */
export function priorityOf(condition: Condition, negative: ReadonlySet<string>): ConditionPriority {
  if (condition.status !== "True" && condition.status !== "False") return "Unknown";
  return (condition.status === "True") === negative.has(condition.type) ? "Issue" : "Info";
}
