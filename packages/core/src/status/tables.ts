/**
 * The decision tables of the extended mode as data, for the reference pages that are made from them
 * (`tools/docs/status-tables.ts`). Nothing at run time imports this module.
 */
export {
  ABNORMAL_TYPES,
  CONDITION_CLASSES,
  CONDITION_ENDINGS,
  CONDITION_TYPES,
  PRIMARY_TYPES,
} from "./generic/condition-types.ts";
export { SLOTS } from "./generic/findings.ts";
export {
  FIELD_ENDINGS,
  FRACTION_FIELDS,
  HOLDER_FIELDS,
  HOLDER_FLAGS,
  READY_COUNTERS,
  READY_PREFIXES,
  STATUS_FIELDS,
  WANTED_PREFIXES,
} from "./generic/status-fields.ts";
export { FAILURE_TOKENS, PROGRESS_TOKENS, STATE_WORDS } from "./generic/words/words.ts";
export { FAILED_WAITING_REASONS } from "./kinds/container-trouble.ts";
export { EXEMPTIONS } from "./kinds/exemptions.ts";
export { GATEWAY_API_GROUP, GATEWAY_API_KINDS } from "./kinds/gateway-api.ts";
export { BUILTIN_KINDS } from "./kinds/index.ts";
export type { KindRow, KindRule } from "./kinds/kind-rule.ts";
export { SOURCES } from "./kinds/sources.ts";
export { STORED_KINDS } from "./kinds/stored.ts";
export { SUSPENDING_ANNOTATIONS, SUSPENDING_FIELDS, SUSPENDING_NAME } from "./suspension.ts";
