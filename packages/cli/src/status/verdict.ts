import type { FleetStatus } from "./fleet-status.ts";
import type { ObjectStatus } from "./object-status.ts";

/** A goal that a command can wait for. */
export type Goal = "landed" | "current" | "failed" | "deleted";

/** The goals in the order in which help names them. */
export const GOALS: readonly Goal[] = ["landed", "current", "failed", "deleted"];

/** Whether a goal is reached, and a summary. */
export interface GoalVerdict {
  readonly reached: boolean;
  readonly stand: string;
}

/** Judges a fleet by a goal: it has landed when every target has, and is deleted when no target is left. */
export function fleetVerdict({ status, landed, total }: FleetStatus, goal: Goal): GoalVerdict {
  const reached: Readonly<Record<Goal, boolean>> = {
    landed: total > 0 && landed === total,
    current: total > 0 && status === "Current",
    failed: status === "Failed",
    deleted: total === 0,
  };
  return { reached: reached[goal], stand: `${landed} of ${total} targets landed, ${status}` };
}

/**
 * Judges objects by a goal: they have landed when all are Current, have failed when one has, and are deleted when none
 * is left.
 */
export function objectsVerdict(statuses: readonly ObjectStatus[], goal: Goal): GoalVerdict {
  const words = statuses.map(({ result }) => result.status);
  const current = words.filter((word) => word === "Current").length;
  const isCurrent = words.length > 0 && current === words.length;
  const reached: Readonly<Record<Goal, boolean>> = {
    landed: isCurrent,
    current: isCurrent,
    failed: words.includes("Failed"),
    deleted: words.every((word) => word === "NotFound"),
  };
  const failed = words.filter((word) => word === "Failed").length;
  const bad = failed === 0 ? "" : `, ${failed} Failed`;
  return { reached: reached[goal], stand: `${current} of ${words.length} objects Current${bad}` };
}
