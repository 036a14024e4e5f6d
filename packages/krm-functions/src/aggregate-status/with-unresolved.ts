import { type Condition, findCondition, formatTime, type Problem, parseTime, truncate } from "@landfall/core/object";
import type { FleetReport } from "@landfall/core/schemas";
import { UNRESOLVED } from "./observe/unresolved.ts";

/** The condition of a FleetReport that is True while a selector, a reference or a Secret leads nowhere; else it is not there. */
const TYPE = "landfall.dev/Unresolved";
const MOST_NAMED = 3;
const MAX_MESSAGE = 512;

/** The page of a report with that condition, if any of the problems is about what leads nowhere. */
export function withUnresolved(
  report: FleetReport,
  problems: readonly Problem[],
  previous: readonly Condition[] = [],
): FleetReport {
  const { status } = report;
  const found = UNRESOLVED.flatMap((code) => problems.filter((problem) => problem.code === code));
  const [first] = found;
  if (first === undefined || status === undefined) return report;
  const names = found.slice(0, MOST_NAMED).map(({ message }) => message);
  const more = found.length > MOST_NAMED ? `; and ${found.length - MOST_NAMED} more` : "";
  const before = parseTime(findCondition(previous, TYPE)?.lastTransitionTime);
  const since = before === undefined ? status.asOf : formatTime(before);
  const condition = {
    type: TYPE,
    status: "True" as const,
    reason: first.code,
    message: truncate(`${names.join("; ")}${more}`, MAX_MESSAGE),
    ...(since !== undefined && { lastTransitionTime: since }),
  };
  return { ...report, status: { ...status, conditions: [...(status.conditions ?? []), condition] } };
}
