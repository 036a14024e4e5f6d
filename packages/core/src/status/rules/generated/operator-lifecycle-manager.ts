// Generated from packages/core/src/status/rules/library/operator-lifecycle-manager.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, compare, conditionIs, conditionText, conditions, equals, field, has, literal, or, select, size } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Operator Lifecycle Manager: OperatorGroup, Subscription. */
export const operatorLifecycleManagerRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["operators.coreos.com/OperatorGroup", createRule({
    id: "operator-lifecycle-manager/OperatorGroup",
    rows: [
      { status: "Failed", text: "conditions.isTrue('MultipleOperatorGroupsFound') || conditions.isTrue('ServiceAccountNotFound')", test: or(conditionIs(conditions(), literal("MultipleOperatorGroupsFound"), "True"), conditionIs(conditions(), literal("ServiceAccountNotFound"), "True")) },
      { status: "Current", text: "has(status.namespaces) || has(status.lastUpdated)", test: or(has(field("status"), "namespaces"), has(field("status"), "lastUpdated")), reason: ["Resolved"] },
    ],
  })],
  ["operators.coreos.com/Subscription", createRule({
    id: "operator-lifecycle-manager/Subscription",
    suspended: { text: "conditions.isTrue('InstallPlanPending') && conditions.reason('InstallPlanPending') == 'RequiresApproval'", test: and(conditionIs(conditions(), literal("InstallPlanPending"), "True"), equals(conditionText(conditions(), literal("InstallPlanPending"), "reason"), literal("RequiresApproval"))) },
    rows: [
      { status: "Failed", text: "conditions.isTrue('ResolutionFailed') || conditions.isTrue('InstallPlanFailed') || conditions.isTrue('BundleUnpackFailed') || conditions.isTrue('CatalogSourcesUnhealthy')", test: or(or(conditionIs(conditions(), literal("ResolutionFailed"), "True"), conditionIs(conditions(), literal("InstallPlanFailed"), "True")), or(conditionIs(conditions(), literal("BundleUnpackFailed"), "True"), conditionIs(conditions(), literal("CatalogSourcesUnhealthy"), "True"))) },
      { status: "InProgress", text: "conditions.isTrue('InstallPlanPending')", test: conditionIs(conditions(), literal("InstallPlanPending"), "True") },
      { status: "Current", text: "has(status.state) && status.state == 'AtLatestKnown'", test: and(has(field("status"), "state"), equals(select(field("status"), "state"), literal("AtLatestKnown"))), reason: ["AtLatestKnown"] },
      { status: "InProgress", text: "has(status.state) || size(conditions) > 0", test: or(has(field("status"), "state"), compare(">", size(conditions()), literal(0))) },
    ],
  })],
]);
