// Generated from packages/core/src/status/rules/library/data-processing.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, differs, equals, exists, field, has, index, isIn, list, literal, not, or, select, slot } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Spark, Flink, Ray and Volcano: ScheduledSparkApplication, FlinkDeployment, RayJob, RayService, Job, Queue, PodGroup. */
export const dataProcessingRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["sparkoperator.k8s.io/ScheduledSparkApplication", createRule({
    id: "data-processing/ScheduledSparkApplication",
    rows: [
      { status: "Failed", text: "has(status.scheduleState) && status.scheduleState == 'FailedValidation'", test: and(has(field("status"), "scheduleState"), equals(select(field("status"), "scheduleState"), literal("FailedValidation"))), reason: ["FailedValidation"], message: [select(field("status"), "reason")] },
      { status: "Current", text: "has(status.scheduleState) && status.scheduleState in ['Scheduled', 'Validating']", test: and(has(field("status"), "scheduleState"), isIn(select(field("status"), "scheduleState"), list(literal("Scheduled"), literal("Validating")))), reason: ["Scheduled"] },
      { status: "InProgress", text: "has(status.scheduleState)", test: has(field("status"), "scheduleState") },
    ],
  })],
  ["flink.apache.org/FlinkDeployment", createRule({
    id: "data-processing/FlinkDeployment",
    suspended: { text: "(has(spec.job) && has(spec.job.state) && spec.job.state == 'suspended') || (has(status.lifecycleState) && status.lifecycleState == 'SUSPENDED')", test: or(and(and(has(field("spec"), "job"), has(select(field("spec"), "job"), "state")), equals(select(select(field("spec"), "job"), "state"), literal("suspended"))), and(has(field("status"), "lifecycleState"), equals(select(field("status"), "lifecycleState"), literal("SUSPENDED")))) },
    rows: [
      { status: "Failed", text: "has(status.lifecycleState) && status.lifecycleState in ['FAILED', 'ROLLED_BACK', 'ROLLING_BACK']", test: and(has(field("status"), "lifecycleState"), isIn(select(field("status"), "lifecycleState"), list(literal("FAILED"), literal("ROLLED_BACK"), literal("ROLLING_BACK")))), reason: [select(field("status"), "lifecycleState")], message: [select(field("status"), "error")] },
      { status: "Failed", text: "has(status.jobManagerDeploymentStatus) && status.jobManagerDeploymentStatus == 'ERROR'", test: and(has(field("status"), "jobManagerDeploymentStatus"), equals(select(field("status"), "jobManagerDeploymentStatus"), literal("ERROR"))), reason: ["JobManagerError"] },
      { status: "Failed", text: "has(status.error) && status.error != ''", test: and(has(field("status"), "error"), differs(select(field("status"), "error"), literal(""))), reason: ["Error"], message: [select(field("status"), "error")] },
      { status: "Failed", text: "has(status.jobStatus) && has(status.jobStatus.state) && status.jobStatus.state in ['FAILED', 'FAILING']", test: and(and(has(field("status"), "jobStatus"), has(select(field("status"), "jobStatus"), "state")), isIn(select(select(field("status"), "jobStatus"), "state"), list(literal("FAILED"), literal("FAILING")))), reason: ["JobFailed"] },
      { status: "Current", text: "has(status.lifecycleState) && status.lifecycleState == 'SUSPENDED'", test: and(has(field("status"), "lifecycleState"), equals(select(field("status"), "lifecycleState"), literal("SUSPENDED"))), reason: ["SUSPENDED"] },
      { status: "InProgress", text: "has(status.jobManagerDeploymentStatus) && status.jobManagerDeploymentStatus in ['DEPLOYING', 'DEPLOYED_NOT_READY', 'MISSING']", test: and(has(field("status"), "jobManagerDeploymentStatus"), isIn(select(field("status"), "jobManagerDeploymentStatus"), list(literal("DEPLOYING"), literal("DEPLOYED_NOT_READY"), literal("MISSING")))), reason: [select(field("status"), "jobManagerDeploymentStatus")] },
      { status: "InProgress", text: "has(status.jobStatus) && has(status.jobStatus.state) && status.jobStatus.state in ['RECONCILING', 'CREATED', 'INITIALIZING', 'RESTARTING', 'CANCELLING', 'SUSPENDED', 'CANCELED']", test: and(and(has(field("status"), "jobStatus"), has(select(field("status"), "jobStatus"), "state")), isIn(select(select(field("status"), "jobStatus"), "state"), list(literal("RECONCILING"), literal("CREATED"), literal("INITIALIZING"), literal("RESTARTING"), literal("CANCELLING"), literal("SUSPENDED"), literal("CANCELED")))), reason: [select(select(field("status"), "jobStatus"), "state")] },
      { status: "Current", text: "has(status.lifecycleState) && status.lifecycleState == 'STABLE'", test: and(has(field("status"), "lifecycleState"), equals(select(field("status"), "lifecycleState"), literal("STABLE"))), reason: ["STABLE"] },
      { status: "InProgress", text: "has(status.lifecycleState)", test: has(field("status"), "lifecycleState"), reason: [select(field("status"), "lifecycleState")] },
    ],
  })],
  ["ray.io/RayJob", createRule({
    id: "data-processing/RayJob",
    rows: [
      { status: "InProgress", text: "has(status.jobDeploymentStatus) && status.jobDeploymentStatus in ['Retrying', 'Initializing', 'Waiting', 'Suspending', 'Suspended', 'New']", test: and(has(field("status"), "jobDeploymentStatus"), isIn(select(field("status"), "jobDeploymentStatus"), list(literal("Retrying"), literal("Initializing"), literal("Waiting"), literal("Suspending"), literal("Suspended"), literal("New")))), reason: [select(field("status"), "jobDeploymentStatus")] },
      { status: "Failed", text: "(has(status.jobDeploymentStatus) && status.jobDeploymentStatus in ['Failed', 'ValidationFailed']) || (has(status.jobStatus) && status.jobStatus in ['FAILED', 'STOPPED'])", test: or(and(has(field("status"), "jobDeploymentStatus"), isIn(select(field("status"), "jobDeploymentStatus"), list(literal("Failed"), literal("ValidationFailed")))), and(has(field("status"), "jobStatus"), isIn(select(field("status"), "jobStatus"), list(literal("FAILED"), literal("STOPPED"))))), reason: [select(field("status"), "reason")], message: [select(field("status"), "message")], terminal: true },
      { status: "Current", text: "has(status.jobDeploymentStatus) && status.jobDeploymentStatus == 'Complete' && has(status.jobStatus) && status.jobStatus == 'SUCCEEDED'", test: and(and(has(field("status"), "jobDeploymentStatus"), equals(select(field("status"), "jobDeploymentStatus"), literal("Complete"))), and(has(field("status"), "jobStatus"), equals(select(field("status"), "jobStatus"), literal("SUCCEEDED")))), reason: ["Complete"], terminal: true },
      { status: "InProgress", text: "has(status.jobDeploymentStatus) || has(status.jobStatus)", test: or(has(field("status"), "jobDeploymentStatus"), has(field("status"), "jobStatus")) },
    ],
  })],
  ["ray.io/RayService", createRule({
    id: "data-processing/RayService",
    rows: [
      { status: "Failed", text: "has(status.pendingServiceStatus) && has(status.pendingServiceStatus.applicationStatuses) && status.pendingServiceStatus.applicationStatuses.exists(a, status.pendingServiceStatus.applicationStatuses[a].status in ['DEPLOY_FAILED', 'UNHEALTHY'])", test: and(and(has(field("status"), "pendingServiceStatus"), has(select(field("status"), "pendingServiceStatus"), "applicationStatuses")), exists(select(select(field("status"), "pendingServiceStatus"), "applicationStatuses"), 0, 10, isIn(select(index(select(select(field("status"), "pendingServiceStatus"), "applicationStatuses"), slot(0)), "status"), list(literal("DEPLOY_FAILED"), literal("UNHEALTHY"))))), reason: ["ApplicationFailed"] },
      { status: "Failed", text: "has(status.activeServiceStatus) && has(status.activeServiceStatus.applicationStatuses) && status.activeServiceStatus.applicationStatuses.exists(a, status.activeServiceStatus.applicationStatuses[a].status in ['DEPLOY_FAILED', 'UNHEALTHY'])", test: and(and(has(field("status"), "activeServiceStatus"), has(select(field("status"), "activeServiceStatus"), "applicationStatuses")), exists(select(select(field("status"), "activeServiceStatus"), "applicationStatuses"), 0, 10, isIn(select(index(select(select(field("status"), "activeServiceStatus"), "applicationStatuses"), slot(0)), "status"), list(literal("DEPLOY_FAILED"), literal("UNHEALTHY"))))), reason: ["ApplicationFailed"] },
      { status: "Failed", text: "conditions.isFalse('Ready') && conditions.reason('Ready') == 'RayServiceValidationFailed'", test: and(conditionIs(conditions(), literal("Ready"), "False"), equals(conditionText(conditions(), literal("Ready"), "reason"), literal("RayServiceValidationFailed"))) },
      { status: "InProgress", text: "conditions.isTrue('UpgradeInProgress')", test: conditionIs(conditions(), literal("UpgradeInProgress"), "True") },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "conditions.isFalse('Ready') || conditions.isUnknown('Ready')", test: or(conditionIs(conditions(), literal("Ready"), "False"), conditionIs(conditions(), literal("Ready"), "Unknown")) },
      { status: "Current", text: "has(status.serviceStatus) && status.serviceStatus == 'Running' && !conditions.exists(c, c.type == 'Ready')", test: and(and(has(field("status"), "serviceStatus"), equals(select(field("status"), "serviceStatus"), literal("Running"))), not(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Ready"))))), reason: ["Running"] },
      { status: "InProgress", text: "has(status.serviceStatus) || has(status.pendingServiceStatus)", test: or(has(field("status"), "serviceStatus"), has(field("status"), "pendingServiceStatus")) },
    ],
  })],
  ["batch.volcano.sh/Job", createRule({
    id: "data-processing/Job",
    rows: [
      { status: "Failed", text: "has(status.state) && status.state.phase in ['Failed', 'Aborted', 'Terminated']", test: and(has(field("status"), "state"), isIn(select(select(field("status"), "state"), "phase"), list(literal("Failed"), literal("Aborted"), literal("Terminated")))), reason: [select(select(field("status"), "state"), "phase")], terminal: true },
      { status: "Current", text: "has(status.state) && status.state.phase == 'Completed'", test: and(has(field("status"), "state"), equals(select(select(field("status"), "state"), "phase"), literal("Completed"))), reason: ["Completed"], terminal: true },
      { status: "InProgress", text: "has(status.state)", test: has(field("status"), "state"), reason: [select(select(field("status"), "state"), "phase")] },
    ],
  })],
  ["scheduling.volcano.sh/Queue", createRule({
    id: "data-processing/Queue",
    suspended: { text: "has(status.state) && status.state == 'Closed'", test: and(has(field("status"), "state"), equals(select(field("status"), "state"), literal("Closed"))) },
    rows: [
      { status: "Current", text: "has(status.state) && status.state == 'Open'", test: and(has(field("status"), "state"), equals(select(field("status"), "state"), literal("Open"))), reason: ["Open"] },
      { status: "InProgress", text: "has(status.state)", test: has(field("status"), "state"), reason: [select(field("status"), "state")] },
    ],
  })],
  ["scheduling.volcano.sh/PodGroup", createRule({
    id: "data-processing/PodGroup",
    rows: [
      { status: "Current", text: "has(status.phase) && status.phase in ['Running', 'Completed']", test: and(has(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Running"), literal("Completed")))), reason: [select(field("status"), "phase")] },
      { status: "InProgress", text: "has(status.phase)", test: has(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  })],
]);
