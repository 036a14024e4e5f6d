import type { KstatusWord } from "./result.ts";

/**
 * Aggregates statuses as cli-utils' aggregator does: an empty set is `desired`; else Failed if any is, then Unknown if
 * any is; else `desired` if all are, or InProgress. `desired` is Current, or NotFound when deleting.
 */
export function aggregateKstatus(statuses: Iterable<KstatusWord>, desired: KstatusWord): KstatusWord {
  let unknown = false;
  let allDesired = true;
  for (const status of statuses) {
    if (status === "Failed") return "Failed";
    if (status === "Unknown") unknown = true;
    if (status !== desired) allDesired = false;
  }
  if (unknown) return "Unknown";
  return allDesired ? desired : "InProgress";
}
