export { type DecideInputs, type Decision, decide } from "./decide.ts";
export { type Change } from "./draft.ts";
export {
  type Evidence,
  evidenceOf,
  isFresh,
  isRevision,
  judgeEvidence,
  type RevisionTest,
  type Verdict,
} from "./evidence.ts";
export { type Explanation, explain, type Subject } from "./explain.ts";
export type { Skip } from "./hold-target.ts";
export { type Plan, type PlannedTarget, type PlannedWave, type PlanOptions, type PreviousPlan, plan } from "./plan.ts";
export { readPlan, type StoredPlan } from "./read-plan.ts";
export type { Rollback } from "./roll-back.ts";
export {
  beginsAttempt,
  type Phase,
  type RolloutState,
  type TargetState,
  type TargetWord,
  type WaveState,
  type Wish,
} from "./state.ts";
export {
  type Labels,
  readStrategy,
  type Share,
  type Strategy,
  type StrategySpec,
  type StrategyWave,
} from "./strategy.ts";
export type { RolloutTarget } from "./targets.ts";
export { PLAN_FORMAT, type PlanContent, planPageName, writePlan } from "./write-plan.ts";
