export {
  admitInstance,
  admitInstanceCreation,
  admitInstanceUpdate,
  type InstanceCreation,
  type InstanceCreationDecision,
  type InstanceUpdate,
} from "./admit-instance.ts";
export { executeKudoPlan, type KudoFailure, type KudoPass, type KudoPassResult } from "./execute-plan.ts";
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
  type KudoTask,
  type KudoTaskOutcome,
  type KudoTaskPlace,
  type RunKudoTask,
  runDummyTask,
} from "./task.ts";
