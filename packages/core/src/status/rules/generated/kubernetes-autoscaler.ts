// Generated from packages/core/src/status/rules/library/kubernetes-autoscaler.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, conditionIs, conditions, field, hasField, literal, not, or, size } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Kubernetes autoscaler: VerticalPodAutoscaler, VerticalPodAutoscalerCheckpoint, *, ProvisioningRequest. */
export const kubernetesAutoscalerRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["autoscaling.k8s.io/VerticalPodAutoscaler", deferRule("kubernetes-autoscaler/VerticalPodAutoscaler", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('ConfigUnsupported')", test: conditionIs(conditions(), literal("ConfigUnsupported"), "True") },
      { status: "Failed", text: "conditions.isTrue('NoPodsMatched') && !conditions.isTrue('RecommendationProvided')", test: and(conditionIs(conditions(), literal("NoPodsMatched"), "True"), not(conditionIs(conditions(), literal("RecommendationProvided"), "True"))) },
      { status: "Current", text: "conditions.isTrue('RecommendationProvided')", test: conditionIs(conditions(), literal("RecommendationProvided"), "True") },
      { status: "InProgress", text: "size(conditions) > 0", test: compare(">", size(conditions()), literal(0)) },
    ],
  }))],
  ["autoscaling.k8s.io/VerticalPodAutoscalerCheckpoint", deferRule("kubernetes-autoscaler/VerticalPodAutoscalerCheckpoint", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["metrics.k8s.io/*", deferRule("kubernetes-autoscaler/*", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["autoscaling.x-k8s.io/ProvisioningRequest", deferRule("kubernetes-autoscaler/ProvisioningRequest", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('Failed') || conditions.isTrue('CapacityRevoked')", test: or(conditionIs(conditions(), literal("Failed"), "True"), conditionIs(conditions(), literal("CapacityRevoked"), "True")) },
      { status: "Failed", text: "conditions.isTrue('BookingExpired') && !conditions.isTrue('Provisioned')", test: and(conditionIs(conditions(), literal("BookingExpired"), "True"), not(conditionIs(conditions(), literal("Provisioned"), "True"))) },
      { status: "Current", text: "conditions.isTrue('Provisioned')", test: conditionIs(conditions(), literal("Provisioned"), "True") },
      { status: "InProgress", text: "size(conditions) > 0", test: compare(">", size(conditions()), literal(0)) },
    ],
  }))],
]);
