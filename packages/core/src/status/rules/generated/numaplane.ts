// Generated from packages/core/src/status/rules/library/numaplane.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, choose, conditionIs, conditionText, conditions, differs, equals, field, hasField, literal, not, or, select, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Numaplane: *. */
export const numaplaneRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["numaplane.numaproj.io/*", deferRule("numaplane/*", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'Failed'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failed"))), reason: ["Failed"], message: [choose(hasField(field("status"), "message"), select(field("status"), "message"), literal("The rollout failed"))] },
      { status: "Failed", text: "conditions.isFalse('ProgressiveUpgradeSucceeded')", test: conditionIs(conditions(), literal("ProgressiveUpgradeSucceeded"), "False") },
      { status: "InProgress", text: "has(status.upgradeInProgress) && status.upgradeInProgress != ''", test: and(hasField(field("status"), "upgradeInProgress"), differs(select(field("status"), "upgradeInProgress"), literal(""))), reason: [select(field("status"), "upgradeInProgress")] },
      { status: "InProgress", text: "conditions.isTrue('PausingPipelines') || conditions.isTrue('PipelinePausingOrPaused')", test: or(conditionIs(conditions(), literal("PausingPipelines"), "True"), conditionIs(conditions(), literal("PipelinePausingOrPaused"), "True")) },
      { status: "InProgress", text: "has(status.phase) && status.phase == 'Pending'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Pending"))), reason: ["Pending"] },
      { status: "Failed", text: "conditions.isFalse('ChildResourcesHealthy') && !conditions.reason('ChildResourcesHealthy').endsWith('Progressing')", test: and(conditionIs(conditions(), literal("ChildResourcesHealthy"), "False"), not(textTest("endsWith", conditionText(conditions(), literal("ChildResourcesHealthy"), "reason"), literal("Progressing")))) },
      { status: "InProgress", text: "conditions.isFalse('ChildResourcesHealthy')", test: conditionIs(conditions(), literal("ChildResourcesHealthy"), "False") },
      { status: "Current", text: "has(status.phase) && status.phase == 'Deployed' && conditions.isTrue('ChildResourcesHealthy')", test: and(and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Deployed"))), conditionIs(conditions(), literal("ChildResourcesHealthy"), "True")) },
    ],
  }))],
]);
