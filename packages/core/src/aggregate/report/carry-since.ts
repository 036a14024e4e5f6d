import { isLanded, type Observation } from "../model/observation.ts";
import type { TargetLine } from "./report-line.ts";

const VERDICT = ["health", "actuation", "upToDate", "suspended", "freshness"] as const;

/**
 * The observation with the `since` of the previous report, if the verdict is the same; else since when its source
 * says, or when it was seen. A target that has landed and says that it came back later than that is believed: its
 * soak starts again. So times change only when a verdict does.
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
