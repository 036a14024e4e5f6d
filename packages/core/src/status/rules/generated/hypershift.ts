// Generated from packages/core/src/status/rules/library/hypershift.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, conditionIs, conditions, equals, exists, field, hasField, isIn, list, literal, not, or, select, size, slot, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of HyperShift: HostedCluster, NodePool, CertificateSigningRequestApproval. */
export const hypershiftRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["hypershift.openshift.io/HostedCluster", deferRule("hypershift/HostedCluster", true, () => ({
    suspended: { text: "conditions.isFalse('ReconciliationActive') || (!conditions.exists(c, c.type == 'ReconciliationActive') && has(spec.pausedUntil) && !(spec.pausedUntil in ['', 'false']))", test: or(conditionIs(conditions(), literal("ReconciliationActive"), "False"), and(and(not(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("ReconciliationActive")))), hasField(field("spec"), "pausedUntil")), not(isIn(select(field("spec"), "pausedUntil"), list(literal(""), literal("false")))))) },
    rows: [
      { status: "Failed", text: "conditions.isTrue('Degraded') || conditions.isFalse('ValidConfiguration') || conditions.isFalse('ValidReleaseImage') || conditions.isFalse('ReconciliationSucceeded') || conditions.isTrue('ClusterVersionFailing') || conditions.isFalse('SupportedHostedCluster')", test: or(or(or(conditionIs(conditions(), literal("Degraded"), "True"), conditionIs(conditions(), literal("ValidConfiguration"), "False")), conditionIs(conditions(), literal("ValidReleaseImage"), "False")), or(or(conditionIs(conditions(), literal("ReconciliationSucceeded"), "False"), conditionIs(conditions(), literal("ClusterVersionFailing"), "True")), conditionIs(conditions(), literal("SupportedHostedCluster"), "False"))) },
      { status: "Failed", text: "conditions.exists(c, c.status == 'False' && c.type in ['ValidHostedControlPlaneConfiguration', 'ValidReleaseInfo', 'ValidOIDCConfiguration', 'ValidIDPConfiguration', 'ValidAWSIdentityProvider', 'ValidAWSKMSConfig', 'ValidAzureKMSConfig', 'PlatformCredentialsFound', 'ClusterVersionSucceeding'])", test: exists(conditions(), 0, 18, and(equals(select(slot(0), "status"), literal("False")), isIn(select(slot(0), "type"), list(literal("ValidHostedControlPlaneConfiguration"), literal("ValidReleaseInfo"), literal("ValidOIDCConfiguration"), literal("ValidIDPConfiguration"), literal("ValidAWSIdentityProvider"), literal("ValidAWSKMSConfig"), literal("ValidAzureKMSConfig"), literal("PlatformCredentialsFound"), literal("ClusterVersionSucceeding"))))) },
      { status: "InProgress", text: "conditions.isTrue('EtcdRecoveryActive')", test: conditionIs(conditions(), literal("EtcdRecoveryActive"), "True") },
      { status: "InProgress", text: "conditions.isTrue('Progressing') || conditions.isTrue('ClusterVersionProgressing')", test: or(conditionIs(conditions(), literal("Progressing"), "True"), conditionIs(conditions(), literal("ClusterVersionProgressing"), "True")) },
      { status: "Current", text: "conditions.isTrue('Available')", test: conditionIs(conditions(), literal("Available"), "True") },
      { status: "InProgress", text: "size(conditions) > 0", test: compare(">", size(conditions()), literal(0)) },
    ],
  }))],
  ["hypershift.openshift.io/NodePool", deferRule("hypershift/NodePool", true, () => ({
    suspended: { text: "conditions.isFalse('ReconciliationActive') || (!conditions.exists(c, c.type == 'ReconciliationActive') && has(spec.pausedUntil) && !(spec.pausedUntil in ['', 'false']))", test: or(conditionIs(conditions(), literal("ReconciliationActive"), "False"), and(and(not(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("ReconciliationActive")))), hasField(field("spec"), "pausedUntil")), not(isIn(select(field("spec"), "pausedUntil"), list(literal(""), literal("false")))))) },
    rows: [
      { status: "Failed", text: "conditions.exists(c, (c.type.startsWith('Valid') || c.type == 'UpdateManagementEnabled') && c.status == 'False')", test: exists(conditions(), 0, 14, and(or(textTest("startsWith", select(slot(0), "type"), literal("Valid")), equals(select(slot(0), "type"), literal("UpdateManagementEnabled"))), equals(select(slot(0), "status"), literal("False")))) },
      { status: "Failed", text: "conditions.isTrue('ClusterNetworkCIDRConflict')", test: conditionIs(conditions(), literal("ClusterNetworkCIDRConflict"), "True") },
      { status: "InProgress", text: "conditions.isTrue('UpdatingVersion') || conditions.isTrue('UpdatingConfig') || conditions.isTrue('UpdatingPlatformMachineTemplate')", test: or(or(conditionIs(conditions(), literal("UpdatingVersion"), "True"), conditionIs(conditions(), literal("UpdatingConfig"), "True")), conditionIs(conditions(), literal("UpdatingPlatformMachineTemplate"), "True")) },
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
