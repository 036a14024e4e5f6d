// Generated from packages/core/src/status/rules/library/tekton.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, equals, field, has, literal, or, select, textTest } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Tekton: PipelineRun, TaskRun, Task, Pipeline, ClusterTask, StepAction, TriggerTemplate, TriggerBinding, ClusterTriggerBinding, Trigger, ClusterInterceptor, Interceptor, *, Repository. */
export const tektonRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["tekton.dev/PipelineRun", createRule({
    id: "tekton/PipelineRun",
    suspended: { text: "has(spec.status) && spec.status == 'PipelineRunPending'", test: and(has(field("spec"), "status"), equals(select(field("spec"), "status"), literal("PipelineRunPending"))) },
    rows: [
      { status: "Current", text: "conditions.isTrue('Succeeded')", test: conditionIs(conditions(), literal("Succeeded"), "True"), terminal: true },
      { status: "Failed", text: "conditions.isFalse('Succeeded')", test: conditionIs(conditions(), literal("Succeeded"), "False"), terminal: true },
      { status: "InProgress", text: "conditions.isUnknown('Succeeded')", test: conditionIs(conditions(), literal("Succeeded"), "Unknown") },
    ],
  })],
  ["tekton.dev/TaskRun", createRule({
    id: "tekton/TaskRun",
    rows: [
      { status: "Current", text: "conditions.isTrue('Succeeded')", test: conditionIs(conditions(), literal("Succeeded"), "True"), terminal: true },
      { status: "Failed", text: "conditions.isFalse('Succeeded')", test: conditionIs(conditions(), literal("Succeeded"), "False"), terminal: true },
      { status: "InProgress", text: "conditions.isUnknown('Succeeded')", test: conditionIs(conditions(), literal("Succeeded"), "Unknown") },
    ],
  })],
  ["tekton.dev/Task", createRule({
    id: "tekton/Task",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["tekton.dev/Pipeline", createRule({
    id: "tekton/Pipeline",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["tekton.dev/ClusterTask", createRule({
    id: "tekton/ClusterTask",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["tekton.dev/StepAction", createRule({
    id: "tekton/StepAction",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["triggers.tekton.dev/TriggerTemplate", createRule({
    id: "tekton/TriggerTemplate",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["triggers.tekton.dev/TriggerBinding", createRule({
    id: "tekton/TriggerBinding",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["triggers.tekton.dev/ClusterTriggerBinding", createRule({
    id: "tekton/ClusterTriggerBinding",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["triggers.tekton.dev/Trigger", createRule({
    id: "tekton/Trigger",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["triggers.tekton.dev/ClusterInterceptor", createRule({
    id: "tekton/ClusterInterceptor",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["triggers.tekton.dev/Interceptor", createRule({
    id: "tekton/Interceptor",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["operator.tekton.dev/*", createRule({
    id: "tekton/*",
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "conditions.message('Ready').contains('reconcile again and proceed') || conditions.message('Ready').contains('upgrade pending')", test: or(textTest("contains", conditionText(conditions(), literal("Ready"), "message"), literal("reconcile again and proceed")), textTest("contains", conditionText(conditions(), literal("Ready"), "message"), literal("upgrade pending"))) },
      { status: "InProgress", text: "conditions.isUnknown('Ready')", test: conditionIs(conditions(), literal("Ready"), "Unknown") },
    ],
  })],
  ["pipelinesascode.tekton.dev/Repository", createRule({
    id: "tekton/Repository",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
]);
