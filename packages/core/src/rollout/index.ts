export type { Actor } from "../run/index.ts";
export { beginsAttempt, isKept } from "./decide/attempts.ts";
export { decide } from "./decide/decide.ts";
export { handsOffIn, type Order, type Ordering, ordersOf, standingOrders } from "./decide/orders.ts";
export { type Contender, findRivals, type Rival, refuseRivals } from "./decide/rivals.ts";
export { explainRollout } from "./explain/explain.ts";
export type { Explanation } from "./explain/explanation.ts";
export { describePlanLimits, describeWaveLimits } from "./explain/limits.ts";
export {
  drawVerbs,
  judgeVerb,
  type SaidVerb,
  type Standpoint,
  standpointOf,
  TARGET_VERBS,
  type TargetPoint,
  targetPointOf,
  VERBS,
  type VerbAnswer,
} from "./explain/verbs.ts";
export { describeReleaser, type Person } from "./explain/who.ts";
export { type GateVerdict, judgeGate } from "./gates/metric/judge-metric.ts";
export { windowsAt } from "./gates/window/windows.ts";
export { type BlockersInput, blockersOf } from "./judge/blockers.ts";
export { type Sharer, sharedUses } from "./judge/budgets.ts";
export { type Returning, returningOf } from "./judge/goes-back.ts";
export { MOST_TAINTS } from "./judge/taint.ts";
export type { Measurement, MetricGate, MetricJudge, SharedUse, Window, Windows } from "./model/asked.ts";
export type { Blocker, BlockerKind, Blockers, Releaser, Silence, Subject, Verb } from "./model/blocker.ts";
export type { Change } from "./model/change.ts";
export { type Decision, requeueTime, type Step } from "./model/decision.ts";
export {
  type Evidence,
  type EvidenceVerdict,
  evidenceOf,
  isFresh,
  isRevision,
  judgeEvidence,
  provesTime,
  type RevisionTest,
} from "./model/evidence.ts";
export type {
  Abort,
  Approval,
  Clear,
  DecideInputs,
  Handbrake,
  Retry,
  Rollback,
  Skip,
  Wish,
} from "./model/inputs.ts";
export { INVARIANTS, type InvariantId, type Violation } from "./model/invariants.ts";
export { nameSome } from "./model/name-some.ts";
export {
  type Mode,
  type Plan,
  type PlannedBudgets,
  type PlannedDomain,
  type PlannedTarget,
  type PlannedWave,
  type PreviousPlan,
  shadowOf,
} from "./model/plan.ts";
export type {
  Budgets,
  DomainBounds,
  FailureClass,
  FailureRules,
  Membership,
  RetryRule,
  SharedBudget,
  SupersedePolicy,
  Taint,
  TaintReason,
  WeightRule,
} from "./model/policies.ts";
export type { Ramp } from "./model/ramp.ts";
export type { Labels, StrategySpec } from "./model/spec.ts";
export {
  type Aborted,
  type DomainFailures,
  isOnItsWay,
  type Phase,
  type RolloutState,
  type TargetState,
  type TargetWord,
  type WaveState,
} from "./model/state.ts";
export type { Share, Strategy, StrategyWave } from "./model/strategy.ts";
export type { RolloutTarget, TargetOrder } from "./model/targets.ts";
export { drawTransitions, TRANSITIONS, type Transition } from "./model/transitions.ts";
export { type PlanOptions, planRollout } from "./plan/plan.ts";
export { planRemovals, type Removal, type RemovalInputs } from "./plan/removals.ts";
export { type Exposure, type FleetModel, simulate, type Timeline, touchedAt } from "./simulate/simulate.ts";
export {
  appendDecision,
  type ChangeCount,
  checkDecisionLog,
  type DecisionLog,
  type DecisionRecord,
  isRecordOf,
  type LoggedPlan,
} from "./store/decision-log.ts";
export { hashMembers, hashPlan, hashState, type Members } from "./store/hashes.ts";
export {
  type LogHead,
  type RolloutLogBody,
  type RolloutLogEntry,
  recordDecision,
  replayLog,
  type StoredState,
} from "./store/log.ts";
export { PLAN_FORMAT } from "./store/plan-rows.ts";
export { readPlan, type StoredPlan } from "./store/read-plan.ts";
export type { RolloutStepInput } from "./store/step-input.ts";
export { type PlanContent, planPageName, writePlan } from "./store/write-plan.ts";
export { writeRolloutStatus } from "./store/write-status.ts";
export { readStrategy } from "./strategy/read-strategy.ts";
export type { PlanCase } from "./verify/check-plan.ts";
export { checkPlan, checkStep, ENGINE, type RolloutEngine, verify } from "./verify/verify.ts";
