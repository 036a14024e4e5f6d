// Generated from packages/core/src/status/rules/library/coralogix.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, differs, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Coralogix Operator: *. */
export const coralogixRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["coralogix.com/*", deferRule("coralogix/*", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('RemoteSynced') && conditions.reason('RemoteSynced') != 'InternalK8sError'", test: and(conditionIs(conditions(), literal("RemoteSynced"), "False"), differs(conditionText(conditions(), literal("RemoteSynced"), "reason"), literal("InternalK8sError"))) },
      { status: "Current", text: "conditions.isTrue('RemoteSynced')", test: conditionIs(conditions(), literal("RemoteSynced"), "True") },
      { status: "InProgress", text: "conditions.isFalse('RemoteSynced')", test: conditionIs(conditions(), literal("RemoteSynced"), "False") },
    ],
  }))],
]);
