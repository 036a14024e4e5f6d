import type { Asked, MetricGate } from "../../model/asked.ts";
import type { Report } from "../../model/invariants.ts";
import type { GateStep } from "../gate.ts";

/** Invariant 16: a wave passes only by measurements that are known to be good. */
export function checkMetrics({ metrics = [] }: Asked, step: GateStep, report: Report): void {
  const { name, wave, targets, after, changes } = step;
  const isFree = targets.length === 0 || after.waves[wave]?.promotedBy !== undefined;
  if (isFree || !changes.some(({ kind }) => kind === "passed")) return;
  for (const gate of metrics) if (!isGood(step, gate)) report(16, `wave ${name} passed without ${gate.name}`);
}

/** Whether the newest measurement of the name is within the bounds, fresh, and all of its window lies after the last landing. */
function isGood({ metrics, after, targets, staleAfter }: GateStep, { name, min, max, window }: MetricGate): boolean {
  const own = metrics.filter((one) => one.name === name);
  const newest = own.reduce<(typeof own)[number] | undefined>(
    (a, b) => (a === undefined || b.at > a.at ? b : a),
    undefined,
  );
  if (newest === undefined || !(newest.value >= (min ?? newest.value)) || !(newest.value <= (max ?? newest.value)))
    return false;
  const at = Math.floor(newest.at / 1000) * 1000;
  const landings = targets.flatMap(({ key }) => {
    const target = after.targets.get(key);
    return target?.state === "Landed" ? [target.since ?? 0] : [];
  });
  const age = after.at - at;
  return age >= 0 && age <= staleAfter && landings.every((landedAt) => at - window >= landedAt);
}
