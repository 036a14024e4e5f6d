import type { Snapshot } from "@landfall/core/aggregate";
import { formatDuration, type Problem } from "@landfall/core/object";

/** The fewest other clusters that can tell which clock is wrong; with one other, either clock might be. */
const FEWEST_OTHERS = 2;

/**
 * Warnings about clusters whose newest snapshot is more than `staleAfter` milliseconds after `now` or, if no `now` was
 * given, after the newest one of all others, of which there must be at least two: that clock makes all others stale.
 */
export function clockProblems(
  newest: ReadonlyMap<string, Snapshot>,
  now: number | undefined,
  staleAfter: number,
): readonly Problem[] {
  const times = now === undefined ? [...newest.values()].flatMap(({ time }) => time ?? []) : [];
  const [first, second] = times.toSorted((a, b) => b - a);
  const problems: Problem[] = [];
  for (const snapshot of newest.values()) {
    const { time } = snapshot;
    const others = time === first && times.length > FEWEST_OTHERS ? second : undefined;
    const reference = now ?? others;
    if (time === undefined || reference === undefined || time - reference <= staleAfter) continue;
    problems.push(aheadOf(snapshot, formatDuration(time - reference), now === undefined));
  }
  return problems;
}

function aheadOf({ cluster, observedAt, ref }: Snapshot, lead: string, ofOthers: boolean): Problem {
  const than = ofOthers
    ? "the newest of any other cluster, so all others count as stale"
    : "now, so it counts as stale";
  return {
    code: "ClockAhead",
    severity: "warning",
    message: `the snapshot of ${cluster} is from ${observedAt}, ${lead} after ${than}`,
    ref,
    field: "spec.observedAt",
    hint: ofOthers
      ? "if its clock is wrong, give now in the config"
      : "its clock is ahead, or now in the config is old",
  };
}
