import { isLanded, type Observation } from "../model/observation.ts";
import type { TargetLine } from "./report-line.ts";

const VERDICT = ["health", "actuation", "upToDate", "suspended", "freshness"] as const;

/**
 * Returns the observation with the `since` of the previous report, if the verdict is the same; else with the source's
 * own time, or when it was seen. A landed target that reports a later recovery is believed: its soak starts over. So
 * times change only with a verdict.
 */
export function carrySince(observation: Observation, previous: TargetLine | undefined): Observation {
  const own = observation.since ?? observation.observedAt;
  const before = previous !== undefined && isSameVerdict(observation, previous) ? previous.since : undefined;
  const restarted = isLanded(observation) && observation.since !== undefined && (before ?? "") < observation.since;
  const since = before === undefined || restarted ? own : before;
  return since === observation.since ? observation : { ...observation, since };
}

function isSameVerdict(observation: Observation, line: TargetLine): boolean {
  return (
    VERDICT.every((axis) => observation.axes[axis] === line[axis]) &&
    (observation.revision.observed ?? "") === (line.observed ?? "") &&
    observation.blockedBy === line.blockedBy
  );
}
