export type { Actor } from "../run/index.ts";
export { type Sharer, sharedUses } from "./budgets.ts";
export { type Decision, decide } from "./decide.ts";
export {
  appendDecision,
  type ChangeCount,
  checkDecisionLog,
  type DecisionLog,
  type DecisionRecord,
  isRecordOf,
  type LoggedPlan,
} from "./decision-log.ts";
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
export { explain } from "./explain.ts";
export type { Explanation, Subject } from "./explain-parts.ts";
export type { FailureClass, FailureRules } from "./failures.ts";
export { hashMembers, hashPlan, hashState, type Members } from "./hashes.ts";
export type { Skip } from "./hold-target.ts";
export type { Abort, Approval, DecideInputs, Handbrake, Retry, SharedUse } from "./inputs.ts";
export {
  type LogHead,
  type RolloutLogBody,
  type RolloutLogEntry,
  recordDecision,
  replayLog,
  type Step,
  type StoredState,
} from "./log.ts";
export { type GateVerdict, judgeGate, type Measurement, type MetricGate } from "./metric-gates.ts";
export { ordersOf } from "./orders.ts";
export {
  type Plan,
  type PlannedBudgets,
  type PlannedDomain,
  type PlannedTarget,
  type PlannedWave,
  type PlanOptions,
  type PreviousPlan,
  plan,
} from "./plan.ts";
export type { Ramp } from "./ramp.ts";
export { readPlan, type StoredPlan } from "./read-plan.ts";
export { planRemovals, type Removal, type RemovalInputs } from "./removals.ts";
export { type Contender, findRivals, type Rival, refuseRivals } from "./rivals.ts";
export type { Rollback } from "./roll-back.ts";
export { type Exposure, type FleetModel, simulate, type Timeline, touchedAt } from "./simulate.ts";
export {
  type Aborted,
  beginsAttempt,
  type DomainFailures,
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
export type {
  Budgets,
  DomainBounds,
  Membership,
  RetryRule,
  SharedBudget,
  WeightRule,
} from "./strategy-policies.ts";
export { isKept, isOnItsWay, type SupersedePolicy } from "./supersede.ts";
export type { RolloutTarget, TargetOrder } from "./targets.ts";
export { drawTransitions, TRANSITIONS, type Transition } from "./transitions.ts";
export {
  checkPlan,
  checkStep,
  ENGINE,
  type Engine,
  INVARIANTS,
  type InvariantId,
  type PlanCase,
  type Violation,
  verify,
} from "./verify/index.ts";
export { type Window, type Windows, windowsAt } from "./windows.ts";
export { PLAN_FORMAT, type PlanContent, planPageName, writePlan } from "./write-plan.ts";
export { writeRolloutStatus } from "./write-status.ts";
