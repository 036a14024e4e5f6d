import { formatDuration, formatTime, type Problem, parseDuration, type Result, success } from "@landfall/core/object";
import type { Evidence, StoredPlan } from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import type { ResourceList } from "../../sdk/index.ts";
import { readClock } from "../../stored/clock.ts";

/**
 * The time of a run, in milliseconds since the epoch. If it is unknown, the time of the last decision, or 0, and
 * `clockMissing`.
 */
export interface RunTime {
  readonly now: number;
  readonly clockMissing: boolean;
}

/**
 * Reads the time from the config, else from the package's Clock. Reports are not used as a clock, because any cluster
 * could push the time with one. Problems: those of `readClock`; a warning `ClockMissing` if the time is unknown.
 */
export function readTime(list: ResourceList, config: ComputeWave, stored: StoredPlan | undefined): Result<RunTime> {
  const clock = readClock(list, config.now);
  if (!clock.ok) return clock;
  if (clock.value !== undefined) return success({ now: clock.value, clockMissing: false }, clock.problems);
  const message = "nobody says what time it is, and reports are no clock: nothing starts, and no deadline runs out";
  const hint = "give now in the config, or let landfall snapshot --into DIR --clock write the package's Clock";
  const problem: Problem = { code: "ClockMissing", severity: "warning", message, field: "now", hint };
  return success({ now: stored?.state.at ?? 0, clockMissing: true }, [problem]);
}

/** The evidence in place of a report that is refused: somebody looks at the target, and nothing is known of it. */
const REFUSED: Evidence = { health: "Unknown", actuation: "Pending", freshness: "stale", landed: false };
const DEFAULT_SKEW = 5 * 60_000;
/** The number of targets that a warning names. */
const NAMED = 5;

/**
 * Replaces the reports that are too far ahead of the run's time by ones that say nothing, so that their targets wait,
 * with a warning `ReportAhead` that names them. If the time is unknown, none is replaced.
 */
export function refuseAhead(
  evidence: ReadonlyMap<string, Evidence>,
  { now, clockMissing }: RunTime,
  { maxSkew }: ComputeWave,
): { readonly evidence: ReadonlyMap<string, Evidence>; readonly problems: readonly Problem[] } {
  const skew = (maxSkew === undefined ? undefined : parseDuration(maxSkew)) ?? DEFAULT_SKEW;
  if (clockMissing) return { evidence, problems: [] };
  const ahead = [...evidence].flatMap(([key, { observedAt = now }]) => (observedAt > now + skew ? [key] : []));
  if (ahead.length === 0) return { evidence, problems: [] };
  const refused = new Set(ahead);
  return {
    evidence: new Map([...evidence].map(([key, seen]) => [key, refused.has(key) ? REFUSED : seen])),
    problems: [reportAhead(ahead.toSorted(), evidence, now, skew)],
  };
}

function reportAhead(
  keys: readonly string[],
  evidence: ReadonlyMap<string, Evidence>,
  now: number,
  skew: number,
): Problem {
  const named = keys.slice(0, NAMED).map((key) => `${key} (${formatTime(evidence.get(key)?.observedAt ?? now)})`);
  const more = keys.length > NAMED ? ` and ${keys.length - NAMED} more` : "";
  const message = `reports more than ${formatDuration(skew)} ahead of ${formatTime(now)} are refused: ${named.join(", ")}${more}`;
  const hint = "correct the clocks there; where that of this run is behind, give now or renew the Clock";
  return { code: "ReportAhead", severity: "warning", message, field: "now", hint };
}
