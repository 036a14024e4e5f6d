import { formatDuration, formatTime, type Problem } from "@landfall/core/object";
import { isOnItsWay, type Plan, type RolloutState } from "@landfall/core/rollout";

/**
 * A warning `ClockBehind` if the last decision was made more than `staleAfter` after `now` (milliseconds): one of the
 * clocks is wrong, and until that time no observation counts as new.
 */
export function checkClock({ staleAfter }: Plan, state: RolloutState, now: number): readonly Problem[] {
  const { at } = state;
  if (at - now <= staleAfter || !isOnItsWay(state)) return [];
  const lead = formatDuration(Math.floor((at - now) / 1000) * 1000);
  const message = `the last decision was at ${formatTime(at)}, ${lead} after now: until then nothing that is seen counts`;
  const hint = "if a clock was ahead then, count restart up: a new attempt begins at the time of its render";
  return [{ code: "ClockBehind", severity: "warning", message, field: "now", hint }];
}
