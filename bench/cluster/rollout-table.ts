import type { RolloutNumbers } from "./rollout.ts";

/** The bars for one controller: in milliseconds, MiB, and writes in a quiet minute. */
const ROLLOUT_BARS = { eventToDecision: 200, mebibytes: 300, quietWrites: 0 } as const;

/** The lines of the table; `judge` compares a number with its bar. */
export function rolloutTable(
  numbers: RolloutNumbers,
  judge: (value: number, bar: number) => string,
): readonly string[] {
  const { targets, changes, seconds, steps, eventToDecision, decision, mebibytes, requests, quiet } = numbers;
  const bars = ROLLOUT_BARS;
  const all = [...requests.values()].reduce((sum, count) => sum + count, 0);
  return [
    `a rollout over ${targets} targets under one controller: ${seconds.toFixed(0)} s, ${steps} decisions, ${changes} reports`,
    `requests: ${all}, ${(all / targets).toFixed(2)} a target, ${(all / changes).toFixed(2)} a report`,
    ...[...requests].toSorted((a, b) => b[1] - a[1]).map(([what, count]) => `  ${what.padEnd(44)} ${count}`),
    `a decision: median ${decision.median.toFixed(0)} ms, p99 ${decision.p99.toFixed(0)} ms`,
    `a report until the decision: median ${eventToDecision.median.toFixed(0)} ms, p99 ${eventToDecision.p99.toFixed(0)} ms, bar ${bars.eventToDecision} ms ${judge(eventToDecision.p99, bars.eventToDecision)}`,
    `memory at most: ${mebibytes.toFixed(0)} MiB, bar ${bars.mebibytes} MiB ${judge(mebibytes, bars.mebibytes)}`,
    `a quiet minute: ${quiet.writes} writes, ${quiet.reads} reads, bar ${bars.quietWrites} writes ${judge(quiet.writes, bars.quietWrites)}`,
  ];
}
