import { toSecond } from "../model/evidence.ts";
import type { MetricGate } from "../model/metrics.ts";
import type { CheckedStep } from "./checked-step.ts";
import type { Report } from "./invariants.ts";

/** Invariants 15 and 16: waves that open, and waves that pass. */
export function checkGates(step: CheckedStep, report: Report): void {
  const { plan, after, decision, inputs } = step;
  for (const { kind, wave = -1 } of decision.changes) {
    const planned = plan.waves[wave];
    if (planned === undefined || planned.targets.length === 0) continue;
    const { name } = planned;
    if (after.waves[wave]?.promotedBy !== undefined) continue;
    if (kind === "opened" && planned.approval === true) {
      const isApproved = (inputs.approvals ?? []).some(
        (one) => one.wave === name && one.revision === after.revision && one.attempt === after.attempt,
      );
      if (!isApproved) report(15, `wave ${name} opened without approval`);
    }
    if (kind === "passed") {
      for (const gate of planned.metrics ?? []) {
        if (!isGood(step, gate)) report(16, `wave ${name} passed without ${gate.name}`);
      }
    }
  }
}

/** Of the measurements given, the newest one that has the gate's name. */
function isGood({ inputs, plan, after }: CheckedStep, { name, min, max, window }: MetricGate): boolean {
  const own = (inputs.metrics ?? []).filter((one) => one.name === name);
  const newest = own.reduce<(typeof own)[number] | undefined>(
    (a, b) => (a === undefined || b.at > a.at ? b : a),
    undefined,
  );
  if (newest === undefined || !(newest.value >= (min ?? newest.value)) || !(newest.value <= (max ?? newest.value)))
    return false;
  const age = after.at - toSecond(newest.at);
  return age >= 0 && age <= plan.staleAfter && window >= 0;
}
