// Generated from packages/core/src/status/rules/library/hazelcast.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, choose, equals, field, hasField, isIn, list, literal, optional, or, orValue, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Hazelcast Platform Operator: JetJob, CronHotBackup. */
export const hazelcastRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["hazelcast.com/JetJob", deferRule("hazelcast/JetJob", true, () => ({
    suspended: { text: "has(status.phase) && status.phase in ['Suspended', 'SuspendedExportingSnapshot'] || has(spec.state) && spec.state == 'Suspended'", test: or(and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Suspended"), literal("SuspendedExportingSnapshot")))), and(hasField(field("spec"), "state"), equals(select(field("spec"), "state"), literal("Suspended")))) },
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'Failed'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failed"))), reason: ["Failed"], message: [choose(hasField(field("status"), "failureText"), select(field("status"), "failureText"), literal("The job failed"))] },
      { status: "InProgress", text: "has(status.phase) && status.phase == 'Suspended' && has(spec.state) && spec.state == 'Running'", test: and(and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Suspended"))), and(hasField(field("spec"), "state"), equals(select(field("spec"), "state"), literal("Running")))), reason: ["Suspended"], message: [orValue(optional(field("status"), literal("suspensionCause")), literal("The job is suspended, and shall run"))] },
      { status: "InProgress", text: "has(status.phase) && status.phase == 'Running' && has(spec.state) && spec.state in ['Suspended', 'Canceled']", test: and(and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Running"))), and(hasField(field("spec"), "state"), isIn(select(field("spec"), "state"), list(literal("Suspended"), literal("Canceled"))))), reason: ["Running"], message: ["The job runs, and shall be ", select(field("spec"), "state")] },
      { status: "Current", text: "has(status.phase) && status.phase in ['Running', 'Completed', 'Suspended']", test: and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Running"), literal("Completed"), literal("Suspended")))), reason: [select(field("status"), "phase")] },
      { status: "InProgress", text: "has(status.phase)", test: hasField(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  }))],
  ["hazelcast.com/CronHotBackup", deferRule("hazelcast/CronHotBackup", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.schedule)", test: hasField(field("spec"), "schedule"), reason: ["Scheduled"] },
    ],
  }))],
]);
