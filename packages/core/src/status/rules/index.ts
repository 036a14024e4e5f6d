export * as expression from "./expression/index.ts";
export { createRule, type RuleDefinition, type RuleRow } from "./rule.ts";
export type { Template } from "./template.ts";
export { byVersion, type VersionedRule } from "./versions.ts";
