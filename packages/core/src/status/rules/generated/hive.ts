// Generated from packages/core/src/status/rules/library/hive.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, arithmetic, choose, compare, conditionIs, conditionText, conditions, differs, equals, exists, field, filter, hasField, index, isIn, list, literal, not, optional, or, orValue, select, size, slot, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Hive: ClusterDeployment, ClusterImageSet, SyncSet, SelectorSyncSet, MachinePool, ClusterPool. */
export const hiveRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["hive.openshift.io/ClusterDeployment", deferRule("hive/ClusterDeployment", true, () => ({
    overrules: [{"condition":"Ready","reason":"StoppingOrHibernating"},{"condition":"Ready","reason":"Hibernating"},{"field":"powerState"},{"condition":"Unreachable"}],
    suspended: { text: "(has(spec.powerState) && spec.powerState == 'Hibernating') || (has(status.powerState) && status.powerState == 'Hibernating')", test: or(and(hasField(field("spec"), "powerState"), equals(select(field("spec"), "powerState"), literal("Hibernating"))), and(hasField(field("status"), "powerState"), equals(select(field("status"), "powerState"), literal("Hibernating")))) },
    rows: [
      { status: "Failed", text: "conditions.isTrue('ProvisionFailed') || conditions.isTrue('ProvisionStopped') || conditions.isTrue('DNSNotReady') && conditions.reason('DNSNotReady').contains('Failed')", test: or(or(conditionIs(conditions(), literal("ProvisionFailed"), "True"), conditionIs(conditions(), literal("ProvisionStopped"), "True")), and(conditionIs(conditions(), literal("DNSNotReady"), "True"), textTest("contains", conditionText(conditions(), literal("DNSNotReady"), "reason"), literal("Failed")))) },
      { status: "Failed", text: "conditions.isTrue('InstallImagesNotResolved') || conditions.isTrue('AuthenticationFailure') || conditions.isFalse('RequirementsMet') && conditions.reason('RequirementsMet') != 'Initialized'", test: or(or(conditionIs(conditions(), literal("InstallImagesNotResolved"), "True"), conditionIs(conditions(), literal("AuthenticationFailure"), "True")), and(conditionIs(conditions(), literal("RequirementsMet"), "False"), differs(conditionText(conditions(), literal("RequirementsMet"), "reason"), literal("Initialized")))) },
      { status: "Failed", text: "conditions.isTrue('SyncSetFailed') || conditions.isTrue('Unreachable') && !(has(status.powerState) && status.powerState == 'Hibernating')", test: or(conditionIs(conditions(), literal("SyncSetFailed"), "True"), and(conditionIs(conditions(), literal("Unreachable"), "True"), not(and(hasField(field("status"), "powerState"), equals(select(field("status"), "powerState"), literal("Hibernating")))))) },
      { status: "Failed", text: "has(status.powerState) && status.powerState in ['FailedToStartMachines', 'FailedToStop']", test: and(hasField(field("status"), "powerState"), isIn(select(field("status"), "powerState"), list(literal("FailedToStartMachines"), literal("FailedToStop")))), reason: [select(field("status"), "powerState")], message: [choose(differs(conditionText(conditions(), literal("Ready"), "message"), literal("")), conditionText(conditions(), literal("Ready"), "message"), conditionText(conditions(), literal("Hibernating"), "message"))] },
      { status: "Failed", text: "conditions.isFalse('Hibernating') && conditions.reason('Hibernating') == 'Unsupported' && has(spec.powerState) && spec.powerState == 'Hibernating'", test: and(and(conditionIs(conditions(), literal("Hibernating"), "False"), equals(conditionText(conditions(), literal("Hibernating"), "reason"), literal("Unsupported"))), and(hasField(field("spec"), "powerState"), equals(select(field("spec"), "powerState"), literal("Hibernating")))) },
      { status: "Failed", text: "conditions.exists(c, c.status == 'True' && c.type in ['InstallLaunchError', 'InstallerImageResolutionFailed', 'RelocationFailed', 'AWSPrivateLinkFailed', 'ClusterInstallFailed'])", test: exists(conditions(), 0, 14, and(equals(select(slot(0), "status"), literal("True")), isIn(select(slot(0), "type"), list(literal("InstallLaunchError"), literal("InstallerImageResolutionFailed"), literal("RelocationFailed"), literal("AWSPrivateLinkFailed"), literal("ClusterInstallFailed"))))), reason: [select(index(filter(conditions(), 0, 14, and(equals(select(slot(0), "status"), literal("True")), isIn(select(slot(0), "type"), list(literal("InstallLaunchError"), literal("InstallerImageResolutionFailed"), literal("RelocationFailed"), literal("AWSPrivateLinkFailed"), literal("ClusterInstallFailed"))))), literal(0)), "type")], message: [orValue(optional(index(filter(conditions(), 0, 14, and(equals(select(slot(0), "status"), literal("True")), isIn(select(slot(0), "type"), list(literal("InstallLaunchError"), literal("InstallerImageResolutionFailed"), literal("RelocationFailed"), literal("AWSPrivateLinkFailed"), literal("ClusterInstallFailed"))))), literal(0)), literal("message")), literal(""))] },
      { status: "InProgress", text: "has(spec.powerState) && has(status.powerState) && spec.powerState != status.powerState", test: and(and(hasField(field("spec"), "powerState"), hasField(field("status"), "powerState")), differs(select(field("spec"), "powerState"), select(field("status"), "powerState"))), reason: [select(field("status"), "powerState")] },
      { status: "Current", text: "(conditions.isTrue('Provisioned') || (has(spec.installed) && spec.installed && !conditions.exists(c, c.type == 'Provisioned'))) && has(status.powerState) && status.powerState in ['Running', 'Hibernating']", test: and(and(or(conditionIs(conditions(), literal("Provisioned"), "True"), and(and(hasField(field("spec"), "installed"), select(field("spec"), "installed")), not(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Provisioned")))))), hasField(field("status"), "powerState")), isIn(select(field("status"), "powerState"), list(literal("Running"), literal("Hibernating")))), reason: [select(field("status"), "powerState")] },
      { status: "Current", text: "conditions.isTrue('Provisioned') && !has(status.powerState) && !conditions.isFalse('Ready')", test: and(and(conditionIs(conditions(), literal("Provisioned"), "True"), not(hasField(field("status"), "powerState"))), not(conditionIs(conditions(), literal("Ready"), "False"))) },
      { status: "InProgress", text: "size(conditions) > 0", test: compare(">", size(conditions()), literal(0)) },
    ],
  }))],
  ["hive.openshift.io/ClusterImageSet", deferRule("hive/ClusterImageSet", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["hive.openshift.io/SyncSet", deferRule("hive/SyncSet", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["hive.openshift.io/SelectorSyncSet", deferRule("hive/SelectorSyncSet", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["hive.openshift.io/MachinePool", deferRule("hive/MachinePool", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('NoMachinePoolNameLeasesAvailable') || conditions.isTrue('InvalidSubnets') || conditions.isTrue('UnsupportedConfiguration')", test: or(or(conditionIs(conditions(), literal("NoMachinePoolNameLeasesAvailable"), "True"), conditionIs(conditions(), literal("InvalidSubnets"), "True")), conditionIs(conditions(), literal("UnsupportedConfiguration"), "True")) },
      { status: "Failed", text: "conditions.isFalse('MachineSetsGenerated')", test: conditionIs(conditions(), literal("MachineSetsGenerated"), "False") },
      { status: "InProgress", text: "conditions.isTrue('NotEnoughReplicas') || conditions.isFalse('Synced')", test: or(conditionIs(conditions(), literal("NotEnoughReplicas"), "True"), conditionIs(conditions(), literal("Synced"), "False")) },
      { status: "Current", text: "has(status.replicas)", test: hasField(field("status"), "replicas"), reason: ["Synced"], message: [select(field("status"), "replicas"), " replicas"] },
    ],
  }))],
  ["hive.openshift.io/ClusterPool", deferRule("hive/ClusterPool", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('MissingDependencies') || conditions.isFalse('InventoryValid')", test: or(conditionIs(conditions(), literal("MissingDependencies"), "True"), conditionIs(conditions(), literal("InventoryValid"), "False")) },
      { status: "InProgress", text: "conditions.isFalse('CapacityAvailable') || conditions.isFalse('AllClustersCurrent')", test: or(conditionIs(conditions(), literal("CapacityAvailable"), "False"), conditionIs(conditions(), literal("AllClustersCurrent"), "False")) },
      { status: "Current", text: "has(spec.size) && has(status.ready) && status.ready + status.?standby.orValue(0) >= spec.size", test: and(and(hasField(field("spec"), "size"), hasField(field("status"), "ready")), compare(">=", arithmetic("+", select(field("status"), "ready"), orValue(optional(field("status"), literal("standby")), literal(0))), select(field("spec"), "size"))), reason: ["Filled"], message: [select(field("status"), "ready"), " of ", select(field("spec"), "size"), " clusters run, the others stand by"] },
      { status: "InProgress", text: "has(spec.size) && has(status.size)", test: and(hasField(field("spec"), "size"), hasField(field("status"), "size")), reason: ["Filling"], message: [select(field("spec"), "size"), " clusters are wanted"] },
    ],
  }))],
]);
