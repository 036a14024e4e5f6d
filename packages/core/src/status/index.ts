export { indexChildren } from "./children/child-index.ts";
export { computeStatus, statusRuleKey } from "./compute-status.ts";
export { lacksKubeconfig } from "./generic/words/kubeconfig.ts";
export {
  type AugmentResult,
  aggregateKstatus,
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
  EvidenceField,
  RuleVerdict,
  StatusCondition,
  StatusContext,
  StatusEvidence,
  StatusMode,
  StatusOptions,
  StatusResult,
  StatusRule,
  StatusRuleSet,
  StatusSuspension,
  StatusWord,
} from "./types.ts";
export { learnUsualConditions, type UsualConditions } from "./usual-conditions.ts";
