// Generated from packages/core/src/status/rules/library/dynatrace.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Dynatrace Operator: none, the generic layer judges right. */
export const dynatraceRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
]);
