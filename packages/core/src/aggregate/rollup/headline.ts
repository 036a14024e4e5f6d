import type { Health } from "../model/axes.ts";
import type { Counts } from "./rollup-counts.ts";
import type { Counted } from "./rollup-lines.ts";

/** The words a headline can be. */
export type HeadlineWord = "Current" | "InProgress" | "Failed" | "Unknown";

/**
 * The headline of a set, as cli-utils' aggregator makes it with Current desired: any Failed is Failed; else any
 * Unknown is Unknown; all Current is Current; else InProgress (Terminating and NotFound included). One deviation:
 * no members is Unknown, where cli-utils says the desired status.
 */
export function headlineWord(counted: Counts<Counted>): HeadlineWord {
  const total = counted.current + counted.inProgress + counted.failed + counted.unknown;
  if (counted.failed > 0) return "Failed";
  if (counted.unknown > 0 || total === 0) return "Unknown";
  return counted.current === total ? "Current" : "InProgress";
}

/** `headlineWord` of a list of statuses. */
export function aggregateStatuses(statuses: readonly Health[]): HeadlineWord {
  const count = (...words: readonly Health[]): number => statuses.filter((status) => words.includes(status)).length;
  return headlineWord({
    current: count("Current"),
    inProgress: count("InProgress", "Terminating", "NotFound"),
    failed: count("Failed"),
    unknown: count("Unknown"),
  });
}
