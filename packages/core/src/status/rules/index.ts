export type { EngineOptions, ExpressionEngine, LoadOptions } from "./engine.ts";
export * as expression from "./expression/index.ts";
export { type HealthCheckOptions, judgeHealthCheck, loadHealthCheckExprs } from "./health-check-exprs.ts";
export { hintReader } from "./hint.ts";
export { loadStatusRules } from "./load.ts";
export { createRule, type RuleDefinition, type RuleRow } from "./rule.ts";
export { type CaseOutcome, runCases } from "./run-cases.ts";
export type { Template } from "./template.ts";
export { byVersion, type VersionedRule } from "./versions.ts";
