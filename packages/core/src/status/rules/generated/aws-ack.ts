// Generated from packages/core/src/status/rules/library/aws-ack.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, call, conditionIs, conditionText, conditions, equals, field, has, isIn, list, literal, not, or, select, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of AWS Controllers for Kubernetes: *. */
export const awsAckRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["*.services.k8s.aws/*", deferRule("aws-ack/*", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('ACK.Terminal')", test: conditionIs(conditions(), literal("ACK.Terminal"), "True"), terminal: true },
      { status: "Failed", text: "has(status.status) && status.status in ['CREATE_FAILED', 'UPDATE_FAILED', 'DELETE_FAILED', 'FAILED', 'create-failed', 'failed', 'DEGRADED']", test: and(has(field("status"), "status"), isIn(select(field("status"), "status"), list(literal("CREATE_FAILED"), literal("UPDATE_FAILED"), literal("DELETE_FAILED"), literal("FAILED"), literal("create-failed"), literal("failed"), literal("DEGRADED")))), reason: [select(field("status"), "status")] },
      { status: "Failed", text: "has(status.dbInstanceStatus) && status.dbInstanceStatus in ['failed', 'incompatible-network', 'incompatible-option-group', 'incompatible-parameters', 'incompatible-restore', 'restore-error', 'storage-full', 'inaccessible-encryption-credentials']", test: and(has(field("status"), "dbInstanceStatus"), isIn(select(field("status"), "dbInstanceStatus"), list(literal("failed"), literal("incompatible-network"), literal("incompatible-option-group"), literal("incompatible-parameters"), literal("incompatible-restore"), literal("restore-error"), literal("storage-full"), literal("inaccessible-encryption-credentials")))), reason: [select(field("status"), "dbInstanceStatus")] },
      { status: "InProgress", text: "conditions.isFalse('ACK.ReferencesResolved') || conditions.isUnknown('ACK.ReferencesResolved')", test: or(conditionIs(conditions(), literal("ACK.ReferencesResolved"), "False"), conditionIs(conditions(), literal("ACK.ReferencesResolved"), "Unknown")) },
      { status: "Failed", text: "conditions.isTrue('ACK.Recoverable') && !conditions.isTrue('ACK.ResourceSynced')", test: and(conditionIs(conditions(), literal("ACK.Recoverable"), "True"), not(conditionIs(conditions(), literal("ACK.ResourceSynced"), "True"))) },
      { status: "InProgress", text: "conditions.isFalse('ACK.ResourceSynced') || conditions.isUnknown('ACK.ResourceSynced')", test: or(conditionIs(conditions(), literal("ACK.ResourceSynced"), "False"), conditionIs(conditions(), literal("ACK.ResourceSynced"), "Unknown")) },
      { status: "InProgress", text: "has(status.status) && status.status == 'PENDING_VALIDATION'", test: and(has(field("status"), "status"), equals(select(field("status"), "status"), literal("PENDING_VALIDATION"))), reason: ["PendingValidation"] },
      { status: "Current", text: "conditions.isTrue('ACK.ResourceSynced')", test: conditionIs(conditions(), literal("ACK.ResourceSynced"), "True") },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "Failed", text: "conditions.isFalse('Ready') && conditions.reason('Ready').lowerAscii().contains('terminal')", test: and(conditionIs(conditions(), literal("Ready"), "False"), textTest("contains", call("lowerAscii/1", conditionText(conditions(), literal("Ready"), "reason")), literal("terminal"))) },
      { status: "InProgress", text: "conditions.isFalse('Ready') || conditions.isUnknown('Ready')", test: or(conditionIs(conditions(), literal("Ready"), "False"), conditionIs(conditions(), literal("Ready"), "Unknown")) },
    ],
  }))],
]);
