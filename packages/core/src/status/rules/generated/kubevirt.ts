// Generated from packages/core/src/status/rules/library/kubevirt.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, choose, conditionIs, conditionText, conditions, differs, equals, exists, field, hasField, isIn, list, literal, not, or, select, slot, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of KubeVirt: VirtualMachine, KubeVirt, DataVolume, *, StorageProfile, VirtualMachineInstancePreset, MigrationPolicy, VirtualMachineInstanceMigration, VirtualMachineInstance, SSP, VirtualMachineExport. */
export const kubevirtRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["kubevirt.io/VirtualMachine", deferRule("kubevirt/VirtualMachine", true, () => ({
    overrules: [{"condition":"Ready"},{"field":"printableStatus"}],
    suspended: { text: "conditions.isTrue('Paused') || (has(status.printableStatus) && (status.printableStatus == 'Paused' || (status.printableStatus == 'Stopped' && !(has(spec.runStrategy) && spec.runStrategy in ['Always', 'RerunOnFailure', 'Once']) && !(has(spec.running) && spec.running == true)))) || (conditions.isTrue('RestartRequired') && has(status.printableStatus) && status.printableStatus == 'Running')", test: or(or(conditionIs(conditions(), literal("Paused"), "True"), and(hasField(field("status"), "printableStatus"), or(equals(select(field("status"), "printableStatus"), literal("Paused")), and(and(equals(select(field("status"), "printableStatus"), literal("Stopped")), not(and(hasField(field("spec"), "runStrategy"), isIn(select(field("spec"), "runStrategy"), list(literal("Always"), literal("RerunOnFailure"), literal("Once")))))), not(and(hasField(field("spec"), "running"), equals(select(field("spec"), "running"), literal(true)))))))), and(and(conditionIs(conditions(), literal("RestartRequired"), "True"), hasField(field("status"), "printableStatus")), equals(select(field("status"), "printableStatus"), literal("Running")))) },
    rows: [
      { status: "Failed", text: "has(status.printableStatus) && (status.printableStatus in ['CrashLoopBackOff', 'ErrImagePull', 'ImagePullBackOff', 'DataVolumeError'] || status.printableStatus.startsWith('Error'))", test: and(hasField(field("status"), "printableStatus"), or(isIn(select(field("status"), "printableStatus"), list(literal("CrashLoopBackOff"), literal("ErrImagePull"), literal("ImagePullBackOff"), literal("DataVolumeError"))), textTest("startsWith", select(field("status"), "printableStatus"), literal("Error")))), reason: [select(field("status"), "printableStatus")] },
      { status: "Failed", text: "conditions.isTrue('Failure')", test: conditionIs(conditions(), literal("Failure"), "True") },
      { status: "Current", text: "has(status.printableStatus) && status.printableStatus == 'Stopped' && ((has(spec.runStrategy) && spec.runStrategy in ['Halted', 'Manual']) || (has(spec.running) && spec.running == false))", test: and(and(hasField(field("status"), "printableStatus"), equals(select(field("status"), "printableStatus"), literal("Stopped"))), or(and(hasField(field("spec"), "runStrategy"), isIn(select(field("spec"), "runStrategy"), list(literal("Halted"), literal("Manual")))), and(hasField(field("spec"), "running"), equals(select(field("spec"), "running"), literal(false))))), reason: ["Stopped"], message: ["It is stopped, as it should be"] },
      { status: "Current", text: "has(status.printableStatus) && status.printableStatus == 'Stopped' && has(spec.runStrategy) && spec.runStrategy == 'Once'", test: and(and(hasField(field("status"), "printableStatus"), equals(select(field("status"), "printableStatus"), literal("Stopped"))), and(hasField(field("spec"), "runStrategy"), equals(select(field("spec"), "runStrategy"), literal("Once")))), reason: ["Stopped"], message: ["It ran once, and has ended"] },
      { status: "InProgress", text: "conditions.isTrue('RestartRequired')", test: conditionIs(conditions(), literal("RestartRequired"), "True") },
      { status: "InProgress", text: "conditions.isFalse('Ready') || conditions.isUnknown('Ready')", test: or(conditionIs(conditions(), literal("Ready"), "False"), conditionIs(conditions(), literal("Ready"), "Unknown")), reason: [select(field("status"), "printableStatus")] },
      { status: "Current", text: "has(status.printableStatus) && status.printableStatus == 'Running' && conditions.isTrue('Ready')", test: and(and(hasField(field("status"), "printableStatus"), equals(select(field("status"), "printableStatus"), literal("Running"))), conditionIs(conditions(), literal("Ready"), "True")), reason: ["Running"] },
      { status: "Current", text: "has(status.printableStatus) && status.printableStatus == 'Running' && has(status.ready) && status.ready == true && !conditions.exists(c, c.type == 'Ready')", test: and(and(and(hasField(field("status"), "printableStatus"), equals(select(field("status"), "printableStatus"), literal("Running"))), hasField(field("status"), "ready")), and(equals(select(field("status"), "ready"), literal(true)), not(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Ready")))))), reason: ["Running"] },
      { status: "InProgress", text: "has(status.printableStatus)", test: hasField(field("status"), "printableStatus"), reason: [select(field("status"), "printableStatus")] },
    ],
  }))],
  ["kubevirt.io/KubeVirt", deferRule("kubevirt/KubeVirt", true, () => ({
    overrules: [{"condition":"Degraded","reason":"UpdateAbortedAndFallback"}],
    rows: [
      { status: "Failed", text: "conditions.isFalse('Synchronized') || (conditions.isTrue('Degraded') && !(conditions.reason('Degraded') in ['UpdateInProgress', 'DeploymentInProgress', 'UpdateAbortedAndFallback']))", test: or(conditionIs(conditions(), literal("Synchronized"), "False"), and(conditionIs(conditions(), literal("Degraded"), "True"), not(isIn(conditionText(conditions(), literal("Degraded"), "reason"), list(literal("UpdateInProgress"), literal("DeploymentInProgress"), literal("UpdateAbortedAndFallback")))))) },
      { status: "InProgress", text: "conditions.isTrue('Progressing')", test: conditionIs(conditions(), literal("Progressing"), "True") },
      { status: "Current", text: "conditions.isTrue('Available')", test: conditionIs(conditions(), literal("Available"), "True") },
      { status: "Failed", text: "has(status.phase) && status.phase == 'Error'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Error"))) },
      { status: "InProgress", text: "conditions.isFalse('Available') || has(status.phase)", test: or(conditionIs(conditions(), literal("Available"), "False"), hasField(field("status"), "phase")) },
    ],
  }))],
  ["cdi.kubevirt.io/DataVolume", deferRule("kubevirt/DataVolume", true, () => ({
    suspended: { text: "has(status.phase) && status.phase == 'Paused'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Paused"))) },
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'Failed'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failed"))) },
      { status: "Current", text: "has(status.phase) && status.phase == 'Succeeded'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Succeeded"))), reason: ["Succeeded"] },
      { status: "Failed", text: "conditions.isFalse('Running') && conditions.reason('Running') in ['Error', 'ImagePullFailed', 'TransferFailed']", test: and(conditionIs(conditions(), literal("Running"), "False"), isIn(conditionText(conditions(), literal("Running"), "reason"), list(literal("Error"), literal("ImagePullFailed"), literal("TransferFailed")))) },
      { status: "Failed", text: "conditions.isFalse('Bound') && conditions.reason('Bound') in ['ErrClaimNotValid', 'ErrExceededQuota', 'ErrUnableToClone', 'ClaimLost']", test: and(conditionIs(conditions(), literal("Bound"), "False"), isIn(conditionText(conditions(), literal("Bound"), "reason"), list(literal("ErrClaimNotValid"), literal("ErrExceededQuota"), literal("ErrUnableToClone"), literal("ClaimLost")))) },
      { status: "InProgress", text: "has(status.phase)", test: hasField(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  }))],
  ["instancetype.kubevirt.io/*", deferRule("kubevirt/*", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["cdi.kubevirt.io/StorageProfile", deferRule("kubevirt/StorageProfile", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["kubevirt.io/VirtualMachineInstancePreset", deferRule("kubevirt/VirtualMachineInstancePreset", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["migrations.kubevirt.io/MigrationPolicy", deferRule("kubevirt/MigrationPolicy", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["kubevirt.io/VirtualMachineInstanceMigration", deferRule("kubevirt/VirtualMachineInstanceMigration", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'Failed'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failed"))), reason: ["Failed"], message: [choose(and(hasField(field("status"), "migrationState"), hasField(select(field("status"), "migrationState"), "failureReason")), select(select(field("status"), "migrationState"), "failureReason"), literal("The migration failed"))], terminal: true },
      { status: "Current", text: "has(status.phase) && status.phase == 'Succeeded'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Succeeded"))), reason: ["Succeeded"], terminal: true },
      { status: "InProgress", text: "has(status.phase)", test: hasField(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  }))],
  ["kubevirt.io/VirtualMachineInstance", deferRule("kubevirt/VirtualMachineInstance", true, () => ({
    overrules: [{"condition":"Ready"}],
    suspended: { text: "conditions.isTrue('Paused')", test: conditionIs(conditions(), literal("Paused"), "True") },
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'Failed'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failed"))), reason: ["Failed"], message: [conditionText(conditions(), literal("Ready"), "message")], terminal: true },
      { status: "Current", text: "has(status.phase) && status.phase == 'Succeeded'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Succeeded"))), reason: ["Succeeded"], terminal: true },
      { status: "Current", text: "has(status.phase) && status.phase == 'Running' && (conditions.isTrue('Ready') || conditions.isTrue('Paused'))", test: and(and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Running"))), or(conditionIs(conditions(), literal("Ready"), "True"), conditionIs(conditions(), literal("Paused"), "True"))), reason: ["Running"] },
      { status: "Failed", text: "conditions.isFalse('Synchronized')", test: conditionIs(conditions(), literal("Synchronized"), "False") },
      { status: "InProgress", text: "has(status.phase)", test: hasField(field("status"), "phase"), reason: [select(field("status"), "phase")], message: [conditionText(conditions(), literal("Ready"), "message")] },
    ],
  }))],
  ["ssp.kubevirt.io/SSP", deferRule("kubevirt/SSP", true, () => ({
    suspended: { text: "has(status.paused) && status.paused", test: and(hasField(field("status"), "paused"), select(field("status"), "paused")) },
    rows: [
      { status: "InProgress", text: "conditions.isTrue('Progressing')", test: conditionIs(conditions(), literal("Progressing"), "True") },
      { status: "Failed", text: "conditions.isTrue('Degraded')", test: conditionIs(conditions(), literal("Degraded"), "True") },
      { status: "Current", text: "conditions.isTrue('Available')", test: conditionIs(conditions(), literal("Available"), "True") },
    ],
  }))],
  ["export.kubevirt.io/VirtualMachineExport", deferRule("kubevirt/VirtualMachineExport", true, () => ({
    overrules: [{"field":"phase"},{"condition":"Ready"}],
    rows: [
      { status: "Current", text: "has(status.phase) && status.phase == 'Ready'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Ready"))), reason: ["Ready"] },
      { status: "Current", text: "has(status.phase) && status.phase == 'Terminated'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Terminated"))), reason: ["Terminated"], terminal: true },
      { status: "Failed", text: "has(status.phase) && status.phase == 'Skipped'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Skipped"))), reason: [choose(differs(conditionText(conditions(), literal("Ready"), "reason"), literal("")), conditionText(conditions(), literal("Ready"), "reason"), literal("Skipped"))], message: [choose(differs(conditionText(conditions(), literal("Ready"), "message"), literal("")), conditionText(conditions(), literal("Ready"), "message"), literal("It cannot be exported, and no server is made"))] },
      { status: "InProgress", text: "has(status.phase)", test: hasField(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  }))],
]);
