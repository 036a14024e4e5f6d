// Generated from packages/core/src/status/rules/library/azure-service-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, choose, conditionIs, conditionText, conditions, equals, exists, field, hasField, isIn, list, literal, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Azure Service Operator: *, *. */
export const azureServiceOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["*.azure.com/*", deferRule("azure-service-operator/*", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "Failed", text: "conditions.exists(c, c.type == 'Ready' && c.status == 'False' && has(c.severity) && c.severity == 'Error')", test: exists(conditions(), 0, 17, and(and(equals(select(slot(0), "type"), literal("Ready")), equals(select(slot(0), "status"), literal("False"))), and(hasField(slot(0), "severity"), equals(select(slot(0), "severity"), literal("Error"))))), terminal: true },
      { status: "InProgress", text: "conditions.reason('Ready') in ['Reconciling', 'Deleting', 'WaitingForOwner', 'ReferenceNotFound', 'SecretNotFound', 'ConfigMapNotFound', 'AzureResourceNotFound', 'ReconcileBlocked', 'ReconcilePostponed', 'OwnerNotFound', 'RetryableError', 'Conflict', 'TooManyRequests', 'AnotherOperationInProgress']", test: isIn(conditionText(conditions(), literal("Ready"), "reason"), list(literal("Reconciling"), literal("Deleting"), literal("WaitingForOwner"), literal("ReferenceNotFound"), literal("SecretNotFound"), literal("ConfigMapNotFound"), literal("AzureResourceNotFound"), literal("ReconcileBlocked"), literal("ReconcilePostponed"), literal("OwnerNotFound"), literal("RetryableError"), literal("Conflict"), literal("TooManyRequests"), literal("AnotherOperationInProgress"))) },
      { status: "InProgress", text: "conditions.exists(c, c.type == 'Ready' && has(c.severity) && c.severity == 'Info')", test: exists(conditions(), 0, 12, and(and(equals(select(slot(0), "type"), literal("Ready")), hasField(slot(0), "severity")), equals(select(slot(0), "severity"), literal("Info")))) },
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "InProgress", text: "conditions.isUnknown('Ready')", test: conditionIs(conditions(), literal("Ready"), "Unknown") },
    ],
  }))],
  ["azure.microsoft.com/*", deferRule("azure-service-operator/*", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.failedProvisioning) && status.failedProvisioning", test: and(hasField(field("status"), "failedProvisioning"), select(field("status"), "failedProvisioning")), reason: ["FailedProvisioning"], message: [choose(hasField(field("status"), "message"), select(field("status"), "message"), literal("It could not be provisioned"))] },
      { status: "Current", text: "has(status.provisioned) && status.provisioned", test: and(hasField(field("status"), "provisioned"), select(field("status"), "provisioned")), reason: ["Provisioned"] },
      { status: "InProgress", text: "has(status.provisioning) && status.provisioning", test: and(hasField(field("status"), "provisioning"), select(field("status"), "provisioning")), reason: ["Provisioning"] },
    ],
  }))],
]);
