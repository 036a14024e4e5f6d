// Generated from packages/core/src/status/rules/library/temporal.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, differs, equals, field, hasField, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Temporal: TemporalWorkerDeployment, WorkerDeployment. */
export const temporalRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["temporal.io/TemporalWorkerDeployment", deferRule("temporal/TemporalWorkerDeployment", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Ready') && conditions.isFalse('Progressing') && conditions.reason('Progressing') != 'RolloutComplete'", test: and(and(conditionIs(conditions(), literal("Ready"), "False"), conditionIs(conditions(), literal("Progressing"), "False")), differs(conditionText(conditions(), literal("Progressing"), "reason"), literal("RolloutComplete"))) },
      { status: "Current", text: "has(status.targetVersion) && has(status.targetVersion.status) && status.targetVersion.status == 'Current'", test: and(and(hasField(field("status"), "targetVersion"), hasField(select(field("status"), "targetVersion"), "status")), equals(select(select(field("status"), "targetVersion"), "status"), literal("Current"))), reason: ["Current"] },
      { status: "InProgress", text: "has(status.targetVersion) && has(status.targetVersion.status)", test: and(hasField(field("status"), "targetVersion"), hasField(select(field("status"), "targetVersion"), "status")), reason: [select(select(field("status"), "targetVersion"), "status")] },
    ],
  }))],
  ["temporal.io/WorkerDeployment", deferRule("temporal/WorkerDeployment", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Ready') && conditions.isFalse('Progressing') && conditions.reason('Progressing') != 'RolloutComplete'", test: and(and(conditionIs(conditions(), literal("Ready"), "False"), conditionIs(conditions(), literal("Progressing"), "False")), differs(conditionText(conditions(), literal("Progressing"), "reason"), literal("RolloutComplete"))) },
      { status: "Current", text: "has(status.targetVersion) && has(status.targetVersion.status) && status.targetVersion.status == 'Current'", test: and(and(hasField(field("status"), "targetVersion"), hasField(select(field("status"), "targetVersion"), "status")), equals(select(select(field("status"), "targetVersion"), "status"), literal("Current"))), reason: ["Current"] },
      { status: "InProgress", text: "has(status.targetVersion) && has(status.targetVersion.status)", test: and(hasField(field("status"), "targetVersion"), hasField(select(field("status"), "targetVersion"), "status")), reason: [select(select(field("status"), "targetVersion"), "status")] },
    ],
  }))],
]);
