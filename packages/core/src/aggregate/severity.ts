import type { Health } from "./axes.ts";
import type { Observation } from "./observation.ts";

/** Kinds of exception, worst first: the order of every list of exceptions. */
export const SEVERITIES = [
  "failed",
  "not-applied",
  "missing",
  "unknown",
  "stale",
  "waiting",
  "in-progress",
  "outdated",
  "suspended",
] as const;
export type ExceptionSeverity = (typeof SEVERITIES)[number];

const RULES: readonly (readonly [severity: ExceptionSeverity, holds: (observation: Observation) => boolean])[] = [
  ["waiting", ({ blockedBy }) => blockedBy !== undefined],
  ["stale", ({ axes }) => axes.freshness !== "fresh"],
  ["failed", ({ axes }) => axes.health === "Failed"],
  ["not-applied", ({ axes }) => axes.actuation === "Failed"],
  ["missing", ({ axes }) => axes.health === "NotFound"],
  ["unknown", ({ axes }) => axes.health === "Unknown"],
  ["in-progress", ({ axes }) => axes.health !== "Current" || axes.actuation === "Pending"],
  ["suspended", ({ axes }) => axes.suspended !== "no" && axes.suspended !== "unknown"],
  ["outdated", ({ axes }) => axes.upToDate !== "yes" || axes.actuation !== "Succeeded"],
];

/**
 * Why an observation is an exception, or `undefined` if there is nothing to say: it landed and is not suspended.
 * First rule that holds. What is blocked or was not heard of is never called failed, whatever it was last.
 */
export function severityOf(observation: Observation): ExceptionSeverity | undefined {
  return RULES.find(([, holds]) => holds(observation))?.[0];
}

/** The word an observation adds to a headline: what is stale, unseen or blocked counts as Unknown there. */
export function countedHealth(observation: Observation): Health {
  const { axes, blockedBy } = observation;
  return axes.freshness === "fresh" && blockedBy === undefined ? axes.health : "Unknown";
}
