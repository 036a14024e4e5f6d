// Generated from packages/core/src/status/rules/library/no-rule-needed.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Operators that need no rule: none, the generic layer judges right. */
export const noRuleNeededRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
]);
