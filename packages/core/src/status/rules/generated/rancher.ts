// Generated from packages/core/src/status/rules/library/rancher.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, conditionIs, conditionText, conditions, differs, equals, exists, field, hasField, isIn, list, literal, not, or, select, size, slot, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Rancher, Fleet and K3s: Bundle, HelmChart, HelmChartConfig, Addon, Cluster, *, *, ETCDSnapshot, *, Content, NavLink, ResourceSet. */
export const rancherRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["fleet.cattle.io/Bundle", deferRule("rancher/Bundle", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Ready') && conditions.message('Ready').contains('ErrApplied')", test: and(conditionIs(conditions(), literal("Ready"), "False"), textTest("contains", conditionText(conditions(), literal("Ready"), "message"), literal("ErrApplied"))) },
      { status: "Failed", text: "conditions.isFalse('Ready') && conditions.message('Ready').contains('Modified(') && !(has(spec.correctDrift) && has(spec.correctDrift.enabled) && spec.correctDrift.enabled)", test: and(and(conditionIs(conditions(), literal("Ready"), "False"), textTest("contains", conditionText(conditions(), literal("Ready"), "message"), literal("Modified("))), not(and(and(hasField(field("spec"), "correctDrift"), hasField(select(field("spec"), "correctDrift"), "enabled")), select(select(field("spec"), "correctDrift"), "enabled")))) },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "conditions.isFalse('Ready') || conditions.isUnknown('Ready')", test: or(conditionIs(conditions(), literal("Ready"), "False"), conditionIs(conditions(), literal("Ready"), "Unknown")) },
    ],
  }))],
  ["helm.cattle.io/HelmChart", deferRule("rancher/HelmChart", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('Failed')", test: conditionIs(conditions(), literal("Failed"), "True") },
      { status: "Current", text: "conditions.isTrue('JobCreated') || (has(status.jobName) && status.jobName != '' && !conditions.exists(c, c.type == 'JobCreated'))", test: or(conditionIs(conditions(), literal("JobCreated"), "True"), and(and(hasField(field("status"), "jobName"), differs(select(field("status"), "jobName"), literal(""))), not(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("JobCreated")))))), reason: ["JobCreated"] },
      { status: "InProgress", text: "size(conditions) > 0", test: compare(">", size(conditions()), literal(0)) },
    ],
  }))],
  ["helm.cattle.io/HelmChartConfig", deferRule("rancher/HelmChartConfig", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["k3s.cattle.io/Addon", deferRule("rancher/Addon", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["management.cattle.io/Cluster", deferRule("rancher/Cluster", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Connected') && conditions.isTrue('Provisioned')", test: and(conditionIs(conditions(), literal("Connected"), "False"), conditionIs(conditions(), literal("Provisioned"), "True")) },
      { status: "Failed", text: "conditions.isFalse('Provisioned') || conditions.isFalse('Updated') || conditions.isFalse('Upgraded')", test: or(or(conditionIs(conditions(), literal("Provisioned"), "False"), conditionIs(conditions(), literal("Updated"), "False")), conditionIs(conditions(), literal("Upgraded"), "False")) },
      { status: "InProgress", text: "conditions.isUnknown('Upgraded') || conditions.isUnknown('Updated')", test: or(conditionIs(conditions(), literal("Upgraded"), "Unknown"), conditionIs(conditions(), literal("Updated"), "Unknown")) },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "Failed", text: "conditions.isFalse('Ready') && conditions.isTrue('Provisioned')", test: and(conditionIs(conditions(), literal("Ready"), "False"), conditionIs(conditions(), literal("Provisioned"), "True")) },
      { status: "InProgress", text: "size(conditions) > 0", test: compare(">", size(conditions()), literal(0)) },
    ],
  }))],
  ["management.cattle.io/*", deferRule("rancher/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['Setting', 'Feature', 'RoleTemplate', 'ProjectRoleTemplateBinding', 'ClusterRoleTemplateBinding', 'GlobalRole', 'GlobalRoleBinding', 'Preference', 'Token', 'User', 'UserAttribute', 'AuthConfig', 'NodeDriver', 'KontainerDriver', 'PodSecurityAdmissionConfigurationTemplate'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("Setting"), literal("Feature"), literal("RoleTemplate"), literal("ProjectRoleTemplateBinding"), literal("ClusterRoleTemplateBinding"), literal("GlobalRole"), literal("GlobalRoleBinding"), literal("Preference"), literal("Token"), literal("User"), literal("UserAttribute"), literal("AuthConfig"), literal("NodeDriver"), literal("KontainerDriver"), literal("PodSecurityAdmissionConfigurationTemplate"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["fleet.cattle.io/*", deferRule("rancher/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['GitRepoRestriction', 'BundleNamespaceMapping'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("GitRepoRestriction"), literal("BundleNamespaceMapping"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["rke.cattle.io/ETCDSnapshot", deferRule("rancher/ETCDSnapshot", false, () => ({
    rows: [
      { status: "Failed", text: "has(snapshotFile.status) && snapshotFile.status == 'failed'", test: and(hasField(field("snapshotFile"), "status"), equals(select(field("snapshotFile"), "status"), literal("failed"))), reason: ["failed"], message: ["The snapshot failed"], terminal: true },
      { status: "Failed", text: "has(status.missing) && status.missing", test: and(hasField(field("status"), "missing"), select(field("status"), "missing")), reason: ["Missing"], message: ["The file of the snapshot is gone"] },
      { status: "Current", text: "has(snapshotFile.status) && snapshotFile.status == 'successful'", test: and(hasField(field("snapshotFile"), "status"), equals(select(field("snapshotFile"), "status"), literal("successful"))), reason: ["successful"], terminal: true },
    ],
  }))],
  ["rke-machine-config.cattle.io/*", deferRule("rancher/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['Amazonec2Config', 'DigitaloceanConfig', 'AzureConfig', 'VmwarevsphereConfig', 'HarvesterConfig', 'LinodeConfig'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("Amazonec2Config"), literal("DigitaloceanConfig"), literal("AzureConfig"), literal("VmwarevsphereConfig"), literal("HarvesterConfig"), literal("LinodeConfig"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["fleet.cattle.io/Content", deferRule("rancher/Content", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["ui.cattle.io/NavLink", deferRule("rancher/NavLink", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["resources.cattle.io/ResourceSet", deferRule("rancher/ResourceSet", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
