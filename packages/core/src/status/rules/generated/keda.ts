// Generated from packages/core/src/status/rules/library/keda.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, equals, field, hasField, index, isIn, literal, or, select, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of KEDA: ScaledObject, TriggerAuthentication, ClusterTriggerAuthentication. */
export const kedaRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["keda.sh/ScaledObject", deferRule("keda/ScaledObject", true, () => ({
    overrules: [{"field":"health"}],
    suspended: { text: "conditions.isTrue('Paused') || (has(metadata.annotations) && ('autoscaling.keda.sh/paused-replicas' in metadata.annotations || ('autoscaling.keda.sh/paused' in metadata.annotations && metadata.annotations['autoscaling.keda.sh/paused'] == 'true')))", test: or(conditionIs(conditions(), literal("Paused"), "True"), and(hasField(field("metadata"), "annotations"), or(isIn(literal("autoscaling.keda.sh/paused-replicas"), select(field("metadata"), "annotations")), and(isIn(literal("autoscaling.keda.sh/paused"), select(field("metadata"), "annotations")), equals(index(select(field("metadata"), "annotations"), literal("autoscaling.keda.sh/paused")), literal("true")))))) },
    rows: [
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "Failed", text: "conditions.isUnknown('Ready') && conditions.reason('Ready').endsWith('Error')", test: and(conditionIs(conditions(), literal("Ready"), "Unknown"), textTest("endsWith", conditionText(conditions(), literal("Ready"), "reason"), literal("Error"))) },
      { status: "Failed", text: "conditions.isTrue('Fallback')", test: conditionIs(conditions(), literal("Fallback"), "True") },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "conditions.isUnknown('Ready')", test: conditionIs(conditions(), literal("Ready"), "Unknown") },
    ],
  }))],
  ["keda.sh/TriggerAuthentication", deferRule("keda/TriggerAuthentication", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is read when a trigger needs it, and has no state of its own"] },
    ],
  }))],
  ["keda.sh/ClusterTriggerAuthentication", deferRule("keda/ClusterTriggerAuthentication", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is read when a trigger needs it, and has no state of its own"] },
    ],
  }))],
]);
