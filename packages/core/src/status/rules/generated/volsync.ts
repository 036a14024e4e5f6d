// Generated from packages/core/src/status/rules/library/volsync.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, equals, field, hasField, literal, not, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of VolSync: *. */
export const volsyncRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["volsync.backube/*", deferRule("volsync/*", true, () => ({
    overrules: [{"condition":"Synchronizing"}],
    suspended: { text: "has(spec.paused) && spec.paused", test: and(hasField(field("spec"), "paused"), select(field("spec"), "paused")) },
    rows: [
      { status: "Failed", text: "conditions.reason('Synchronizing') == 'Error'", test: equals(conditionText(conditions(), literal("Synchronizing"), "reason"), literal("Error")) },
      { status: "Failed", text: "has(status.latestMoverStatus) && has(status.latestMoverStatus.result) && status.latestMoverStatus.result == 'Failed'", test: and(and(hasField(field("status"), "latestMoverStatus"), hasField(select(field("status"), "latestMoverStatus"), "result")), equals(select(select(field("status"), "latestMoverStatus"), "result"), literal("Failed"))), reason: ["MoverFailed"], message: ["The last synchronization failed"] },
      { status: "InProgress", text: "conditions.reason('Synchronizing') == 'CleaningUp'", test: equals(conditionText(conditions(), literal("Synchronizing"), "reason"), literal("CleaningUp")) },
      { status: "Current", text: "conditions.isFalse('Synchronizing')", test: conditionIs(conditions(), literal("Synchronizing"), "False") },
      { status: "Current", text: "conditions.isTrue('Synchronizing') && !has(spec.trigger) && has(status.lastSyncTime)", test: and(and(conditionIs(conditions(), literal("Synchronizing"), "True"), not(hasField(field("spec"), "trigger"))), hasField(field("status"), "lastSyncTime")), reason: ["Synchronized"] },
      { status: "InProgress", text: "conditions.isTrue('Synchronizing')", test: conditionIs(conditions(), literal("Synchronizing"), "True") },
    ],
  }))],
]);
