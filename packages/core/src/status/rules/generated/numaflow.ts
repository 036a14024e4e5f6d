// Generated from packages/core/src/status/rules/library/numaflow.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditions, differs, equals, exists, field, hasField, isIn, list, literal, not, or, select, slot, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Numaflow: Pipeline. */
export const numaflowRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["numaflow.numaproj.io/Pipeline", deferRule("numaflow/Pipeline", true, () => ({
    suspended: { text: "(has(status.phase) && status.phase == 'Paused') || (has(spec.lifecycle) && has(spec.lifecycle.desiredPhase) && spec.lifecycle.desiredPhase == 'Paused')", test: or(and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Paused"))), and(and(hasField(field("spec"), "lifecycle"), hasField(select(field("spec"), "lifecycle"), "desiredPhase")), equals(select(select(field("spec"), "lifecycle"), "desiredPhase"), literal("Paused")))) },
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'Failed'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failed"))), reason: ["Failed"], message: [select(field("status"), "message")] },
      { status: "Failed", text: "conditions.isFalse('Configured') || conditions.isFalse('Deployed')", test: or(conditionIs(conditions(), literal("Configured"), "False"), conditionIs(conditions(), literal("Deployed"), "False")) },
      { status: "InProgress", text: "has(status.phase) && status.phase in ['Paused', 'Pausing', 'Deleting', 'Unknown', '']", test: and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Paused"), literal("Pausing"), literal("Deleting"), literal("Unknown"), literal("")))), reason: [select(field("status"), "phase")] },
      { status: "Failed", text: "conditions.exists(c, c.type.endsWith('Healthy') && c.status == 'False' && has(c.reason) && !(c.reason in ['Progressing', 'PodsNotReady', 'GetPodsFailed']))", test: exists(conditions(), 0, 21, and(and(textTest("endsWith", select(slot(0), "type"), literal("Healthy")), equals(select(slot(0), "status"), literal("False"))), and(hasField(slot(0), "reason"), not(isIn(select(slot(0), "reason"), list(literal("Progressing"), literal("PodsNotReady"), literal("GetPodsFailed"))))))) },
      { status: "InProgress", text: "conditions.exists(c, c.type.endsWith('Healthy') && c.status != 'True')", test: exists(conditions(), 0, 9, and(textTest("endsWith", select(slot(0), "type"), literal("Healthy")), differs(select(slot(0), "status"), literal("True")))) },
      { status: "Current", text: "has(status.phase) && status.phase == 'Running'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Running"))), reason: ["Running"] },
      { status: "InProgress", text: "has(status.phase)", test: hasField(field("status"), "phase") },
    ],
  }))],
]);
