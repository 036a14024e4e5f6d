export { type AdmitOptions, admitChange } from "./admit/admit-change.ts";
export type {
  AdmissionChange,
  AskedFor,
  AskedVerb,
  BookedParameter,
  ChangeDecision,
  PlanBook,
  RunChangeRole,
} from "./admit/change.ts";
export { type AppliedSources, lastApplied } from "./admit/last-applied.ts";
export { ADMISSION_RULES, type AdmissionRule } from "./admit/rules.ts";
export { advance } from "./advance/advance.ts";
export { VERB_STATES } from "./advance/apply-commands.ts";
export { blockerAt } from "./advance/blockers-of.ts";
export { explainRun, formatRunTree, type StepExplanation } from "./explain/explain-run.ts";
export { type RunModel, type SimulatedRun, simulateRun } from "./explain/simulate-run.ts";
export type { StepAction } from "./model/action.ts";
export { BLOCKERS, type StepBlocker, type StepBlockerKind, type StepReleaser } from "./model/blocker.ts";
export type { StepChange, StepDecision } from "./model/decision.ts";
export type {
  AdvanceInputs,
  ChildRun,
  ObjectObservation,
  StepCommand,
  StepVerb,
  TaskResult,
} from "./model/inputs.ts";
export { parentPath, type StepPath } from "./model/path.ts";
export type {
  ChildPlan,
  ConditionObject,
  OnSupersede,
  PlannedCondition,
  PlannedPhase,
  PlannedStep,
  PlannedTask,
  RunPlan,
  StepParameter,
  StepPlanSpec,
  TaskWork,
} from "./model/plan.ts";
export type { OpenWork, PastStepRun, PhaseState, Run, StepState, TaskState } from "./model/run.ts";
export { drawStepTransitions, STEP_TRANSITIONS, type StepLevel, type StepTransition } from "./model/transitions.ts";
export { runKey, runUid, type Trigger, taskKey } from "./model/trigger.ts";
export {
  hasEnded,
  isThrough,
  isUnderWay,
  type PhaseWord,
  type RunWord,
  type StepStage,
  type StepWord,
  type TaskWord,
} from "./model/words.ts";
export { type RunOfPlan, workIn } from "./model/work-in.ts";
export { type Bindings, bindValues, type FilledBindings, fillBindings } from "./plan/bindings.ts";
export {
  type FilledValues,
  fillValues,
  type NamedValue,
  namedValues,
  type ValueSource,
  type ValueSources,
} from "./plan/fill-values.ts";
export type { ReadStepPlanOptions } from "./plan/options.ts";
export { readStepPlan } from "./plan/read-step-plan.ts";
export {
  chooseReleases,
  type KnownRelease,
  type ReleaseChoice,
  type ReleaseFacts,
  type ReleaseScheme,
  type ReleasesSynced,
} from "./releases/choose-releases.ts";
export {
  type ReadAtOnce,
  type ReleaseReading,
  type ReleaseSource,
  readReleaseFile,
  releaseFile,
} from "./releases/release-source.ts";
export { type ReadRunOptions, readRun, type StoredRun } from "./store/read-run.ts";
export { type RunContent, runPageName, writeRun } from "./store/write-run.ts";
export { type LoggedLook, type Looked, RUN_INVARIANTS, type RunInvariant } from "./verify/invariants.ts";
export { verifyRun } from "./verify/verify-run.ts";
