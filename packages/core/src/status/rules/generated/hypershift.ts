// Generated from packages/core/src/status/rules/library/hypershift.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, compare, conditionIs, conditions, differs, equals, exists, field, hasField, literal, or, select, size, slot, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of HyperShift: HostedCluster, NodePool, CertificateSigningRequestApproval. */
export const hypershiftRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["hypershift.openshift.io/HostedCluster", deferRule("hypershift/HostedCluster", true, () => ({
    suspended: { text: "has(spec.pausedUntil) && spec.pausedUntil != '' && spec.pausedUntil != 'false'", test: and(and(hasField(field("spec"), "pausedUntil"), differs(select(field("spec"), "pausedUntil"), literal(""))), differs(select(field("spec"), "pausedUntil"), literal("false"))) },
    rows: [
      { status: "Failed", text: "conditions.isTrue('Degraded') || conditions.isFalse('ValidConfiguration') || conditions.isFalse('ValidReleaseImage') || conditions.isFalse('ReconciliationSucceeded') || conditions.isTrue('ClusterVersionFailing') || conditions.isFalse('SupportedHostedCluster')", test: or(or(or(conditionIs(conditions(), literal("Degraded"), "True"), conditionIs(conditions(), literal("ValidConfiguration"), "False")), conditionIs(conditions(), literal("ValidReleaseImage"), "False")), or(or(conditionIs(conditions(), literal("ReconciliationSucceeded"), "False"), conditionIs(conditions(), literal("ClusterVersionFailing"), "True")), conditionIs(conditions(), literal("SupportedHostedCluster"), "False"))) },
      { status: "InProgress", text: "conditions.isTrue('Progressing') || conditions.isTrue('ClusterVersionProgressing')", test: or(conditionIs(conditions(), literal("Progressing"), "True"), conditionIs(conditions(), literal("ClusterVersionProgressing"), "True")) },
      { status: "Current", text: "conditions.isTrue('Available')", test: conditionIs(conditions(), literal("Available"), "True") },
      { status: "InProgress", text: "size(conditions) > 0", test: compare(">", size(conditions()), literal(0)) },
    ],
  }))],
  ["hypershift.openshift.io/NodePool", deferRule("hypershift/NodePool", true, () => ({
    suspended: { text: "has(spec.pausedUntil) && spec.pausedUntil != '' && spec.pausedUntil != 'false' || conditions.isFalse('ReconciliationActive')", test: or(and(and(hasField(field("spec"), "pausedUntil"), differs(select(field("spec"), "pausedUntil"), literal(""))), differs(select(field("spec"), "pausedUntil"), literal("false"))), conditionIs(conditions(), literal("ReconciliationActive"), "False")) },
    rows: [
      { status: "Failed", text: "conditions.exists(c, c.type.startsWith('Valid') && c.status == 'False')", test: exists(conditions(), 0, 9, and(textTest("startsWith", select(slot(0), "type"), literal("Valid")), equals(select(slot(0), "status"), literal("False")))) },
      { status: "InProgress", text: "conditions.isTrue('UpdatingVersion') || conditions.isTrue('UpdatingConfig')", test: or(conditionIs(conditions(), literal("UpdatingVersion"), "True"), conditionIs(conditions(), literal("UpdatingConfig"), "True")) },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "conditions.isFalse('AllMachinesReady')", test: conditionIs(conditions(), literal("AllMachinesReady"), "False") },
      { status: "InProgress", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
    ],
  }))],
  ["certificates.hypershift.openshift.io/CertificateSigningRequestApproval", deferRule("hypershift/CertificateSigningRequestApproval", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
