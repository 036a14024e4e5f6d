export { computeStatus, statusRuleKey } from "./compute-status.ts";
export type {
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
  Verdict,
} from "./types.ts";
