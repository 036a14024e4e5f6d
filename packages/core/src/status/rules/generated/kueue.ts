// Generated from packages/core/src/status/rules/library/kueue.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, differs, equals, exists, field, hasField, isIn, list, literal, not, or, select, slot, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Kueue: Workload, AdmissionCheck, ResourceFlavor, WorkloadPriorityClass, Topology, Cohort, *, MultiKueueCluster. */
export const kueueRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["kueue.x-k8s.io/Workload", deferRule("kueue/Workload", true, () => ({
    suspended: { text: "has(spec.active) && !spec.active", test: and(hasField(field("spec"), "active"), not(select(field("spec"), "active"))) },
    rows: [
      { status: "Failed", text: "conditions.isTrue('Finished') && conditions.reason('Finished') in ['Failed', 'AdmissionChecksRejected', 'JobFailed', 'OutOfSync']", test: and(conditionIs(conditions(), literal("Finished"), "True"), isIn(conditionText(conditions(), literal("Finished"), "reason"), list(literal("Failed"), literal("AdmissionChecksRejected"), literal("JobFailed"), literal("OutOfSync")))), terminal: true },
      { status: "Current", text: "conditions.isTrue('Finished')", test: conditionIs(conditions(), literal("Finished"), "True"), terminal: true },
      { status: "Failed", text: "conditions.isTrue('Evicted') && conditions.reason('Evicted').startsWith('DeactivatedDueTo')", test: and(conditionIs(conditions(), literal("Evicted"), "True"), textTest("startsWith", conditionText(conditions(), literal("Evicted"), "reason"), literal("DeactivatedDueTo"))), terminal: true },
      { status: "Failed", text: "has(status.admissionChecks) && status.admissionChecks.exists(c, c.state == 'Rejected')", test: and(hasField(field("status"), "admissionChecks"), exists(select(field("status"), "admissionChecks"), 0, 4, equals(select(slot(0), "state"), literal("Rejected")))), reason: ["AdmissionCheckRejected"] },
      { status: "InProgress", text: "has(spec.active) && !spec.active", test: and(hasField(field("spec"), "active"), not(select(field("spec"), "active"))), reason: ["Deactivated"], message: ["The workload is deactivated"] },
      { status: "InProgress", text: "conditions.isTrue('Evicted')", test: conditionIs(conditions(), literal("Evicted"), "True") },
      { status: "Failed", text: "conditions.isFalse('QuotaReserved') && conditions.message('QuotaReserved').contains(\"doesn't exist\")", test: and(conditionIs(conditions(), literal("QuotaReserved"), "False"), textTest("contains", conditionText(conditions(), literal("QuotaReserved"), "message"), literal("doesn't exist"))) },
      { status: "InProgress", text: "!conditions.isTrue('Admitted')", test: not(conditionIs(conditions(), literal("Admitted"), "True")), reason: ["NotAdmitted"], message: ["Waits in queue ", select(field("spec"), "queueName"), ": ", conditionText(conditions(), literal("QuotaReserved"), "message")] },
      { status: "InProgress", text: "conditions.isFalse('PodsReady')", test: conditionIs(conditions(), literal("PodsReady"), "False") },
      { status: "Current", text: "conditions.isTrue('Admitted')", test: conditionIs(conditions(), literal("Admitted"), "True") },
    ],
  }))],
  ["kueue.x-k8s.io/AdmissionCheck", deferRule("kueue/AdmissionCheck", true, () => ({
    rows: [
      { status: "Current", text: "conditions.isTrue('Active')", test: conditionIs(conditions(), literal("Active"), "True") },
      { status: "InProgress", text: "conditions.isFalse('Active') && conditions.reason('Active') in ['Stopped', 'Terminating']", test: and(conditionIs(conditions(), literal("Active"), "False"), isIn(conditionText(conditions(), literal("Active"), "reason"), list(literal("Stopped"), literal("Terminating")))) },
      { status: "Failed", text: "conditions.isFalse('Active') && conditions.reason('Active') != 'Unknown'", test: and(conditionIs(conditions(), literal("Active"), "False"), differs(conditionText(conditions(), literal("Active"), "reason"), literal("Unknown"))) },
      { status: "InProgress", text: "conditions.isFalse('Active') || conditions.isUnknown('Active')", test: or(conditionIs(conditions(), literal("Active"), "False"), conditionIs(conditions(), literal("Active"), "Unknown")) },
    ],
  }))],
  ["kueue.x-k8s.io/ResourceFlavor", deferRule("kueue/ResourceFlavor", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["kueue.x-k8s.io/WorkloadPriorityClass", deferRule("kueue/WorkloadPriorityClass", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["kueue.x-k8s.io/Topology", deferRule("kueue/Topology", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["kueue.x-k8s.io/Cohort", deferRule("kueue/Cohort", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["kueue.x-k8s.io/*", deferRule("kueue/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['MultiKueueConfig', 'ProvisioningRequestConfig'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("MultiKueueConfig"), literal("ProvisioningRequestConfig"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["kueue.x-k8s.io/MultiKueueCluster", deferRule("kueue/MultiKueueCluster", true, () => ({
    rows: [
      { status: "InProgress", text: "conditions.isFalse('Active') && conditions.reason('Active') == 'BadConfig' && conditions.message('Active').contains('not found')", test: and(and(conditionIs(conditions(), literal("Active"), "False"), equals(conditionText(conditions(), literal("Active"), "reason"), literal("BadConfig"))), textTest("contains", conditionText(conditions(), literal("Active"), "message"), literal("not found"))) },
      { status: "Failed", text: "conditions.isFalse('Active')", test: conditionIs(conditions(), literal("Active"), "False") },
      { status: "Current", text: "conditions.isTrue('Active')", test: conditionIs(conditions(), literal("Active"), "True") },
    ],
  }))],
]);
