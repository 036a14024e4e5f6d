// Generated from packages/core/src/status/rules/library/kubefleet.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, conditionIs, conditions, field, hasField, literal, not, or, select, size } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of KubeFleet: ClusterApprovalRequest, ApprovalRequest, ClusterResourceBinding, ResourceBinding. */
export const kubefleetRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["placement.kubernetes-fleet.io/ClusterApprovalRequest", deferRule("kubefleet/ClusterApprovalRequest", false, () => ({
    suspended: { text: "!conditions.isTrue('Approved') && !conditions.isTrue('ApprovalAccepted')", test: and(not(conditionIs(conditions(), literal("Approved"), "True")), not(conditionIs(conditions(), literal("ApprovalAccepted"), "True"))) },
    rows: [
      { status: "Current", text: "conditions.isTrue('Approved') || conditions.isTrue('ApprovalAccepted')", test: or(conditionIs(conditions(), literal("Approved"), "True"), conditionIs(conditions(), literal("ApprovalAccepted"), "True")) },
      { status: "InProgress", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["WaitsForApproval"], message: ["The stage waits until somebody approves it"] },
    ],
  }))],
  ["placement.kubernetes-fleet.io/ApprovalRequest", deferRule("kubefleet/ApprovalRequest", false, () => ({
    suspended: { text: "!conditions.isTrue('Approved') && !conditions.isTrue('ApprovalAccepted')", test: and(not(conditionIs(conditions(), literal("Approved"), "True")), not(conditionIs(conditions(), literal("ApprovalAccepted"), "True"))) },
    rows: [
      { status: "Current", text: "conditions.isTrue('Approved') || conditions.isTrue('ApprovalAccepted')", test: or(conditionIs(conditions(), literal("Approved"), "True"), conditionIs(conditions(), literal("ApprovalAccepted"), "True")) },
      { status: "InProgress", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["WaitsForApproval"], message: ["The stage waits until somebody approves it"] },
    ],
  }))],
  ["placement.kubernetes-fleet.io/ClusterResourceBinding", deferRule("kubefleet/ClusterResourceBinding", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Failed", text: "conditions.isFalse('Applied') && has(status.failedPlacements) && size(status.failedPlacements) > 0", test: and(and(conditionIs(conditions(), literal("Applied"), "False"), hasField(field("status"), "failedPlacements")), compare(">", size(select(field("status"), "failedPlacements")), literal(0))) },
    ],
  }))],
  ["placement.kubernetes-fleet.io/ResourceBinding", deferRule("kubefleet/ResourceBinding", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Failed", text: "conditions.isFalse('Applied') && has(status.failedPlacements) && size(status.failedPlacements) > 0", test: and(and(conditionIs(conditions(), literal("Applied"), "False"), hasField(field("status"), "failedPlacements")), compare(">", size(select(field("status"), "failedPlacements")), literal(0))) },
    ],
  }))],
]);
