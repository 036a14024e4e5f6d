import type { Health } from "../model/axes.ts";
import type { Counts } from "./rollup-counts.ts";
import type { Counted } from "./rollup-lines.ts";

/** The words of a headline. */
export type HeadlineWord = "Current" | "InProgress" | "Failed" | "Unknown";

/**
 * Returns the headline of a set, as cli-utils' aggregator does with Current desired: Failed if any is; else Unknown if
 * any is; Current if all are; else InProgress (also for Terminating and NotFound). One deviation: an empty set is
 * Unknown, while cli-utils returns the desired status.
 */
export function headlineWord(counted: Counts<Counted>): HeadlineWord {
  const total = counted.current + counted.inProgress + counted.failed + counted.unknown;
  if (counted.failed > 0) return "Failed";
  if (counted.unknown > 0 || total === 0) return "Unknown";
  return counted.current === total ? "Current" : "InProgress";
}

/** Returns the headline of a list of statuses. */
export function aggregateStatuses(statuses: readonly Health[]): HeadlineWord {
  const count = (...words: readonly Health[]): number => statuses.filter((status) => words.includes(status)).length;
  return headlineWord({
    current: count("Current"),
    inProgress: count("InProgress", "Terminating", "NotFound"),
    failed: count("Failed"),
    unknown: count("Unknown"),
  });
}
