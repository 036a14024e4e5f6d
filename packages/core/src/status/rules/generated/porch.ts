// Generated from packages/core/src/status/rules/library/porch.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, differs, equals, exists, field, filter, hasField, isIn, list, literal, map, not, optional, orValue, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Porch: PackageRevision, PackageRevisionResources. */
export const porchRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["porch.kpt.dev/PackageRevision", deferRule("porch/PackageRevision", false, () => ({
    suspended: { text: "has(spec.lifecycle) && spec.lifecycle in ['Proposed', 'DeletionProposed']", test: and(hasField(field("spec"), "lifecycle"), isIn(select(field("spec"), "lifecycle"), list(literal("Proposed"), literal("DeletionProposed")))) },
    rows: [
      { status: "Failed", text: "conditions.isFalse('Rendered') && conditions.reason('Rendered') in ['RenderFailed', 'Failed']", test: and(conditionIs(conditions(), literal("Rendered"), "False"), isIn(conditionText(conditions(), literal("Rendered"), "reason"), list(literal("RenderFailed"), literal("Failed")))) },
      { status: "Failed", text: "conditions.isFalse('Ready') && conditions.reason('Ready') == 'Failed'", test: and(conditionIs(conditions(), literal("Ready"), "False"), equals(conditionText(conditions(), literal("Ready"), "reason"), literal("Failed"))) },
      { status: "InProgress", text: "conditions.isFalse('Ready') && conditions.reason('Ready') == 'Pending'", test: and(conditionIs(conditions(), literal("Ready"), "False"), equals(conditionText(conditions(), literal("Ready"), "reason"), literal("Pending"))) },
      { status: "InProgress", text: "conditions.isUnknown('Rendered')", test: conditionIs(conditions(), literal("Rendered"), "Unknown") },
      { status: "InProgress", text: "conditions.isFalse('Rendered')", test: conditionIs(conditions(), literal("Rendered"), "False") },
      { status: "InProgress", text: "has(spec.readinessGates) && spec.readinessGates.exists(g, has(g.conditionType) && !conditions.isTrue(g.conditionType) && !(has(status.packageConditions) && status.packageConditions.isTrue(g.conditionType)))", test: and(hasField(field("spec"), "readinessGates"), exists(select(field("spec"), "readinessGates"), 0, 18, and(and(hasField(slot(0), "conditionType"), not(conditionIs(conditions(), select(slot(0), "conditionType"), "True"))), not(and(hasField(field("status"), "packageConditions"), conditionIs(select(field("status"), "packageConditions"), select(slot(0), "conditionType"), "True")))))), reason: ["GateNotMet"], message: ["Waits for ", map(filter(select(field("spec"), "readinessGates"), 0, 8, not(conditionIs(conditions(), orValue(optional(slot(0), literal("conditionType")), literal("")), "True"))), 0, 2, select(slot(0), "conditionType"))] },
      { status: "InProgress", text: "has(spec.lifecycle) && spec.lifecycle in ['Draft', 'Proposed', 'DeletionProposed']", test: and(hasField(field("spec"), "lifecycle"), isIn(select(field("spec"), "lifecycle"), list(literal("Draft"), literal("Proposed"), literal("DeletionProposed")))), reason: [select(field("spec"), "lifecycle")], message: ["The revision is ", select(field("spec"), "lifecycle")] },
      { status: "Current", text: "has(spec.lifecycle) && spec.lifecycle == 'Published'", test: and(hasField(field("spec"), "lifecycle"), equals(select(field("spec"), "lifecycle"), literal("Published"))), reason: ["Published"] },
    ],
  }))],
  ["porch.kpt.dev/PackageRevisionResources", deferRule("porch/PackageRevisionResources", false, () => ({
    rows: [
      { status: "Failed", text: "has(status.renderStatus) && has(status.renderStatus.error) && status.renderStatus.error != ''", test: and(and(hasField(field("status"), "renderStatus"), hasField(select(field("status"), "renderStatus"), "error")), differs(select(select(field("status"), "renderStatus"), "error"), literal(""))), reason: ["RenderFailed"], message: [select(select(field("status"), "renderStatus"), "error")] },
      { status: "Failed", text: "has(status.renderStatus) && has(status.renderStatus.result) && has(status.renderStatus.result.exitCode) && status.renderStatus.result.exitCode != 0", test: and(and(hasField(field("status"), "renderStatus"), hasField(select(field("status"), "renderStatus"), "result")), and(hasField(select(select(field("status"), "renderStatus"), "result"), "exitCode"), differs(select(select(select(field("status"), "renderStatus"), "result"), "exitCode"), literal(0)))), reason: ["RenderFailed"], message: ["A function of the pipeline ended with ", select(select(select(field("status"), "renderStatus"), "result"), "exitCode")] },
      { status: "Current", text: "has(spec.resources)", test: hasField(field("spec"), "resources"), reason: ["Stored"], message: ["The resources are stored"] },
    ],
  }))],
]);
