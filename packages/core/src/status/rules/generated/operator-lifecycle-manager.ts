// Generated from packages/core/src/status/rules/library/operator-lifecycle-manager.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, choose, conditionIs, conditionText, conditions, equals, exists, field, hasField, isIn, list, literal, optional, or, orValue, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Operator Lifecycle Manager: OperatorGroup, *, PackageManifest, ClusterServiceVersion, ClusterCatalog, ClusterExtension. */
export const operatorLifecycleManagerRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["operators.coreos.com/OperatorGroup", deferRule("operator-lifecycle-manager/OperatorGroup", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.exists(c, c.status == 'True' && c.?reason.orValue('') in ['MultipleOperatorGroupsFound', 'ServiceAccountNotFound'])", test: exists(conditions(), 0, 14, and(equals(select(slot(0), "status"), literal("True")), isIn(orValue(optional(slot(0), literal("reason")), literal("")), list(literal("MultipleOperatorGroupsFound"), literal("ServiceAccountNotFound"))))) },
      { status: "Current", text: "has(status.namespaces) || has(status.lastUpdated)", test: or(hasField(field("status"), "namespaces"), hasField(field("status"), "lastUpdated")), reason: ["Resolved"] },
    ],
  }))],
  ["operators.coreos.com/*", deferRule("operator-lifecycle-manager/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['OperatorCondition', 'Operator', 'OLMConfig'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("OperatorCondition"), literal("Operator"), literal("OLMConfig"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["packages.operators.coreos.com/PackageManifest", deferRule("operator-lifecycle-manager/PackageManifest", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["operators.coreos.com/ClusterServiceVersion", deferRule("operator-lifecycle-manager/ClusterServiceVersion", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'Failed'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failed"))), reason: [choose(hasField(field("status"), "reason"), select(field("status"), "reason"), literal("Failed"))], message: [choose(hasField(field("status"), "message"), select(field("status"), "message"), literal("The installation failed"))] },
      { status: "Current", text: "has(status.phase) && status.phase == 'Succeeded'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Succeeded"))), reason: [choose(hasField(field("status"), "reason"), select(field("status"), "reason"), literal("Succeeded"))], message: [choose(hasField(field("status"), "message"), select(field("status"), "message"), literal("The operator is installed"))] },
      { status: "Unknown", text: "has(status.phase) && status.phase in ['Unknown', '']", test: and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Unknown"), literal("")))), reason: ["Unknown"] },
      { status: "InProgress", text: "has(status.phase)", test: hasField(field("status"), "phase"), reason: [select(field("status"), "phase")], message: [choose(hasField(field("status"), "message"), select(field("status"), "message"), select(field("status"), "phase"))] },
    ],
  }))],
  ["olm.operatorframework.io/ClusterCatalog", deferRule("operator-lifecycle-manager/ClusterCatalog", true, () => ({
    otherwise: "Generic",
    overrules: [{"condition":"Progressing","reason":"Succeeded"}],
    suspended: { text: "has(spec.availabilityMode) && spec.availabilityMode == 'Unavailable'", test: and(hasField(field("spec"), "availabilityMode"), equals(select(field("spec"), "availabilityMode"), literal("Unavailable"))) },
    rows: [
      { status: "InProgress", text: "conditions.isFalse('Serving') && conditions.reason('Serving') == 'UserSpecifiedUnavailable'", test: and(conditionIs(conditions(), literal("Serving"), "False"), equals(conditionText(conditions(), literal("Serving"), "reason"), literal("UserSpecifiedUnavailable"))) },
      { status: "Failed", text: "conditions.isFalse('Progressing') && conditions.reason('Progressing') == 'Blocked'", test: and(conditionIs(conditions(), literal("Progressing"), "False"), equals(conditionText(conditions(), literal("Progressing"), "reason"), literal("Blocked"))) },
    ],
  }))],
  ["olm.operatorframework.io/ClusterExtension", deferRule("operator-lifecycle-manager/ClusterExtension", true, () => ({
    otherwise: "Generic",
    overrules: [{"condition":"Progressing","reason":"Succeeded"}],
    rows: [
    ],
  }))],
]);
