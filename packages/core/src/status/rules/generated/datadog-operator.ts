// Generated from packages/core/src/status/rules/library/datadog-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, call, choose, compare, conditionIs, conditionText, conditions, differs, equals, field, has, literal, not, or, select, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Datadog Operator: DatadogMetric, WatermarkPodAutoscaler, ExtendedDaemonSet. */
export const datadogOperatorRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
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
  ["datadoghq.com/ExtendedDaemonSet", deferRule("datadog-operator/ExtendedDaemonSet", true, () => ({
    suspended: { text: "has(status.state) && (status.state.endsWith('Paused') || status.state.endsWith('frozen'))", test: and(has(field("status"), "state"), or(textTest("endsWith", select(field("status"), "state"), literal("Paused")), textTest("endsWith", select(field("status"), "state"), literal("frozen")))) },
    rows: [
      { status: "Failed", text: "has(status.state) && status.state == 'Canary Failed'", test: and(has(field("status"), "state"), equals(select(field("status"), "state"), literal("Canary Failed"))), reason: ["CanaryFailed"], message: [choose(has(field("status"), "reason"), select(field("status"), "reason"), literal("The canary failed"))] },
      { status: "InProgress", text: "has(status.state) && status.state != 'Running'", test: and(has(field("status"), "state"), differs(select(field("status"), "state"), literal("Running"))), reason: [call("replace/3", select(field("status"), "state"), literal(" "), literal(""))] },
      { status: "InProgress", text: "has(status.desired) && (!has(status.upToDate) || status.upToDate < status.desired)", test: and(has(field("status"), "desired"), or(not(has(field("status"), "upToDate")), compare("<", select(field("status"), "upToDate"), select(field("status"), "desired")))), reason: ["LessUpdated"], message: [choose(has(field("status"), "upToDate"), select(field("status"), "upToDate"), literal(0)), " of ", select(field("status"), "desired"), " pods are updated"] },
      { status: "InProgress", text: "has(status.desired) && (!has(status.available) || status.available < status.desired)", test: and(has(field("status"), "desired"), or(not(has(field("status"), "available")), compare("<", select(field("status"), "available"), select(field("status"), "desired")))), reason: ["LessAvailable"] },
      { status: "Current", text: "has(status.desired) && has(status.upToDate) && has(status.available)", test: and(and(has(field("status"), "desired"), has(field("status"), "upToDate")), has(field("status"), "available")), reason: ["AllAvailable"] },
    ],
  }))],
]);
