export { infrastructureRefOf } from "../inventory/index.ts";
export { clusterRefOfAddon } from "./addon.ts";
export { type AddonPlanOptions, addonStepPlan } from "./addon-plan.ts";
export { admitCluster, type ClusterChange } from "./admit-cluster.ts";
export { admitStack, admitStackDeletion, type StackChange } from "./admit-stack.ts";
export {
  advanceStage,
  type StageConditionState,
  type StageInput,
  type StagePhase,
  type StageResult,
} from "./advance-stage.ts";
export {
  STACK_RULES,
  type StackDecision,
  type StackDenial,
  type StackRole,
  type StackRule,
} from "./decision.ts";
export { endRelease, type ReleaseEnd } from "./end-release.ts";
export { judgeStackChange } from "./judge-change.ts";
export { planReleases, type ReleasePlan } from "./plan-releases.ts";
export {
  type ClusterAddonContext,
  readClusterAddon,
  readClusterStack,
  readClusterStackRelease,
} from "./read.ts";
export { type AddonRuntime, addonSources, addonValues } from "./runtime-values.ts";
export { type ReleaseSelection, type ReleaseSources, selectReleases } from "./select-releases.ts";
export {
  formatStackName,
  type KubernetesMinor,
  parseStackName,
  releaseOfClass,
  type StackName,
} from "./stack-name.ts";
export { type ReleaseSummary, summarizeRelease } from "./summarize-release.ts";
export { type StackSummary, summarizeStack } from "./summarize-stack.ts";
export {
  type ResourceSync,
  type SyncedResource,
  type SyncOutcome,
  syncResources,
  type WantedResource,
} from "./sync-resources.ts";
export { toldStages } from "./told-stages.ts";
export {
  compareStackVersions,
  formatStackVersion,
  hasOrder,
  orderStackVersions,
  parseStackVersion,
  type StackNotation,
  type StackOptions,
  type StackVersion,
  type WholeNumber,
} from "./version.ts";
