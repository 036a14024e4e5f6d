import type { GateStep } from "../gates/gate.ts";
import { GATES } from "../gates/table.ts";
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

function gateStep({ plan, after, same, decision, inputs, isPaused }: CheckedStep, wave: number): GateStep {
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
    now: inputs.now,
    isPaused,
    resumes: !isPaused && (same?.phase === "Paused" || same?.brakedBy !== undefined),
  };
}

/** Returns whether the gates allow releases. */
export function allowsRelease({ plan, inputs }: CheckedStep): boolean {
  return GATES.every(({ check }) => check.allows?.(plan, inputs.now) ?? true);
}
