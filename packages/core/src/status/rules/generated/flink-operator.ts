// Generated from packages/core/src/status/rules/library/flink-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, differs, equals, field, hasField, isIn, list, literal, or, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Flink Kubernetes Operator: FlinkDeployment, FlinkSessionJob. */
export const flinkOperatorRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["flink.apache.org/FlinkDeployment", deferRule("flink-operator/FlinkDeployment", true, () => ({
    suspended: { text: "(has(spec.job) && has(spec.job.state) && spec.job.state == 'suspended') || (has(status.lifecycleState) && status.lifecycleState == 'SUSPENDED')", test: or(and(and(hasField(field("spec"), "job"), hasField(select(field("spec"), "job"), "state")), equals(select(select(field("spec"), "job"), "state"), literal("suspended"))), and(hasField(field("status"), "lifecycleState"), equals(select(field("status"), "lifecycleState"), literal("SUSPENDED")))) },
    rows: [
      { status: "Failed", text: "has(status.lifecycleState) && status.lifecycleState in ['FAILED', 'ROLLED_BACK', 'ROLLING_BACK']", test: and(hasField(field("status"), "lifecycleState"), isIn(select(field("status"), "lifecycleState"), list(literal("FAILED"), literal("ROLLED_BACK"), literal("ROLLING_BACK")))), reason: [select(field("status"), "lifecycleState")], message: [select(field("status"), "error")] },
      { status: "Failed", text: "has(status.jobManagerDeploymentStatus) && status.jobManagerDeploymentStatus == 'ERROR'", test: and(hasField(field("status"), "jobManagerDeploymentStatus"), equals(select(field("status"), "jobManagerDeploymentStatus"), literal("ERROR"))), reason: ["JobManagerError"] },
      { status: "Failed", text: "has(status.error) && status.error != ''", test: and(hasField(field("status"), "error"), differs(select(field("status"), "error"), literal(""))), reason: ["Error"], message: [select(field("status"), "error")] },
      { status: "Failed", text: "has(status.jobStatus) && has(status.jobStatus.state) && status.jobStatus.state in ['FAILED', 'FAILING']", test: and(and(hasField(field("status"), "jobStatus"), hasField(select(field("status"), "jobStatus"), "state")), isIn(select(select(field("status"), "jobStatus"), "state"), list(literal("FAILED"), literal("FAILING")))), reason: ["JobFailed"] },
      { status: "Current", text: "has(status.lifecycleState) && status.lifecycleState == 'SUSPENDED'", test: and(hasField(field("status"), "lifecycleState"), equals(select(field("status"), "lifecycleState"), literal("SUSPENDED"))), reason: ["SUSPENDED"] },
      { status: "InProgress", text: "has(status.jobManagerDeploymentStatus) && status.jobManagerDeploymentStatus in ['DEPLOYING', 'DEPLOYED_NOT_READY', 'MISSING']", test: and(hasField(field("status"), "jobManagerDeploymentStatus"), isIn(select(field("status"), "jobManagerDeploymentStatus"), list(literal("DEPLOYING"), literal("DEPLOYED_NOT_READY"), literal("MISSING")))), reason: [select(field("status"), "jobManagerDeploymentStatus")] },
      { status: "InProgress", text: "has(status.jobStatus) && has(status.jobStatus.state) && status.jobStatus.state in ['RECONCILING', 'CREATED', 'INITIALIZING', 'RESTARTING', 'CANCELLING', 'SUSPENDED', 'CANCELED']", test: and(and(hasField(field("status"), "jobStatus"), hasField(select(field("status"), "jobStatus"), "state")), isIn(select(select(field("status"), "jobStatus"), "state"), list(literal("RECONCILING"), literal("CREATED"), literal("INITIALIZING"), literal("RESTARTING"), literal("CANCELLING"), literal("SUSPENDED"), literal("CANCELED")))), reason: [select(select(field("status"), "jobStatus"), "state")] },
      { status: "Current", text: "has(status.lifecycleState) && status.lifecycleState == 'STABLE'", test: and(hasField(field("status"), "lifecycleState"), equals(select(field("status"), "lifecycleState"), literal("STABLE"))), reason: ["STABLE"] },
      { status: "InProgress", text: "has(status.lifecycleState)", test: hasField(field("status"), "lifecycleState"), reason: [select(field("status"), "lifecycleState")] },
    ],
  }))],
  ["flink.apache.org/FlinkSessionJob", deferRule("flink-operator/FlinkSessionJob", true, () => ({
    suspended: { text: "(has(spec.job) && has(spec.job.state) && spec.job.state == 'suspended') || (has(status.lifecycleState) && status.lifecycleState == 'SUSPENDED')", test: or(and(and(hasField(field("spec"), "job"), hasField(select(field("spec"), "job"), "state")), equals(select(select(field("spec"), "job"), "state"), literal("suspended"))), and(hasField(field("status"), "lifecycleState"), equals(select(field("status"), "lifecycleState"), literal("SUSPENDED")))) },
    rows: [
      { status: "Failed", text: "has(status.lifecycleState) && status.lifecycleState in ['FAILED', 'ROLLED_BACK', 'ROLLING_BACK']", test: and(hasField(field("status"), "lifecycleState"), isIn(select(field("status"), "lifecycleState"), list(literal("FAILED"), literal("ROLLED_BACK"), literal("ROLLING_BACK")))), reason: [select(field("status"), "lifecycleState")], message: [select(field("status"), "error")] },
      { status: "Failed", text: "has(status.error) && status.error != ''", test: and(hasField(field("status"), "error"), differs(select(field("status"), "error"), literal(""))), reason: ["Error"], message: [select(field("status"), "error")] },
      { status: "Failed", text: "has(status.jobStatus) && has(status.jobStatus.state) && status.jobStatus.state in ['FAILED', 'FAILING']", test: and(and(hasField(field("status"), "jobStatus"), hasField(select(field("status"), "jobStatus"), "state")), isIn(select(select(field("status"), "jobStatus"), "state"), list(literal("FAILED"), literal("FAILING")))), reason: ["JobFailed"] },
      { status: "Current", text: "has(status.lifecycleState) && status.lifecycleState in ['SUSPENDED', 'STABLE']", test: and(hasField(field("status"), "lifecycleState"), isIn(select(field("status"), "lifecycleState"), list(literal("SUSPENDED"), literal("STABLE")))), reason: [select(field("status"), "lifecycleState")] },
      { status: "InProgress", text: "has(status.lifecycleState)", test: hasField(field("status"), "lifecycleState"), reason: [select(field("status"), "lifecycleState")] },
    ],
  }))],
]);
