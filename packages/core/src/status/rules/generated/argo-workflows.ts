// Generated from packages/core/src/status/rules/library/argo-workflows.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, arithmetic, call, choose, compare, conditionIs, conditions, differs, equals, exists, field, hasField, index, isIn, list, literal, not, optional, or, orValue, select, size, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Argo Workflows: Workflow, CronWorkflow, WorkflowTemplate, ClusterWorkflowTemplate, WorkflowEventBinding, WorkflowTaskResult. */
export const argoWorkflowsRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["argoproj.io/Workflow", deferRule("argo-workflows/Workflow", true, () => ({
    overrules: [{"condition":"MetricsError"},{"condition":"ArtifactGCError"}],
    suspended: { text: "!(has(status.phase) && status.phase in ['Succeeded', 'Failed', 'Error']) && ((has(spec.suspend) && spec.suspend == true) || (has(status.nodes) && status.nodes.exists(n, has(status.nodes[n].type) && status.nodes[n].type == 'Suspend' && has(status.nodes[n].phase) && status.nodes[n].phase == 'Running' && !(spec.?templates.orValue([]) + status.?storedWorkflowTemplateSpec.?templates.orValue([])).exists(t, t.?suspend.?duration.hasValue() && t.?name.orValue('') == status.nodes[n].?templateName.orValue('-'))) && !status.nodes.exists(n, has(status.nodes[n].type) && status.nodes[n].type == 'Pod' && has(status.nodes[n].phase) && status.nodes[n].phase in ['Running', 'Pending'])))", test: and(not(and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Succeeded"), literal("Failed"), literal("Error"))))), or(and(hasField(field("spec"), "suspend"), equals(select(field("spec"), "suspend"), literal(true))), and(and(hasField(field("status"), "nodes"), exists(select(field("status"), "nodes"), 0, 64, and(and(and(hasField(index(select(field("status"), "nodes"), slot(0)), "type"), equals(select(index(select(field("status"), "nodes"), slot(0)), "type"), literal("Suspend"))), hasField(index(select(field("status"), "nodes"), slot(0)), "phase")), and(equals(select(index(select(field("status"), "nodes"), slot(0)), "phase"), literal("Running")), not(exists(arithmetic("+", orValue(optional(field("spec"), literal("templates")), list()), orValue(optional(optional(field("status"), literal("storedWorkflowTemplateSpec")), literal("templates")), list())), 1, 21, and(call("hasValue/1", optional(optional(slot(1), literal("suspend")), literal("duration"))), equals(orValue(optional(slot(1), literal("name")), literal("")), orValue(optional(index(select(field("status"), "nodes"), slot(0)), literal("templateName")), literal("-")))))))))), not(exists(select(field("status"), "nodes"), 0, 29, and(and(hasField(index(select(field("status"), "nodes"), slot(0)), "type"), equals(select(index(select(field("status"), "nodes"), slot(0)), "type"), literal("Pod"))), and(hasField(index(select(field("status"), "nodes"), slot(0)), "phase"), isIn(select(index(select(field("status"), "nodes"), slot(0)), "phase"), list(literal("Running"), literal("Pending")))))))))) },
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase in ['Failed', 'Error']", test: and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Failed"), literal("Error")))), reason: [select(field("status"), "phase")], message: [choose(hasField(field("status"), "message"), select(field("status"), "message"), arithmetic("+", literal("The workflow ended as "), select(field("status"), "phase")))], terminal: true },
      { status: "Current", text: "has(status.phase) && status.phase == 'Succeeded'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Succeeded"))), reason: ["Succeeded"], terminal: true },
      { status: "InProgress", text: "has(status.phase) && status.phase in ['Pending', 'Running']", test: and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Pending"), literal("Running")))), reason: [select(field("status"), "phase")], message: [choose(hasField(field("status"), "message"), select(field("status"), "message"), choose(hasField(field("status"), "progress"), arithmetic("+", literal("Tasks done: "), select(field("status"), "progress")), literal("The workflow is not finished")))] },
    ],
  }))],
  ["argoproj.io/CronWorkflow", deferRule("argo-workflows/CronWorkflow", false, () => ({
    otherwise: "Generic",
    suspended: { text: "(has(spec.suspend) && spec.suspend == true) || (has(status.phase) && status.phase == 'Stopped')", test: or(and(hasField(field("spec"), "suspend"), equals(select(field("spec"), "suspend"), literal(true))), and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Stopped")))) },
    rows: [
      { status: "Failed", text: "conditions.isTrue('SubmissionError')", test: conditionIs(conditions(), literal("SubmissionError"), "True"), reason: ["SubmissionError"] },
      { status: "Failed", text: "conditions.isTrue('SpecError')", test: conditionIs(conditions(), literal("SpecError"), "True"), reason: ["SpecError"] },
      { status: "Current", text: "has(spec.schedules) && spec.schedules.size() > 0", test: and(hasField(field("spec"), "schedules"), compare(">", size(select(field("spec"), "schedules")), literal(0))), reason: ["Scheduled"] },
      { status: "Current", text: "has(spec.schedule) && spec.schedule != ''", test: and(hasField(field("spec"), "schedule"), differs(select(field("spec"), "schedule"), literal(""))), reason: ["Scheduled"] },
    ],
  }))],
  ["argoproj.io/WorkflowTemplate", deferRule("argo-workflows/WorkflowTemplate", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(spec.templates)", test: hasField(field("spec"), "templates"), reason: ["Static"], message: ["A template reports no state"] },
      { status: "Current", text: "has(spec.workflowTemplateRef)", test: hasField(field("spec"), "workflowTemplateRef"), reason: ["Static"], message: ["A template reports no state"] },
    ],
  }))],
  ["argoproj.io/ClusterWorkflowTemplate", deferRule("argo-workflows/ClusterWorkflowTemplate", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(spec.templates)", test: hasField(field("spec"), "templates"), reason: ["Static"], message: ["A template reports no state"] },
      { status: "Current", text: "has(spec.workflowTemplateRef)", test: hasField(field("spec"), "workflowTemplateRef"), reason: ["Static"], message: ["A template reports no state"] },
    ],
  }))],
  ["argoproj.io/WorkflowEventBinding", deferRule("argo-workflows/WorkflowEventBinding", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.event)", test: hasField(field("spec"), "event"), reason: ["Static"], message: ["A binding reports no state"] },
    ],
  }))],
  ["argoproj.io/WorkflowTaskResult", deferRule("argo-workflows/WorkflowTaskResult", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
