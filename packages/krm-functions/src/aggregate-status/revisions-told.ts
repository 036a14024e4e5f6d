import type { TargetLine } from "@landfall/core/aggregate";

/** The revisions that the lines of a report name: a sample of a metric may tell of each. */
export function revisionsTold(lines: Iterable<TargetLine>): readonly string[] {
  return [...lines].flatMap(({ wanted = "", observed = "" }) => [wanted, observed]);
}
