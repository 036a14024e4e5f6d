import { resolveIntOrPercent } from "../../../object/index.ts";
import type { Asked, Measurement, MetricGate } from "../../model/asked.ts";
import { isRevision } from "../../model/evidence.ts";
import type { Report } from "../../model/invariants.ts";
import type { GateStep } from "../gate.ts";

/** Checks invariants 16 and 30: a wave passes only by good measurements, which are of that wave. */
export function checkMetrics({ metrics = [] }: Asked, step: GateStep, report: Report): void {
  const { name, wave, targets, after, changes } = step;
  const isFree = targets.length === 0 || after.waves[wave]?.promotedBy !== undefined;
  if (isFree || !changes.some(({ kind }) => kind === "passed")) return;
  for (const gate of metrics) {
    const { good, bad, landed } = sides(step, gate);
    if (good.size === 0) report(16, `wave ${name} passed without a good value of metric ${gate.name}`);
    else if (!isEnough(gate, good, bad, landed))
      report(30, `wave ${name} passed, and metric ${gate.name} is out of bounds or has too few values`);
  }
}

/** The keys of the measured targets; the empty key stands for the whole wave. */
type Of = ReadonlySet<string>;

function isEnough({ judge, quorum }: MetricGate, good: Of, bad: Of, landed: number): boolean {
  if (bad.has("")) return false;
  const own = good.size - Number(good.has(""));
  if (judge === "quorum") return own >= Math.max(1, resolveIntOrPercent(quorum ?? { percent: 100 }, landed, "up"));
  return bad.size === 0 && (judge !== "all" || own === landed);
}

/** Returns the targets whose newest measurement is good, and those where it is bad. */
function sides(step: GateStep, gate: MetricGate): { readonly good: Of; readonly bad: Of; readonly landed: number } {
  const { metrics, after, targets, name } = step;
  const landed = new Set(targets.flatMap(({ key }) => (after.targets.get(key)?.state === "Landed" ? [key] : [])));
  const isOurs = (one: Measurement): boolean =>
    one.name === gate.name &&
    (one.wave ?? name) === name &&
    isRevision(after.revision)(one.revision ?? after.revision) &&
    (one.target === undefined ? one.from === undefined || one.from === gate.from : landed.has(one.target));
  const own = metrics.filter(isOurs).map((one) => ({ of: one.target ?? "", ...one, at: secondOf(one.at) }));
  const last = new Map<string, number>();
  for (const { of, at } of own) last.set(of, Math.max(at, last.get(of) ?? at));
  const newest = own.filter(({ of, at }) => at === last.get(of));
  const bad = new Set(newest.filter((one) => !isGood(step, gate, one)).map(({ of }) => of));
  const good = new Set(newest.map(({ of }) => of).filter((of) => !bad.has(of)));
  return { good, bad, landed: landed.size };
}

/** Rounds a time down to whole seconds; a time that is not finite is older than all others. */
function secondOf(at: number): number {
  return Number.isFinite(at) ? Math.floor(at / 1000) * 1000 : Number.NEGATIVE_INFINITY;
}

/** Returns whether a measurement is within the bounds and fresh, and its whole window lies after the last landing. */
function isGood({ after, targets, staleAfter }: GateStep, gate: MetricGate, { value, at }: Measurement): boolean {
  const { min, max, window } = gate;
  if (!(value >= (min ?? value)) || !(value <= (max ?? value))) return false;
  const landings = targets.flatMap(({ key }) => {
    const target = after.targets.get(key);
    return target?.state === "Landed" ? [target.since ?? 0] : [];
  });
  const age = after.at - at;
  return age >= 0 && age <= staleAfter && landings.every((landedAt) => at - window >= landedAt);
}
