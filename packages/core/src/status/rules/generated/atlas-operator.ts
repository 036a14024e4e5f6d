// Generated from packages/core/src/status/rules/library/atlas-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, equals, isIn, list, literal, not, or } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Atlas Operator: AtlasSchema. */
export const atlasOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["db.atlasgo.io/AtlasSchema", deferRule("atlas-operator/AtlasSchema", true, () => ({
    suspended: { text: "conditions.isFalse('Ready') && conditions.reason('Ready') == 'ApprovalPending'", test: and(conditionIs(conditions(), literal("Ready"), "False"), equals(conditionText(conditions(), literal("Ready"), "reason"), literal("ApprovalPending"))) },
    rows: [
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "Failed", text: "conditions.isFalse('Ready') && !(conditions.reason('Ready') in ['', 'Reconciling', 'GettingDevDB', 'ApprovalPending']) && !(conditions.message('Ready') in ['', 'Reconciling'])", test: and(and(conditionIs(conditions(), literal("Ready"), "False"), not(isIn(conditionText(conditions(), literal("Ready"), "reason"), list(literal(""), literal("Reconciling"), literal("GettingDevDB"), literal("ApprovalPending"))))), not(isIn(conditionText(conditions(), literal("Ready"), "message"), list(literal(""), literal("Reconciling"))))) },
      { status: "InProgress", text: "conditions.isFalse('Ready') || conditions.isUnknown('Ready')", test: or(conditionIs(conditions(), literal("Ready"), "False"), conditionIs(conditions(), literal("Ready"), "Unknown")) },
    ],
  }))],
]);
