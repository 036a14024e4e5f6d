import type { Problem } from "../../object/index.ts";
import { decide } from "../decide/decide.ts";
import { standingOrders } from "../decide/orders.ts";
import { findRivals } from "../decide/rivals.ts";
import { explainRollout } from "../explain/explain.ts";
import type { Step } from "../model/decision.ts";
import { INVARIANTS, type Violation } from "../model/invariants.ts";
import { planRollout } from "../plan/plan.ts";
import { type RolloutLogEntry, recordDecision, replayLog } from "../store/log.ts";
import { readPlan } from "../store/read-plan.ts";
import { writePlan } from "../store/write-plan.ts";
import { readStrategy } from "../strategy/read-strategy.ts";
import { type PlanCase, violationsOfPlan } from "./check-plan.ts";
import { violationsOfStep } from "./check-step.ts";

/** The functions that the invariants check. A model check also passes some that are broken on purpose. */
export interface RolloutEngine {
  readonly readStrategy: typeof readStrategy;
  readonly plan: typeof planRollout;
  readonly decide: typeof decide;
  readonly standingOrders: typeof standingOrders;
  readonly explain: typeof explainRollout;
  readonly writePlan: typeof writePlan;
  readonly readPlan: typeof readPlan;
  readonly recordDecision: typeof recordDecision;
  readonly findRivals: typeof findRivals;
}

/** The engine of this package. */
export const ENGINE: RolloutEngine = {
  readStrategy,
  plan: planRollout,
  decide,
  standingOrders,
  explain: explainRollout,
  writePlan,
  readPlan,
  recordDecision,
  findRivals,
};

/** Checks the invariants of plans, 1 to 5, on one input; an input that `plan` refuses has no violations. */
export function checkPlan(input: PlanCase, engine: RolloutEngine = ENGINE): readonly Violation[] {
  return violationsOfPlan(input, engine);
}

/**
 * Checks the invariants of one decision: 5 to 12, 14 to 18, 20, 22, 24, 26 to 35 and 37 to 47. Only inputs and outputs
 * are checked, not how `decide` works. `engine` decides again for 20 and 34, and explains for 17.
 */
export function checkStep(step: Step, engine: RolloutEngine = ENGINE): readonly Violation[] {
  return violationsOfStep(step, engine);
}

/**
 * Verifies a decision log: its chain is complete, each replayed decision gives the recorded result, and each kept the
 * invariants. `head` is the hash of its newest entry, if known from elsewhere. Problems: `LogBroken`, `ReplayDiffers`,
 * `InvariantViolated` with the number and name of the invariant.
 */
export function verify(entries: readonly RolloutLogEntry[], head?: string): readonly Problem[] {
  const replayed = replayLog(entries, head);
  if (!replayed.ok) return replayed.problems;
  return replayed.value.flatMap((step, index) =>
    checkStep(step).map(({ invariant, message }) => ({
      code: "InvariantViolated",
      severity: "error" as const,
      message: `entry ${index}: ${message} (invariant ${invariant}, ${INVARIANTS[invariant]})`,
      field: `[${index}]`,
    })),
  );
}
