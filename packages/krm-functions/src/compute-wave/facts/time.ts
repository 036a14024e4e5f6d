import { formatDuration, formatTime, type Problem, parseDuration } from "@landfall/core/object";
import type { Evidence } from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";

const DEFAULT_SKEW = 5 * 60_000;
/** How many targets a warning names. */
const NAMED = 5;

/**
 * The reports but for those too far ahead of the time of the run (milliseconds), with a warning `ReportAhead` that names
 * these. Where nobody says what time it is, none is.
 */
export function refuseAhead(
  evidence: ReadonlyMap<string, Evidence>,
  now: number | undefined,
  { maxSkew }: ComputeWave,
): { readonly evidence: ReadonlyMap<string, Evidence>; readonly problems: readonly Problem[] } {
  const skew = (maxSkew === undefined ? undefined : parseDuration(maxSkew)) ?? DEFAULT_SKEW;
  if (now === undefined) return { evidence, problems: [] };
  const ahead = [...evidence].flatMap(([key, { observedAt = now }]) => (observedAt > now + skew ? [key] : []));
  if (ahead.length === 0) return { evidence, problems: [] };
  const refused = new Set(ahead);
  return {
    evidence: new Map([...evidence].filter(([key]) => !refused.has(key))),
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
