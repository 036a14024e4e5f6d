// Generated from packages/core/src/status/rules/library/kuberay.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, choose, compare, conditionIs, conditionText, conditions, differs, equals, exists, field, hasField, index, isIn, list, literal, not, optional, or, orValue, select, size, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of KubeRay: RayJob, RayService, RayCluster, RayCronJob. */
export const kuberayRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["ray.io/RayJob", deferRule("kuberay/RayJob", true, () => ({
    rows: [
      { status: "InProgress", text: "has(status.jobDeploymentStatus) && status.jobDeploymentStatus in ['Retrying', 'Initializing', 'Waiting', 'Suspending', 'Suspended', 'New']", test: and(hasField(field("status"), "jobDeploymentStatus"), isIn(select(field("status"), "jobDeploymentStatus"), list(literal("Retrying"), literal("Initializing"), literal("Waiting"), literal("Suspending"), literal("Suspended"), literal("New")))), reason: [select(field("status"), "jobDeploymentStatus")] },
      { status: "Failed", text: "(has(status.jobDeploymentStatus) && status.jobDeploymentStatus in ['Failed', 'ValidationFailed']) || (has(status.jobStatus) && status.jobStatus in ['FAILED', 'STOPPED'])", test: or(and(hasField(field("status"), "jobDeploymentStatus"), isIn(select(field("status"), "jobDeploymentStatus"), list(literal("Failed"), literal("ValidationFailed")))), and(hasField(field("status"), "jobStatus"), isIn(select(field("status"), "jobStatus"), list(literal("FAILED"), literal("STOPPED"))))), reason: [select(field("status"), "reason")], message: [select(field("status"), "message")], terminal: true },
      { status: "Current", text: "has(status.jobDeploymentStatus) && status.jobDeploymentStatus == 'Complete' && has(status.jobStatus) && status.jobStatus == 'SUCCEEDED'", test: and(and(hasField(field("status"), "jobDeploymentStatus"), equals(select(field("status"), "jobDeploymentStatus"), literal("Complete"))), and(hasField(field("status"), "jobStatus"), equals(select(field("status"), "jobStatus"), literal("SUCCEEDED")))), reason: ["Complete"], terminal: true },
      { status: "InProgress", text: "has(status.jobDeploymentStatus) || has(status.jobStatus)", test: or(hasField(field("status"), "jobDeploymentStatus"), hasField(field("status"), "jobStatus")) },
    ],
  }))],
  ["ray.io/RayService", deferRule("kuberay/RayService", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.pendingServiceStatus) && has(status.pendingServiceStatus.applicationStatuses) && status.pendingServiceStatus.applicationStatuses.exists(a, status.pendingServiceStatus.applicationStatuses[a].?status.orValue('') in ['DEPLOY_FAILED', 'UNHEALTHY'])", test: and(and(hasField(field("status"), "pendingServiceStatus"), hasField(select(field("status"), "pendingServiceStatus"), "applicationStatuses")), exists(select(select(field("status"), "pendingServiceStatus"), "applicationStatuses"), 0, 13, isIn(orValue(optional(index(select(select(field("status"), "pendingServiceStatus"), "applicationStatuses"), slot(0)), literal("status")), literal("")), list(literal("DEPLOY_FAILED"), literal("UNHEALTHY"))))), reason: ["ApplicationFailed"] },
      { status: "Failed", text: "has(status.activeServiceStatus) && has(status.activeServiceStatus.applicationStatuses) && status.activeServiceStatus.applicationStatuses.exists(a, status.activeServiceStatus.applicationStatuses[a].?status.orValue('') in ['DEPLOY_FAILED', 'UNHEALTHY'])", test: and(and(hasField(field("status"), "activeServiceStatus"), hasField(select(field("status"), "activeServiceStatus"), "applicationStatuses")), exists(select(select(field("status"), "activeServiceStatus"), "applicationStatuses"), 0, 13, isIn(orValue(optional(index(select(select(field("status"), "activeServiceStatus"), "applicationStatuses"), slot(0)), literal("status")), literal("")), list(literal("DEPLOY_FAILED"), literal("UNHEALTHY"))))), reason: ["ApplicationFailed"] },
      { status: "Failed", text: "conditions.isFalse('Ready') && conditions.reason('Ready') == 'RayServiceValidationFailed'", test: and(conditionIs(conditions(), literal("Ready"), "False"), equals(conditionText(conditions(), literal("Ready"), "reason"), literal("RayServiceValidationFailed"))) },
      { status: "InProgress", text: "conditions.isTrue('UpgradeInProgress')", test: conditionIs(conditions(), literal("UpgradeInProgress"), "True") },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "conditions.isFalse('Ready') || conditions.isUnknown('Ready')", test: or(conditionIs(conditions(), literal("Ready"), "False"), conditionIs(conditions(), literal("Ready"), "Unknown")) },
      { status: "Current", text: "has(status.serviceStatus) && status.serviceStatus == 'Running' && !conditions.exists(c, c.type == 'Ready')", test: and(and(hasField(field("status"), "serviceStatus"), equals(select(field("status"), "serviceStatus"), literal("Running"))), not(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Ready"))))), reason: ["Running"] },
      { status: "InProgress", text: "has(status.serviceStatus) || has(status.pendingServiceStatus)", test: or(hasField(field("status"), "serviceStatus"), hasField(field("status"), "pendingServiceStatus")) },
    ],
  }))],
  ["ray.io/RayCluster", deferRule("kuberay/RayCluster", true, () => ({
    suspended: { text: "(has(spec.suspend) && spec.suspend == true) || conditions.isTrue('RayClusterSuspended') || conditions.isTrue('RayClusterSuspending')", test: or(or(and(hasField(field("spec"), "suspend"), equals(select(field("spec"), "suspend"), literal(true))), conditionIs(conditions(), literal("RayClusterSuspended"), "True")), conditionIs(conditions(), literal("RayClusterSuspending"), "True")) },
    rows: [
      { status: "Failed", text: "conditions.isTrue('ReplicaFailure')", test: conditionIs(conditions(), literal("ReplicaFailure"), "True") },
      { status: "Failed", text: "has(status.state) && status.state == 'failed'", test: and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("failed"))), reason: [choose(and(hasField(field("status"), "reason"), differs(select(field("status"), "reason"), literal(""))), select(field("status"), "reason"), literal("Failed"))] },
      { status: "InProgress", text: "has(status.state) && status.state in ['suspended', 'unhealthy']", test: and(hasField(field("status"), "state"), isIn(select(field("status"), "state"), list(literal("suspended"), literal("unhealthy")))) },
      { status: "InProgress", text: "conditions.isFalse('HeadPodReady') || conditions.isUnknown('HeadPodReady') || conditions.isUnknown('RayClusterProvisioned')", test: or(or(conditionIs(conditions(), literal("HeadPodReady"), "False"), conditionIs(conditions(), literal("HeadPodReady"), "Unknown")), conditionIs(conditions(), literal("RayClusterProvisioned"), "Unknown")) },
      { status: "Current", text: "has(status.state) && status.state == 'ready'", test: and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("ready"))) },
      { status: "Current", text: "conditions.isTrue('HeadPodReady') && conditions.isTrue('RayClusterProvisioned')", test: and(conditionIs(conditions(), literal("HeadPodReady"), "True"), conditionIs(conditions(), literal("RayClusterProvisioned"), "True")) },
      { status: "InProgress", text: "has(status.state) || size(conditions) > 0", test: or(hasField(field("status"), "state"), compare(">", size(conditions()), literal(0))) },
    ],
  }))],
  ["ray.io/RayCronJob", deferRule("kuberay/RayCronJob", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.schedule)", test: hasField(field("spec"), "schedule"), reason: ["Scheduled"] },
    ],
  }))],
]);
