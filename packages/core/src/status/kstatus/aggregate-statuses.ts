import type { KstatusWord } from "./result.ts";

/**
 * One word for many, as cli-utils' aggregator says it: nothing at all is as desired; else any Failed, then any
 * Unknown decides; else all as desired, or InProgress. `desired` is Current, or NotFound when deleting.
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
