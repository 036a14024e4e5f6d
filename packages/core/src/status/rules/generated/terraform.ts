// Generated from packages/core/src/status/rules/library/terraform.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, differs, equals, field, hasField, isIn, list, literal, not, optional, or, orValue, select, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Terraform controllers: Terraform, Workspace, *. */
export const terraformRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["infra.contrib.fluxcd.io/Terraform", deferRule("terraform/Terraform", true, () => ({
    suspended: { text: "(has(spec.suspend) && spec.suspend == true) || (has(status.plan) && has(status.plan.pending) && status.plan.pending != '' && !(has(spec.approvePlan) && spec.approvePlan in ['auto', status.plan.pending]))", test: or(and(hasField(field("spec"), "suspend"), equals(select(field("spec"), "suspend"), literal(true))), and(and(hasField(field("status"), "plan"), hasField(select(field("status"), "plan"), "pending")), and(differs(select(select(field("status"), "plan"), "pending"), literal("")), not(and(hasField(field("spec"), "approvePlan"), isIn(select(field("spec"), "approvePlan"), list(literal("auto"), select(select(field("status"), "plan"), "pending")))))))) },
    rows: [
      { status: "Failed", text: "conditions.isFalse('Ready') && (conditions.reason('Ready').endsWith('Failed') || conditions.reason('Ready') in ['AccessDenied', 'LockHeld', 'DriftDetected'])", test: and(conditionIs(conditions(), literal("Ready"), "False"), or(textTest("endsWith", conditionText(conditions(), literal("Ready"), "reason"), literal("Failed")), isIn(conditionText(conditions(), literal("Ready"), "reason"), list(literal("AccessDenied"), literal("LockHeld"), literal("DriftDetected"))))) },
      { status: "InProgress", text: "has(status.plan) && has(status.plan.pending) && status.plan.pending != '' && !conditions.isTrue('Ready')", test: and(and(hasField(field("status"), "plan"), hasField(select(field("status"), "plan"), "pending")), and(differs(select(select(field("status"), "plan"), "pending"), literal("")), not(conditionIs(conditions(), literal("Ready"), "True")))), reason: ["TerraformPlannedWithChanges"], message: ["The plan ", select(select(field("status"), "plan"), "pending"), " waits to be applied"] },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "conditions.isUnknown('Ready') || conditions.isFalse('Ready')", test: or(conditionIs(conditions(), literal("Ready"), "Unknown"), conditionIs(conditions(), literal("Ready"), "False")) },
    ],
  }))],
  ["app.terraform.io/Workspace", deferRule("terraform/Workspace", true, () => ({
    suspended: { text: "status.?runStatus.?status.orValue('') in ['policy_override', 'policy_soft_failed'] || (spec.?applyMethod.orValue('manual') != 'auto' && status.?runStatus.?status.orValue('') in ['planned', 'cost_estimated', 'policy_checked', 'post_plan_completed'])", test: or(isIn(orValue(optional(optional(field("status"), literal("runStatus")), literal("status")), literal("")), list(literal("policy_override"), literal("policy_soft_failed"))), and(differs(orValue(optional(field("spec"), literal("applyMethod")), literal("manual")), literal("auto")), isIn(orValue(optional(optional(field("status"), literal("runStatus")), literal("status")), literal("")), list(literal("planned"), literal("cost_estimated"), literal("policy_checked"), literal("post_plan_completed"))))) },
    rows: [
      { status: "Failed", text: "status.?runStatus.?status.orValue('') in ['errored', 'canceled', 'force_canceled', 'policy_soft_failed', 'discarded']", test: isIn(orValue(optional(optional(field("status"), literal("runStatus")), literal("status")), literal("")), list(literal("errored"), literal("canceled"), literal("force_canceled"), literal("policy_soft_failed"), literal("discarded"))), reason: [select(select(field("status"), "runStatus"), "status")] },
      { status: "Current", text: "has(status.workspaceID) && status.workspaceID != '' && status.?runStatus.?status.orValue('') in ['applied', 'planned_and_finished', 'planned_and_saved']", test: and(and(hasField(field("status"), "workspaceID"), differs(select(field("status"), "workspaceID"), literal(""))), isIn(orValue(optional(optional(field("status"), literal("runStatus")), literal("status")), literal("")), list(literal("applied"), literal("planned_and_finished"), literal("planned_and_saved")))), reason: [select(select(field("status"), "runStatus"), "status")] },
      { status: "InProgress", text: "has(status.runStatus) && has(status.runStatus.status)", test: and(hasField(field("status"), "runStatus"), hasField(select(field("status"), "runStatus"), "status")), reason: [select(select(field("status"), "runStatus"), "status")] },
      { status: "Current", text: "has(status.workspaceID) && status.workspaceID != ''", test: and(hasField(field("status"), "workspaceID"), differs(select(field("status"), "workspaceID"), literal(""))), reason: ["Created"], message: ["The workspace exists, and has had no run"] },
    ],
  }))],
  ["app.terraform.io/*", deferRule("terraform/*", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "(has(status.agentPoolID) && status.agentPoolID != '') || (has(status.id) && status.id != '')", test: or(and(hasField(field("status"), "agentPoolID"), differs(select(field("status"), "agentPoolID"), literal(""))), and(hasField(field("status"), "id"), differs(select(field("status"), "id"), literal("")))), reason: ["Created"], message: ["It exists in HCP Terraform"] },
    ],
  }))],
]);
