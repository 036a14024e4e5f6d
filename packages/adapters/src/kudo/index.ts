export {
  admitInstance,
  admitInstanceCreation,
  admitInstanceUpdate,
  type InstanceCreation,
  type InstanceCreationDecision,
  type InstanceUpdate,
} from "./admit-instance.ts";
export { appliedInstance } from "./applied-instance.ts";
export { executeKudoPlan, type KudoFailure, type KudoPass, type KudoPassResult } from "./execute-plan.ts";
export { judgeInstanceChange } from "./judge-change.ts";
export { type OperatorVersion, readOperatorVersion } from "./operator-version.ts";
export type { ParseYaml } from "./parameter-value.ts";
export {
  type KudoOptions,
  type KudoPhase,
  type KudoPhaseStatus,
  type KudoPlan,
  type KudoPlanStatus,
  type KudoState,
  type KudoStep,
  type KudoStepStatus,
} from "./plan-status.ts";
export { instanceVersions, readInstance } from "./read.ts";
export {
  aggregateKudoStatus,
  beginKudoPlan,
  initializeKudoPlans,
  KUDO_FINALIZER,
  type KudoAggregatedStatus,
  type KudoAggregation,
  type KudoLife,
  type KudoPlanStatuses,
  type KudoReady,
  type KudoResource,
  kudoReady,
  kudoRetryAfter,
  lastKudoPlan,
  mayLetGo,
  mustCleanUp,
} from "./run-instance.ts";
export {
  type KudoTask,
  type KudoTaskOutcome,
  type KudoTaskPlace,
  type RunKudoTask,
  runDummyTask,
} from "./task.ts";
export { toldPlans } from "./told-plans.ts";
