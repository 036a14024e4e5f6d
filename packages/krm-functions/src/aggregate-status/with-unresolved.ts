import { type Condition, findCondition, formatTime, type Problem, parseTime, truncate } from "@landfall/core/object";
import type { FleetReport } from "@landfall/core/schemas";
import { UNRESOLVED } from "./observe/unresolved.ts";

/** The FleetReport condition that is True while a selector, reference or Secret leads nowhere, and absent otherwise. */
const TYPE = "landfall.dev/Unresolved";
const MOST_NAMED = 3;
const MAX_MESSAGE = 512;

/** The report page with the condition `Unresolved`, if one of the problems is about a missing object. */
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
