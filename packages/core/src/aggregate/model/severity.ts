import type { Health } from "./axes.ts";
import type { Observation } from "./observation.ts";

/** Kinds of exceptions, the worst first: the order of every list of exceptions. */
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
/** The severity of an exception: one of `SEVERITIES`. */
export type ExceptionSeverity = (typeof SEVERITIES)[number];

/** The part of an observation that decides how severe it is. */
type Grounds = Pick<Observation, "axes" | "blockedBy">;

const RULES: readonly { readonly severity: ExceptionSeverity; readonly holds: (grounds: Grounds) => boolean }[] = [
  { severity: "waiting", holds: ({ blockedBy }) => blockedBy !== undefined },
  { severity: "stale", holds: ({ axes }) => axes.freshness !== "fresh" },
  { severity: "failed", holds: ({ axes }) => axes.health === "Failed" },
  { severity: "not-applied", holds: ({ axes }) => axes.actuation === "Failed" },
  { severity: "missing", holds: ({ axes }) => axes.health === "NotFound" },
  { severity: "unknown", holds: ({ axes }) => axes.health === "Unknown" },
  { severity: "in-progress", holds: ({ axes }) => axes.health !== "Current" || axes.actuation === "Pending" },
  { severity: "suspended", holds: ({ axes }) => axes.suspended !== "no" && axes.suspended !== "unknown" },
  { severity: "outdated", holds: ({ axes }) => axes.upToDate !== "yes" || axes.actuation !== "Succeeded" },
];

/**
 * Returns the severity of an observation, or `undefined` if it landed and is not suspended. The first rule that applies
 * decides. A target that is blocked or was not seen recently is never called failed, whatever its last state.
 */
export function severityOf(observation: Grounds): ExceptionSeverity | undefined {
  for (const { severity, holds } of RULES) if (holds(observation)) return severity;
  return undefined;
}

/** Returns the word that an observation adds to a headline: a stale, unseen or blocked one counts as Unknown. */
export function countedHealth(observation: Observation): Health {
  const { axes, blockedBy } = observation;
  return axes.freshness === "fresh" && blockedBy === undefined ? axes.health : "Unknown";
}
