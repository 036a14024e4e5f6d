// Generated from packages/core/src/status/rules/library/atlas-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, differs, isIn, list, literal, or } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Atlas Operator: AtlasSchema. */
export const atlasOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["db.atlasgo.io/AtlasSchema", deferRule("atlas-operator/AtlasSchema", true, () => ({
    rows: [
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "Failed", text: "conditions.isFalse('Ready') && conditions.reason('Ready') in ['ApplyingSchema', 'VerifyingFirstRun', 'LintPolicyError', 'GettingDevDB', 'ReadSchema', 'Migrating', 'CreatingWorkingDir', 'ReadingMigrationData', 'ReadingStatus', 'PlanningSchema', 'CreatingAtlasClient', 'LoginAtlasCloud'] && conditions.message('Ready') != '' && conditions.message('Ready') != 'Reconciling'", test: and(and(conditionIs(conditions(), literal("Ready"), "False"), isIn(conditionText(conditions(), literal("Ready"), "reason"), list(literal("ApplyingSchema"), literal("VerifyingFirstRun"), literal("LintPolicyError"), literal("GettingDevDB"), literal("ReadSchema"), literal("Migrating"), literal("CreatingWorkingDir"), literal("ReadingMigrationData"), literal("ReadingStatus"), literal("PlanningSchema"), literal("CreatingAtlasClient"), literal("LoginAtlasCloud")))), and(differs(conditionText(conditions(), literal("Ready"), "message"), literal("")), differs(conditionText(conditions(), literal("Ready"), "message"), literal("Reconciling")))) },
      { status: "InProgress", text: "conditions.isFalse('Ready') || conditions.isUnknown('Ready')", test: or(conditionIs(conditions(), literal("Ready"), "False"), conditionIs(conditions(), literal("Ready"), "Unknown")) },
    ],
  }))],
]);
