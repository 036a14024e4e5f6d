// Generated from packages/core/src/status/rules/library/cloudnative-pg.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, conditionIs, conditionText, conditions, differs, equals, field, hasField, index, isIn, list, literal, not, or, select, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of CloudNativePG: Cluster, ScheduledBackup, Pooler, Database, Publication, Subscription, ImageCatalog, ClusterImageCatalog, ObjectStore. */
export const cloudnativePgRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["postgresql.cnpg.io/Cluster", deferRule("cloudnative-pg/Cluster", true, () => ({
    suspended: { text: "conditions.isTrue('cnpg.io/hibernation') || (has(status.phase) && status.phase == 'Waiting for user action') || (has(metadata.annotations) && (('cnpg.io/hibernation' in metadata.annotations && metadata.annotations['cnpg.io/hibernation'] == 'on') || ('cnpg.io/reconciliationLoop' in metadata.annotations && metadata.annotations['cnpg.io/reconciliationLoop'] == 'disabled') || ('cnpg.io/fencedInstances' in metadata.annotations && !(metadata.annotations['cnpg.io/fencedInstances'] in ['', '[]']))))", test: or(or(conditionIs(conditions(), literal("cnpg.io/hibernation"), "True"), and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Waiting for user action")))), and(hasField(field("metadata"), "annotations"), or(or(and(isIn(literal("cnpg.io/hibernation"), select(field("metadata"), "annotations")), equals(index(select(field("metadata"), "annotations"), literal("cnpg.io/hibernation")), literal("on"))), and(isIn(literal("cnpg.io/reconciliationLoop"), select(field("metadata"), "annotations")), equals(index(select(field("metadata"), "annotations"), literal("cnpg.io/reconciliationLoop")), literal("disabled")))), and(isIn(literal("cnpg.io/fencedInstances"), select(field("metadata"), "annotations")), not(isIn(index(select(field("metadata"), "annotations"), literal("cnpg.io/fencedInstances")), list(literal(""), literal("[]")))))))) },
    rows: [
      { status: "Failed", text: "has(status.phase) && (status.phase.contains('unrecoverable') || status.phase.contains('cannot proceed') || status.phase.contains('cannot execute') || status.phase in ['Unable to create required cluster objects', 'Cluster has incomplete or invalid image catalog', 'Not enough disk space', 'Invalid cluster definition'])", test: and(hasField(field("status"), "phase"), or(or(textTest("contains", select(field("status"), "phase"), literal("unrecoverable")), textTest("contains", select(field("status"), "phase"), literal("cannot proceed"))), or(textTest("contains", select(field("status"), "phase"), literal("cannot execute")), isIn(select(field("status"), "phase"), list(literal("Unable to create required cluster objects"), literal("Cluster has incomplete or invalid image catalog"), literal("Not enough disk space"), literal("Invalid cluster definition")))))), reason: ["ClusterFailed"], message: [select(field("status"), "phase"), ": ", select(field("status"), "phaseReason")] },
      { status: "InProgress", text: "conditions.isTrue('cnpg.io/hibernation')", test: conditionIs(conditions(), literal("cnpg.io/hibernation"), "True") },
      { status: "Failed", text: "conditions.isFalse('ContinuousArchiving') && conditions.reason('ContinuousArchiving') == 'ContinuousArchivingFailing'", test: and(conditionIs(conditions(), literal("ContinuousArchiving"), "False"), equals(conditionText(conditions(), literal("ContinuousArchiving"), "reason"), literal("ContinuousArchivingFailing"))) },
      { status: "InProgress", text: "has(status.phase) && status.phase == 'Cluster in healthy state' && has(status.readyInstances) && has(spec.instances) && status.readyInstances < spec.instances", test: and(and(and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Cluster in healthy state"))), hasField(field("status"), "readyInstances")), and(hasField(field("spec"), "instances"), compare("<", select(field("status"), "readyInstances"), select(field("spec"), "instances")))), reason: ["InstancesNotReady"], message: [select(field("status"), "readyInstances"), " of ", select(field("spec"), "instances"), " instances are ready"] },
      { status: "InProgress", text: "has(status.phase) && status.phase == 'Cluster in healthy state' && has(status.instances) && has(spec.instances) && status.instances > spec.instances", test: and(and(and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Cluster in healthy state"))), hasField(field("status"), "instances")), and(hasField(field("spec"), "instances"), compare(">", select(field("status"), "instances"), select(field("spec"), "instances")))), reason: ["MoreThanWanted"], message: [select(field("status"), "instances"), " instances are there, ", select(field("spec"), "instances"), " are wanted"] },
      { status: "InProgress", text: "conditions.isUnknown('Ready')", test: conditionIs(conditions(), literal("Ready"), "Unknown") },
      { status: "Current", text: "has(status.phase) && status.phase == 'Cluster in healthy state'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Cluster in healthy state"))), reason: ["Healthy"] },
      { status: "InProgress", text: "has(status.phase) && status.phase != ''", test: and(hasField(field("status"), "phase"), differs(select(field("status"), "phase"), literal(""))), reason: ["ClusterNotHealthy"], message: [select(field("status"), "phase"), ": ", select(field("status"), "phaseReason")] },
    ],
  }))],
  ["postgresql.cnpg.io/ScheduledBackup", deferRule("cloudnative-pg/ScheduledBackup", true, () => ({
    rows: [
      { status: "Current", text: "has(status.lastCheckTime) || has(status.nextScheduleTime) || has(status.lastScheduleTime)", test: or(or(hasField(field("status"), "lastCheckTime"), hasField(field("status"), "nextScheduleTime")), hasField(field("status"), "lastScheduleTime")), reason: ["Scheduled"] },
    ],
  }))],
  ["postgresql.cnpg.io/Pooler", deferRule("cloudnative-pg/Pooler", true, () => ({
    rows: [
      { status: "InProgress", text: "has(status.instances) && has(spec.instances) && status.instances < spec.instances", test: and(and(hasField(field("status"), "instances"), hasField(field("spec"), "instances")), compare("<", select(field("status"), "instances"), select(field("spec"), "instances"))), reason: ["InstancesMissing"] },
      { status: "InProgress", text: "has(status.instances) && has(spec.instances) && status.instances > spec.instances", test: and(and(hasField(field("status"), "instances"), hasField(field("spec"), "instances")), compare(">", select(field("status"), "instances"), select(field("spec"), "instances"))), reason: ["MoreThanWanted"] },
      { status: "Current", text: "has(status.instances)", test: hasField(field("status"), "instances"), reason: ["Running"], message: [select(field("status"), "instances"), " instances are there"] },
      { status: "InProgress", text: "has(status.secrets)", test: hasField(field("status"), "secrets"), reason: ["InstancesMissing"] },
    ],
  }))],
  ["postgresql.cnpg.io/Database", deferRule("cloudnative-pg/Database", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.applied) && !status.applied", test: and(hasField(field("status"), "applied"), not(select(field("status"), "applied"))), reason: ["NotApplied"], message: [select(field("status"), "message")] },
      { status: "Current", text: "has(status.applied) && status.applied", test: and(hasField(field("status"), "applied"), select(field("status"), "applied")), reason: ["Applied"] },
    ],
  }))],
  ["postgresql.cnpg.io/Publication", deferRule("cloudnative-pg/Publication", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.applied) && !status.applied", test: and(hasField(field("status"), "applied"), not(select(field("status"), "applied"))), reason: ["NotApplied"], message: [select(field("status"), "message")] },
      { status: "Current", text: "has(status.applied) && status.applied", test: and(hasField(field("status"), "applied"), select(field("status"), "applied")), reason: ["Applied"] },
    ],
  }))],
  ["postgresql.cnpg.io/Subscription", deferRule("cloudnative-pg/Subscription", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.applied) && !status.applied", test: and(hasField(field("status"), "applied"), not(select(field("status"), "applied"))), reason: ["NotApplied"], message: [select(field("status"), "message")] },
      { status: "Current", text: "has(status.applied) && status.applied", test: and(hasField(field("status"), "applied"), select(field("status"), "applied")), reason: ["Applied"] },
    ],
  }))],
  ["postgresql.cnpg.io/ImageCatalog", deferRule("cloudnative-pg/ImageCatalog", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["postgresql.cnpg.io/ClusterImageCatalog", deferRule("cloudnative-pg/ClusterImageCatalog", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["barmancloud.cnpg.io/ObjectStore", deferRule("cloudnative-pg/ObjectStore", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
