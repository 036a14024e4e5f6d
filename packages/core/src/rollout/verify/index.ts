export { checkPlan, type PlanCase } from "./check-plan.ts";
export { checkStep } from "./check-step.ts";
export { ENGINE, type Engine } from "./engine.ts";
export { INVARIANTS, type InvariantId, type Violation } from "./invariants.ts";
export { verify } from "./verify-log.ts";
