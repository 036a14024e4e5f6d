export { aggregateConditions, type AggregateOptions, type ConditionSource } from "./aggregate-conditions.ts";
export { lintStatus, type LintOptions } from "./lint-status.ts";
export { mirrorCondition, type MirrorOptions } from "./mirror-condition.ts";
export { type ConditionChanges, patchConditions, type PatchOptions } from "./patch-conditions.ts";
export { type ConditionPriority, priorityOf } from "./priority.ts";
export { sortByClusterApi } from "./sort-by-cluster-api.ts";
export { summarizeConditions, type SummaryOptions } from "./summarize-conditions.ts";
