// Generated from packages/core/src/status/rules/library/datadog-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, literal, or, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Datadog Operator: DatadogMetric, WatermarkPodAutoscaler. */
export const datadogOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["datadoghq.com/DatadogMetric", deferRule("datadog-operator/DatadogMetric", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('Error')", test: conditionIs(conditions(), literal("Error"), "True") },
      { status: "Current", text: "conditions.isTrue('Valid')", test: conditionIs(conditions(), literal("Valid"), "True") },
      { status: "InProgress", text: "conditions.isFalse('Valid')", test: conditionIs(conditions(), literal("Valid"), "False") },
    ],
  }))],
  ["datadoghq.com/WatermarkPodAutoscaler", deferRule("datadog-operator/WatermarkPodAutoscaler", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('AbleToScale') && conditions.reason('AbleToScale').startsWith('Failed')", test: and(conditionIs(conditions(), literal("AbleToScale"), "False"), textTest("startsWith", conditionText(conditions(), literal("AbleToScale"), "reason"), literal("Failed"))) },
      { status: "Failed", text: "conditions.isFalse('ScalingActive') && (conditions.reason('ScalingActive').startsWith('Failed') || conditions.reason('ScalingActive').startsWith('Invalid'))", test: and(conditionIs(conditions(), literal("ScalingActive"), "False"), or(textTest("startsWith", conditionText(conditions(), literal("ScalingActive"), "reason"), literal("Failed")), textTest("startsWith", conditionText(conditions(), literal("ScalingActive"), "reason"), literal("Invalid")))) },
      { status: "Current", text: "conditions.isTrue('AbleToScale')", test: conditionIs(conditions(), literal("AbleToScale"), "True") },
      { status: "InProgress", text: "conditions.isFalse('AbleToScale')", test: conditionIs(conditions(), literal("AbleToScale"), "False") },
    ],
  }))],
]);
