// Generated from packages/core/src/status/rules/library/kserve.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, conditionIs, conditions, equals, exists, field, has, isIn, list, literal, or, select, slot, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of KServe: InferenceService, ServingRuntime, ClusterServingRuntime, ClusterStorageContainer. */
export const kserveRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["serving.kserve.io/InferenceService", deferRule("kserve/InferenceService", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.modelStatus) && has(status.modelStatus.transitionStatus) && status.modelStatus.transitionStatus in ['BlockedByFailedLoad', 'InvalidSpec']", test: and(and(has(field("status"), "modelStatus"), has(select(field("status"), "modelStatus"), "transitionStatus")), isIn(select(select(field("status"), "modelStatus"), "transitionStatus"), list(literal("BlockedByFailedLoad"), literal("InvalidSpec")))), reason: [select(select(field("status"), "modelStatus"), "transitionStatus")], message: [select(select(select(field("status"), "modelStatus"), "lastFailureInfo"), "message")] },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "Failed", text: "conditions.isTrue('Stopped') == false && conditions.exists(c, c.status == 'False' && has(c.reason) && (c.reason.contains('Failed') || c.reason.contains('Error') || c.reason.startsWith('ExitCode')))", test: and(equals(conditionIs(conditions(), literal("Stopped"), "True"), literal(false)), exists(conditions(), 0, 22, and(and(equals(select(slot(0), "status"), literal("False")), has(slot(0), "reason")), or(or(textTest("contains", select(slot(0), "reason"), literal("Failed")), textTest("contains", select(slot(0), "reason"), literal("Error"))), textTest("startsWith", select(slot(0), "reason"), literal("ExitCode")))))) },
      { status: "InProgress", text: "conditions.isFalse('Ready') || conditions.isUnknown('Ready')", test: or(conditionIs(conditions(), literal("Ready"), "False"), conditionIs(conditions(), literal("Ready"), "Unknown")) },
    ],
  }))],
  ["serving.kserve.io/ServingRuntime", deferRule("kserve/ServingRuntime", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["serving.kserve.io/ClusterServingRuntime", deferRule("kserve/ClusterServingRuntime", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["serving.kserve.io/ClusterStorageContainer", deferRule("kserve/ClusterStorageContainer", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
