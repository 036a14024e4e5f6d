// Generated from schemas/ by `npm run gen`. Do not edit.
export { type AggregateStatus, aggregateStatusSchema, validateAggregateStatus } from "./aggregate-status.ts";
export { type ComputeWave, computeWaveSchema, validateComputeWave } from "./compute-wave.ts";
export { type FleetReport, fleetReportSchema, validateFleetReport } from "./fleet-report.ts";
export { type FunctionResult, functionResultSchema, validateFunctionResult } from "./function-result.ts";
export { type PackageReport, packageReportSchema, validatePackageReport } from "./package-report.ts";
export { type ResourceGroup, resourceGroupSchema, validateResourceGroup } from "./resource-group.ts";
export { type ResourceGroupKpt, resourceGroupKptSchema, validateResourceGroupKpt } from "./resource-group-kpt.ts";
export { type ResourceList, resourceListSchema, validateResourceList } from "./resource-list.ts";
export { type Rollout, rolloutSchema, validateRollout } from "./rollout.ts";
export { type RolloutPlan, rolloutPlanSchema, validateRolloutPlan } from "./rollout-plan.ts";
export { type RolloutStrategy, rolloutStrategySchema, validateRolloutStrategy } from "./rollout-strategy.ts";
export { type SetSuspend, setSuspendSchema, validateSetSuspend } from "./set-suspend.ts";
export { type StatusRules, statusRulesSchema, validateStatusRules } from "./status-rules.ts";
export { type StatusSnapshot, statusSnapshotSchema, validateStatusSnapshot } from "./status-snapshot.ts";
export { type SuspensionLedger, suspensionLedgerSchema, validateSuspensionLedger } from "./suspension-ledger.ts";
