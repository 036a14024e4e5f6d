// Generated from packages/core/src/status/rules/library/lifecycle-agent.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditions, equals, exists, field, hasField, isIn, list, literal, optional, or, orValue, select, slot, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of OpenShift Lifecycle Agent: ImageBasedUpgrade. */
export const lifecycleAgentRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["lca.openshift.io/ImageBasedUpgrade", deferRule("lifecycle-agent/ImageBasedUpgrade", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.exists(c, c.type in ['PrepCompleted', 'UpgradeCompleted', 'RollbackCompleted'] && c.status == 'False' && c.?reason.orValue('') == 'Failed')", test: exists(conditions(), 0, 20, and(and(isIn(select(slot(0), "type"), list(literal("PrepCompleted"), literal("UpgradeCompleted"), literal("RollbackCompleted"))), equals(select(slot(0), "status"), literal("False"))), equals(orValue(optional(slot(0), literal("reason")), literal("")), literal("Failed")))) },
      { status: "Current", text: "has(spec.stage) && (spec.stage == 'Idle' && conditions.isTrue('Idle') || spec.stage == 'Prep' && conditions.isTrue('PrepCompleted') || spec.stage == 'Upgrade' && conditions.isTrue('UpgradeCompleted') || spec.stage == 'Rollback' && conditions.isTrue('RollbackCompleted'))", test: and(hasField(field("spec"), "stage"), or(or(and(equals(select(field("spec"), "stage"), literal("Idle")), conditionIs(conditions(), literal("Idle"), "True")), and(equals(select(field("spec"), "stage"), literal("Prep")), conditionIs(conditions(), literal("PrepCompleted"), "True"))), or(and(equals(select(field("spec"), "stage"), literal("Upgrade")), conditionIs(conditions(), literal("UpgradeCompleted"), "True")), and(equals(select(field("spec"), "stage"), literal("Rollback")), conditionIs(conditions(), literal("RollbackCompleted"), "True"))))), reason: [select(field("spec"), "stage"), "Completed"], message: ["The stage ", select(field("spec"), "stage"), " is reached"] },
      { status: "InProgress", text: "conditions.exists(c, c.type.endsWith('InProgress') && c.status == 'True')", test: exists(conditions(), 0, 9, and(textTest("endsWith", select(slot(0), "type"), literal("InProgress")), equals(select(slot(0), "status"), literal("True")))) },
    ],
  }))],
]);
