// Generated from packages/core/src/status/rules/library/longhorn.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, differs, equals, exists, field, hasField, index, isIn, list, literal, not, optional, or, orValue, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Longhorn: Volume, Engine, Replica, RecurringJob, Setting, Node, SupportBundle, BackupTarget, ShareManager, InstanceManager, BackupVolume, BackingImage. */
export const longhornRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["longhorn.io/Volume", deferRule("longhorn/Volume", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.robustness) && status.robustness in ['faulted', 'degraded']", test: and(hasField(field("status"), "robustness"), isIn(select(field("status"), "robustness"), list(literal("faulted"), literal("degraded")))), reason: [select(field("status"), "robustness")] },
      { status: "Failed", text: "conditions.isFalse('Scheduled') || conditions.isFalse('scheduled')", test: or(conditionIs(conditions(), literal("Scheduled"), "False"), conditionIs(conditions(), literal("scheduled"), "False")) },
      { status: "Failed", text: "conditions.isFalse('Restore') && conditions.reason('Restore') == 'RestoreFailure'", test: and(conditionIs(conditions(), literal("Restore"), "False"), equals(conditionText(conditions(), literal("Restore"), "reason"), literal("RestoreFailure"))) },
      { status: "Failed", text: "has(status.cloneStatus) && has(status.cloneStatus.state) && status.cloneStatus.state == 'failed'", test: and(and(hasField(field("status"), "cloneStatus"), hasField(select(field("status"), "cloneStatus"), "state")), equals(select(select(field("status"), "cloneStatus"), "state"), literal("failed"))), reason: ["CloneFailed"], message: ["It could not be copied from ", orValue(optional(select(field("status"), "cloneStatus"), literal("sourceVolume")), literal("its source"))] },
      { status: "InProgress", text: "has(status.state) && status.state in ['creating', 'attaching', 'detaching', 'deleting']", test: and(hasField(field("status"), "state"), isIn(select(field("status"), "state"), list(literal("creating"), literal("attaching"), literal("detaching"), literal("deleting")))), reason: [select(field("status"), "state")] },
      { status: "InProgress", text: "has(status.cloneStatus) && has(status.cloneStatus.state) && !(status.cloneStatus.state in ['', 'completed'])", test: and(and(hasField(field("status"), "cloneStatus"), hasField(select(field("status"), "cloneStatus"), "state")), not(isIn(select(select(field("status"), "cloneStatus"), "state"), list(literal(""), literal("completed"))))), reason: ["Cloning"] },
      { status: "InProgress", text: "has(status.restoreRequired) && status.restoreRequired && !(has(status.isStandby) && status.isStandby)", test: and(and(hasField(field("status"), "restoreRequired"), select(field("status"), "restoreRequired")), not(and(hasField(field("status"), "isStandby"), select(field("status"), "isStandby")))), reason: ["Restoring"] },
      { status: "InProgress", text: "has(status.expansionRequired) && status.expansionRequired", test: and(hasField(field("status"), "expansionRequired"), select(field("status"), "expansionRequired")), reason: ["Expanding"] },
      { status: "InProgress", text: "has(spec.image) && has(status.currentImage) && spec.image != '' && status.currentImage != '' && spec.image != status.currentImage", test: and(and(and(hasField(field("spec"), "image"), hasField(field("status"), "currentImage")), differs(select(field("spec"), "image"), literal(""))), and(differs(select(field("status"), "currentImage"), literal("")), differs(select(field("spec"), "image"), select(field("status"), "currentImage")))), reason: ["Upgrading"], message: ["Its engine goes from ", select(field("status"), "currentImage"), " to ", select(field("spec"), "image")] },
      { status: "InProgress", text: "has(spec.migrationNodeID) && spec.migrationNodeID != ''", test: and(hasField(field("spec"), "migrationNodeID"), differs(select(field("spec"), "migrationNodeID"), literal(""))), reason: ["Migrating"], message: ["It moves to ", select(field("spec"), "migrationNodeID")] },
      { status: "InProgress", text: "has(status.state) && status.state == 'detached' && has(spec.nodeID) && spec.nodeID != ''", test: and(and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("detached"))), and(hasField(field("spec"), "nodeID"), differs(select(field("spec"), "nodeID"), literal("")))), reason: ["Attaching"], message: ["It shall be attached to ", select(field("spec"), "nodeID")] },
      { status: "Current", text: "has(status.state) && status.state == 'attached' && has(status.robustness) && status.robustness == 'healthy'", test: and(and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("attached"))), and(hasField(field("status"), "robustness"), equals(select(field("status"), "robustness"), literal("healthy")))), reason: ["healthy"] },
      { status: "Current", text: "has(status.state) && status.state == 'detached'", test: and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("detached"))), reason: ["detached"], message: ["Nobody uses it"] },
      { status: "InProgress", text: "has(status.state)", test: hasField(field("status"), "state") },
    ],
  }))],
  ["longhorn.io/Engine", deferRule("longhorn/Engine", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('InstanceCreation') && conditions.reason('InstanceCreation') == 'InstanceCreationFailure'", test: and(conditionIs(conditions(), literal("InstanceCreation"), "False"), equals(conditionText(conditions(), literal("InstanceCreation"), "reason"), literal("InstanceCreationFailure"))) },
      { status: "Failed", text: "has(status.currentState) && status.currentState in ['error', 'unknown']", test: and(hasField(field("status"), "currentState"), isIn(select(field("status"), "currentState"), list(literal("error"), literal("unknown")))), reason: [select(field("status"), "currentState")] },
      { status: "Current", text: "has(status.currentState) && ((has(spec.desireState) && status.currentState == spec.desireState) || (!has(spec.desireState) && status.currentState == 'running'))", test: and(hasField(field("status"), "currentState"), or(and(hasField(field("spec"), "desireState"), equals(select(field("status"), "currentState"), select(field("spec"), "desireState"))), and(not(hasField(field("spec"), "desireState")), equals(select(field("status"), "currentState"), literal("running"))))), reason: [select(field("status"), "currentState")] },
      { status: "InProgress", text: "has(status.currentState)", test: hasField(field("status"), "currentState"), reason: [select(field("status"), "currentState")] },
    ],
  }))],
  ["longhorn.io/Replica", deferRule("longhorn/Replica", true, () => ({
    rows: [
      { status: "Failed", text: "has(spec.failedAt) && spec.failedAt != ''", test: and(hasField(field("spec"), "failedAt"), differs(select(field("spec"), "failedAt"), literal(""))), reason: ["ReplicaFailed"], message: ["Its data failed at ", select(field("spec"), "failedAt")] },
      { status: "Failed", text: "conditions.isFalse('InstanceCreation') && conditions.reason('InstanceCreation') == 'InstanceCreationFailure'", test: and(conditionIs(conditions(), literal("InstanceCreation"), "False"), equals(conditionText(conditions(), literal("InstanceCreation"), "reason"), literal("InstanceCreationFailure"))) },
      { status: "Failed", text: "has(status.currentState) && status.currentState in ['error', 'unknown']", test: and(hasField(field("status"), "currentState"), isIn(select(field("status"), "currentState"), list(literal("error"), literal("unknown")))), reason: [select(field("status"), "currentState")] },
      { status: "Current", text: "has(status.currentState) && ((has(spec.desireState) && status.currentState == spec.desireState) || (!has(spec.desireState) && status.currentState == 'running'))", test: and(hasField(field("status"), "currentState"), or(and(hasField(field("spec"), "desireState"), equals(select(field("status"), "currentState"), select(field("spec"), "desireState"))), and(not(hasField(field("spec"), "desireState")), equals(select(field("status"), "currentState"), literal("running"))))), reason: [select(field("status"), "currentState")] },
      { status: "InProgress", text: "has(status.currentState)", test: hasField(field("status"), "currentState"), reason: [select(field("status"), "currentState")] },
    ],
  }))],
  ["longhorn.io/RecurringJob", deferRule("longhorn/RecurringJob", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["longhorn.io/Setting", deferRule("longhorn/Setting", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["longhorn.io/Node", deferRule("longhorn/Node", true, () => ({
    overrules: [{"field":"diskStatus"}],
    rows: [
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "Failed", text: "has(status.diskStatus) && status.diskStatus.exists(d, has(status.diskStatus[d].conditions) && (status.diskStatus[d].conditions.isFalse('Ready') || status.diskStatus[d].conditions.isTrue('Error')))", test: and(hasField(field("status"), "diskStatus"), exists(select(field("status"), "diskStatus"), 0, 21, and(hasField(index(select(field("status"), "diskStatus"), slot(0)), "conditions"), or(conditionIs(select(index(select(field("status"), "diskStatus"), slot(0)), "conditions"), literal("Ready"), "False"), conditionIs(select(index(select(field("status"), "diskStatus"), slot(0)), "conditions"), literal("Error"), "True"))))), reason: ["DiskNotReady"] },
      { status: "InProgress", text: "has(status.diskStatus) && status.diskStatus.exists(d, has(status.diskStatus[d].conditions) && !status.diskStatus[d].conditions.isTrue('Ready'))", test: and(hasField(field("status"), "diskStatus"), exists(select(field("status"), "diskStatus"), 0, 14, and(hasField(index(select(field("status"), "diskStatus"), slot(0)), "conditions"), not(conditionIs(select(index(select(field("status"), "diskStatus"), slot(0)), "conditions"), literal("Ready"), "True"))))), reason: ["DiskUnknown"], message: ["One of its disks does not say that it is ready"] },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
    ],
  }))],
  ["longhorn.io/SupportBundle", deferRule("longhorn/SupportBundle", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "InProgress", text: "has(status.state) && status.state == 'Started'", test: and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("Started"))), reason: ["Started"], message: ["The bundle has been started"] },
    ],
  }))],
  ["longhorn.io/BackupTarget", deferRule("longhorn/BackupTarget", true, () => ({
    overrules: [{"condition":"Unavailable"}],
    rows: [
      { status: "Current", text: "has(spec.backupTargetURL) && spec.backupTargetURL == '' && has(status.available)", test: and(and(hasField(field("spec"), "backupTargetURL"), equals(select(field("spec"), "backupTargetURL"), literal(""))), hasField(field("status"), "available")), reason: ["NotConfigured"], message: ["No backup target is given"] },
      { status: "Failed", text: "conditions.isTrue('Unavailable')", test: conditionIs(conditions(), literal("Unavailable"), "True") },
      { status: "Failed", text: "has(status.available) && !status.available", test: and(hasField(field("status"), "available"), not(select(field("status"), "available"))), reason: ["Unavailable"] },
      { status: "Current", text: "has(status.available) && status.available", test: and(hasField(field("status"), "available"), select(field("status"), "available")), reason: ["Available"] },
    ],
  }))],
  ["longhorn.io/ShareManager", deferRule("longhorn/ShareManager", true, () => ({
    suspended: { text: "false", test: literal(false) },
    rows: [
      { status: "Failed", text: "has(status.state) && status.state == 'error'", test: and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("error"))), reason: ["error"] },
      { status: "Current", text: "has(status.state) && status.state == 'running'", test: and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("running"))), reason: ["running"] },
      { status: "Current", text: "has(status.state) && status.state == 'stopped'", test: and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("stopped"))), reason: ["stopped"], message: ["Nobody uses its volume"] },
      { status: "InProgress", text: "has(status.state)", test: hasField(field("status"), "state"), reason: [select(field("status"), "state")] },
    ],
  }))],
  ["longhorn.io/InstanceManager", deferRule("longhorn/InstanceManager", true, () => ({
    suspended: { text: "false", test: literal(false) },
    rows: [
      { status: "Failed", text: "has(status.currentState) && status.currentState == 'error'", test: and(hasField(field("status"), "currentState"), equals(select(field("status"), "currentState"), literal("error"))), reason: ["error"] },
      { status: "Current", text: "has(status.currentState) && status.currentState == 'running'", test: and(hasField(field("status"), "currentState"), equals(select(field("status"), "currentState"), literal("running"))), reason: ["running"] },
      { status: "Unknown", text: "has(status.currentState) && status.currentState == 'unknown'", test: and(hasField(field("status"), "currentState"), equals(select(field("status"), "currentState"), literal("unknown"))), reason: ["unknown"] },
      { status: "InProgress", text: "has(status.currentState)", test: hasField(field("status"), "currentState"), reason: [select(field("status"), "currentState")] },
    ],
  }))],
  ["longhorn.io/BackupVolume", deferRule("longhorn/BackupVolume", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.messages) && 'error' in status.messages && status.messages['error'] != ''", test: and(and(hasField(field("status"), "messages"), isIn(literal("error"), select(field("status"), "messages"))), differs(index(select(field("status"), "messages"), literal("error")), literal(""))), reason: ["SyncFailed"], message: [index(select(field("status"), "messages"), literal("error"))] },
      { status: "Current", text: "has(status.lastSyncedAt) && status.lastSyncedAt != ''", test: and(hasField(field("status"), "lastSyncedAt"), differs(select(field("status"), "lastSyncedAt"), literal(""))), reason: ["Synced"] },
      { status: "InProgress", text: "has(status.ownerID)", test: hasField(field("status"), "ownerID"), reason: ["NotSyncedYet"] },
    ],
  }))],
  ["longhorn.io/BackingImage", deferRule("longhorn/BackingImage", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "InProgress", text: "has(status.diskFileStatusMap) && status.diskFileStatusMap.exists(d, has(status.diskFileStatusMap[d].state) && status.diskFileStatusMap[d].state in ['pending', 'starting', 'in-progress', 'ready-for-transfer'])", test: and(hasField(field("status"), "diskFileStatusMap"), exists(select(field("status"), "diskFileStatusMap"), 0, 17, and(hasField(index(select(field("status"), "diskFileStatusMap"), slot(0)), "state"), isIn(select(index(select(field("status"), "diskFileStatusMap"), slot(0)), "state"), list(literal("pending"), literal("starting"), literal("in-progress"), literal("ready-for-transfer")))))), reason: ["FilesNotReady"] },
    ],
  }))],
]);
