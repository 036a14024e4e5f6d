import { formatDuration, type Problem, parseTime, refOf } from "@landfall/core/object";
import type { StatusSnapshot } from "@landfall/core/schemas";

/** Fewer clusters cannot outvote one: either may be the one that is silent. */
const FEWEST_OTHERS = 2;

/**
 * Warnings about clusters whose newest snapshot is more than `staleAfter` milliseconds after `now`, or, where no `now` was
 * given, after the newest of all others, of which there are at least two: its clock then makes all of them stale.
 */
export function clockProblems(
  newest: ReadonlyMap<string, StatusSnapshot>,
  now: number | undefined,
  staleAfter: number,
): readonly Problem[] {
  const times = [...newest.values()].flatMap((snapshot) => {
    const time = parseTime(snapshot.spec.observedAt);
    return time === undefined ? [] : [{ snapshot, time }];
  });
  const [first, second] = times.map(({ time }) => time).toSorted((a, b) => b - a);
  return times.flatMap(({ snapshot, time }) => {
    const others = time === first && times.length > FEWEST_OTHERS ? second : undefined;
    const reference = now ?? others;
    if (reference === undefined || time - reference <= staleAfter) return [];
    return [aheadOf(snapshot, formatDuration(time - reference), now === undefined)];
  });
}

function aheadOf(snapshot: StatusSnapshot, lead: string, ofOthers: boolean): Problem {
  const { cluster, observedAt } = snapshot.spec;
  const than = ofOthers
    ? "the newest of any other cluster, so all others count as stale"
    : "now, so it counts as stale";
  return {
    code: "ClockAhead",
    severity: "warning",
    message: `the snapshot of ${cluster} is from ${observedAt}, ${lead} after ${than}`,
    ref: refOf(snapshot),
    field: "spec.observedAt",
    hint: ofOthers
      ? "if its clock is wrong, give now in the config"
      : "its clock is ahead, or now in the config is old",
  };
}
