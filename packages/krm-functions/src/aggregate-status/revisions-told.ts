import type { TargetLine } from "@landfall/core/aggregate";

/** The revisions that a report's lines name, which samples of metrics may refer to. */
export function revisionsTold(lines: Iterable<TargetLine>): readonly string[] {
  return [...lines].flatMap(({ wanted = "", observed = "" }) => [wanted, observed]);
}
