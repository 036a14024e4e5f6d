// Generated from packages/core/src/status/rules/library/config-connector.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, conditionIs, conditionText, conditions, field, hasField, index, isIn, list, literal, not, or, select, size, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Config Connector: *. */
export const configConnectorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["*.cnrm.cloud.google.com/*", deferRule("config-connector/*", true, () => ({
    rows: [
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "Failed", text: "has(status.healthy) && has(status.errors) && size(status.errors) > 0", test: and(and(hasField(field("status"), "healthy"), hasField(field("status"), "errors")), compare(">", size(select(field("status"), "errors")), literal(0))), reason: ["Unhealthy"], message: [index(select(field("status"), "errors"), literal(0))] },
      { status: "Current", text: "has(status.healthy) && status.healthy", test: and(hasField(field("status"), "healthy"), select(field("status"), "healthy")), reason: ["Healthy"] },
      { status: "InProgress", text: "has(status.healthy) && !status.healthy", test: and(hasField(field("status"), "healthy"), not(select(field("status"), "healthy"))), reason: ["NotHealthy"] },
      { status: "InProgress", text: "conditions.reason('Ready') in ['Creating', 'Created', 'Updating', 'Updated', 'Deleting', 'Deleted', 'DependencyNotReady', 'Pending']", test: isIn(conditionText(conditions(), literal("Ready"), "reason"), list(literal("Creating"), literal("Created"), literal("Updating"), literal("Updated"), literal("Deleting"), literal("Deleted"), literal("DependencyNotReady"), literal("Pending"))) },
      { status: "Failed", text: "conditions.reason('Ready') in ['UpdateFailed', 'DeleteFailed', 'DependencyNotFound', 'DependencyInvalid', 'ManagementConflict', 'PreActuationTransformFailed', 'PostActuationTransformFailed', 'Unmanaged', 'CreateFailed', 'DependencyKindMismatch']", test: isIn(conditionText(conditions(), literal("Ready"), "reason"), list(literal("UpdateFailed"), literal("DeleteFailed"), literal("DependencyNotFound"), literal("DependencyInvalid"), literal("ManagementConflict"), literal("PreActuationTransformFailed"), literal("PostActuationTransformFailed"), literal("Unmanaged"), literal("CreateFailed"), literal("DependencyKindMismatch"))) },
      { status: "Failed", text: "conditions.isFalse('Ready') && (conditions.reason('Ready').endsWith('Failed') || conditions.reason('Ready').contains('Invalid') || conditions.reason('Ready').contains('Error'))", test: and(conditionIs(conditions(), literal("Ready"), "False"), or(or(textTest("endsWith", conditionText(conditions(), literal("Ready"), "reason"), literal("Failed")), textTest("contains", conditionText(conditions(), literal("Ready"), "reason"), literal("Invalid"))), textTest("contains", conditionText(conditions(), literal("Ready"), "reason"), literal("Error")))) },
      { status: "InProgress", text: "conditions.isFalse('Ready') || conditions.isUnknown('Ready')", test: or(conditionIs(conditions(), literal("Ready"), "False"), conditionIs(conditions(), literal("Ready"), "Unknown")) },
    ],
  }))],
]);
