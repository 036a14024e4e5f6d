export { indexChildren } from "./children/child-index.ts";
export { computeStatus, statusRuleKey } from "./compute-status.ts";
export {
  type AugmentResult,
  aggregateStatuses,
  augment,
  computeKstatus,
  type KstatusAnswer,
  type KstatusCondition,
  type KstatusError,
  type KstatusOptions,
  type KstatusResult,
  type KstatusVariant,
  type KstatusWord,
} from "./kstatus/index.ts";
export type {
  ChildIndex,
  Evidence,
  EvidenceField,
  StatusCondition,
  StatusContext,
  StatusMode,
  StatusOptions,
  StatusResult,
  StatusRule,
  StatusRules,
  StatusWord,
  Suspension,
  Verdict,
} from "./types.ts";
export { learnUsualConditions, type UsualConditions } from "./usual-conditions.ts";
