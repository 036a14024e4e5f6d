export { type AggregateOptions, aggregateConditions, type ConditionSource } from "./aggregate-conditions.ts";
export { type LintOptions, lintStatus } from "./lint-status.ts";
export { type MirrorOptions, mirrorCondition } from "./mirror-condition.ts";
export { type ConditionChanges, type PatchOptions, patchConditions } from "./patch-conditions.ts";
export { type ConditionPriority, priorityOf } from "./priority.ts";
export { sortByClusterApi } from "./sort-by-cluster-api.ts";
export { type SummaryOptions, summarizeConditions } from "./summarize-conditions.ts";
