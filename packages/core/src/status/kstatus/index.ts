export { aggregateKstatus } from "./aggregate-statuses.ts";
export { type AugmentResult, augment } from "./augment.ts";
export { computeKstatus, type KstatusOptions } from "./compute-kstatus.ts";
export type { KstatusAnswer, KstatusCondition, KstatusError, KstatusResult, KstatusWord } from "./result.ts";
export type { KstatusVariant } from "./rule.ts";
