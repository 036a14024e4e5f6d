// Generated from packages/core/src/status/rules/library/tekton.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditions, equals, field, hasField, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Tekton: PipelineRun, TaskRun, Task, Pipeline, ClusterTask, StepAction, TriggerTemplate, TriggerBinding, ClusterTriggerBinding, Trigger, ClusterInterceptor, Interceptor, Repository, ApprovalTask, EventListener. */
export const tektonRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["tekton.dev/PipelineRun", deferRule("tekton/PipelineRun", true, () => ({
    suspended: { text: "has(spec.status) && spec.status == 'PipelineRunPending'", test: and(hasField(field("spec"), "status"), equals(select(field("spec"), "status"), literal("PipelineRunPending"))) },
    rows: [
      { status: "Current", text: "conditions.isTrue('Succeeded')", test: conditionIs(conditions(), literal("Succeeded"), "True"), terminal: true },
      { status: "Failed", text: "conditions.isFalse('Succeeded')", test: conditionIs(conditions(), literal("Succeeded"), "False"), terminal: true },
      { status: "InProgress", text: "conditions.isUnknown('Succeeded')", test: conditionIs(conditions(), literal("Succeeded"), "Unknown") },
    ],
  }))],
  ["tekton.dev/TaskRun", deferRule("tekton/TaskRun", true, () => ({
    rows: [
      { status: "Current", text: "conditions.isTrue('Succeeded')", test: conditionIs(conditions(), literal("Succeeded"), "True"), terminal: true },
      { status: "Failed", text: "conditions.isFalse('Succeeded')", test: conditionIs(conditions(), literal("Succeeded"), "False"), terminal: true },
      { status: "InProgress", text: "conditions.isUnknown('Succeeded')", test: conditionIs(conditions(), literal("Succeeded"), "Unknown") },
    ],
  }))],
  ["tekton.dev/Task", deferRule("tekton/Task", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["tekton.dev/Pipeline", deferRule("tekton/Pipeline", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["tekton.dev/ClusterTask", deferRule("tekton/ClusterTask", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["tekton.dev/StepAction", deferRule("tekton/StepAction", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["triggers.tekton.dev/TriggerTemplate", deferRule("tekton/TriggerTemplate", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["triggers.tekton.dev/TriggerBinding", deferRule("tekton/TriggerBinding", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["triggers.tekton.dev/ClusterTriggerBinding", deferRule("tekton/ClusterTriggerBinding", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["triggers.tekton.dev/Trigger", deferRule("tekton/Trigger", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["triggers.tekton.dev/ClusterInterceptor", deferRule("tekton/ClusterInterceptor", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["triggers.tekton.dev/Interceptor", deferRule("tekton/Interceptor", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["pipelinesascode.tekton.dev/Repository", deferRule("tekton/Repository", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["openshift-pipelines.org/ApprovalTask", deferRule("tekton/ApprovalTask", true, () => ({
    suspended: { text: "has(status.state) && status.state == 'pending'", test: and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("pending"))) },
    rows: [
      { status: "Failed", text: "has(status.state) && status.state == 'rejected'", test: and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("rejected"))), reason: ["rejected"], terminal: true },
      { status: "Current", text: "has(status.state) && status.state == 'approved'", test: and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("approved"))), reason: ["approved"], terminal: true },
      { status: "InProgress", text: "has(status.state)", test: hasField(field("status"), "state"), reason: [select(field("status"), "state")] },
    ],
  }))],
  ["triggers.tekton.dev/EventListener", deferRule("tekton/EventListener", true, () => ({
    otherwise: "Generic",
    overrules: [{"condition":"Progressing","reason":"NewReplicaSetAvailable"}],
    rows: [
    ],
  }))],
]);
