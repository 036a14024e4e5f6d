import type { GateStep } from "../gates/gate.ts";
import { GATES } from "../gates/table.ts";
import { toSecond } from "../model/evidence.ts";
import type { Report } from "../model/invariants.ts";
import type { CheckedStep } from "./checked-step.ts";

/**
 * Checks invariants 10, 15, 16 and 24: each kind of gate checks the waves, and the demands of the strategy, by its own
 * rules.
 */
export function checkGates(step: CheckedStep, report: Report): void {
  const { plan } = step;
  for (const { check } of GATES) {
    check.step(plan, gateStep(step, -1), report);
    for (const [wave, planned] of plan.waves.entries()) check.step(planned, gateStep(step, wave), report);
  }
}

function gateStep(step: CheckedStep, wave: number): GateStep {
  const { plan, after, same, decision, inputs, isPaused } = step;
  const { name = "", targets = [] } = plan.waves[wave] ?? {};
  return {
    wave,
    name,
    targets,
    before: same,
    after,
    changes: wave < 0 ? decision.changes : decision.changes.filter((change) => change.wave === wave),
    evidence: inputs.evidence,
    approvals: inputs.approvals ?? [],
    metrics: inputs.metrics ?? [],
    staleAfter: plan.staleAfter,
    now: timeOf(step),
    isPaused,
    resumes: !isPaused && (same?.phase === "Paused" || same?.brakedBy !== undefined),
  };
}

/** Returns the time of a decision, in milliseconds: within an attempt it never goes back. */
function timeOf({ same, inputs }: CheckedStep): number {
  const now = toSecond(inputs.now);
  return Math.max(same?.at ?? now, now);
}

/** Returns whether the gates allow releases. */
export function allowsRelease(step: CheckedStep): boolean {
  return GATES.every(({ check }) => check.allows?.(step.plan, timeOf(step)) ?? true);
}
