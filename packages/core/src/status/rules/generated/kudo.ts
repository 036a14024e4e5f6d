// Generated from packages/core/src/status/rules/library/kudo.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, compare, conditionIs, conditionText, conditions, equals, exists, field, filter, has, index, isIn, list, literal, not, select, size, slot } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of KUDO: Instance, Operator, OperatorVersion. */
export const kudoRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["kudo.dev/Instance", createRule({
    id: "kudo/Instance",
    rows: [
      { status: "Failed", text: "has(spec.planExecution) && has(spec.planExecution.status) && spec.planExecution.status == 'FATAL_ERROR'", test: and(and(has(field("spec"), "planExecution"), has(select(field("spec"), "planExecution"), "status")), equals(select(select(field("spec"), "planExecution"), "status"), literal("FATAL_ERROR"))), reason: ["PlanInFatalError"], message: ["Plan ", select(select(field("spec"), "planExecution"), "planName"), " ended with a fatal error"], terminal: true },
      { status: "Failed", text: "has(status.aggregatedStatus) && has(status.aggregatedStatus.status) && status.aggregatedStatus.status == 'FATAL_ERROR'", test: and(and(has(field("status"), "aggregatedStatus"), has(select(field("status"), "aggregatedStatus"), "status")), equals(select(select(field("status"), "aggregatedStatus"), "status"), literal("FATAL_ERROR"))), reason: ["PlanInFatalError"], message: ["Plan ", select(select(field("status"), "aggregatedStatus"), "activePlanName"), " ended with a fatal error"], terminal: true },
      { status: "InProgress", text: "has(spec.planExecution) && has(spec.planExecution.status) && spec.planExecution.status in ['NEVER_RUN', 'PENDING', 'IN_PROGRESS', 'ERROR']", test: and(and(has(field("spec"), "planExecution"), has(select(field("spec"), "planExecution"), "status")), isIn(select(select(field("spec"), "planExecution"), "status"), list(literal("NEVER_RUN"), literal("PENDING"), literal("IN_PROGRESS"), literal("ERROR")))), reason: ["PlanInProgress"], message: ["Plan ", select(select(field("spec"), "planExecution"), "planName"), " is ", select(select(field("spec"), "planExecution"), "status")] },
      { status: "InProgress", text: "has(status.aggregatedStatus) && has(status.aggregatedStatus.status) && status.aggregatedStatus.status in ['PENDING', 'IN_PROGRESS', 'ERROR']", test: and(and(has(field("status"), "aggregatedStatus"), has(select(field("status"), "aggregatedStatus"), "status")), isIn(select(select(field("status"), "aggregatedStatus"), "status"), list(literal("PENDING"), literal("IN_PROGRESS"), literal("ERROR")))), reason: ["PlanInProgress"], message: ["Plan ", select(select(field("status"), "aggregatedStatus"), "activePlanName"), " is ", select(select(field("status"), "aggregatedStatus"), "status")] },
      { status: "InProgress", text: "has(status.planStatus) && status.planStatus.exists(p, has(status.planStatus[p].status) && status.planStatus[p].status in ['PENDING', 'IN_PROGRESS', 'ERROR'])", test: and(has(field("status"), "planStatus"), exists(select(field("status"), "planStatus"), 0, 16, and(has(index(select(field("status"), "planStatus"), slot(0)), "status"), isIn(select(index(select(field("status"), "planStatus"), slot(0)), "status"), list(literal("PENDING"), literal("IN_PROGRESS"), literal("ERROR")))))), reason: ["PlanInProgress"], message: ["Plan ", filter(select(field("status"), "planStatus"), 0, 16, and(has(index(select(field("status"), "planStatus"), slot(0)), "status"), isIn(select(index(select(field("status"), "planStatus"), slot(0)), "status"), list(literal("PENDING"), literal("IN_PROGRESS"), literal("ERROR"))))), " runs"] },
      { status: "Failed", text: "has(status.planStatus) && status.planStatus.exists(p, has(status.planStatus[p].status) && status.planStatus[p].status == 'FATAL_ERROR' && !status.planStatus.exists(q, has(status.planStatus[q].lastUpdatedTimestamp) && has(status.planStatus[p].lastUpdatedTimestamp) && status.planStatus[q].lastUpdatedTimestamp > status.planStatus[p].lastUpdatedTimestamp))", test: and(has(field("status"), "planStatus"), exists(select(field("status"), "planStatus"), 0, 41, and(and(has(index(select(field("status"), "planStatus"), slot(0)), "status"), equals(select(index(select(field("status"), "planStatus"), slot(0)), "status"), literal("FATAL_ERROR"))), not(exists(select(field("status"), "planStatus"), 1, 23, and(and(has(index(select(field("status"), "planStatus"), slot(1)), "lastUpdatedTimestamp"), has(index(select(field("status"), "planStatus"), slot(0)), "lastUpdatedTimestamp")), compare(">", select(index(select(field("status"), "planStatus"), slot(1)), "lastUpdatedTimestamp"), select(index(select(field("status"), "planStatus"), slot(0)), "lastUpdatedTimestamp")))))))), reason: ["PlanInFatalError"], message: ["Plan ", filter(select(field("status"), "planStatus"), 0, 13, and(has(index(select(field("status"), "planStatus"), slot(0)), "status"), equals(select(index(select(field("status"), "planStatus"), slot(0)), "status"), literal("FATAL_ERROR")))), " ended with a fatal error"], terminal: true },
      { status: "Failed", text: "conditions.reason('Ready') == 'PlanInFatalError'", test: equals(conditionText(conditions(), literal("Ready"), "reason"), literal("PlanInFatalError")) },
      { status: "InProgress", text: "conditions.isUnknown('Ready')", test: conditionIs(conditions(), literal("Ready"), "Unknown") },
      { status: "InProgress", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "Current", text: "has(status.aggregatedStatus) && has(status.aggregatedStatus.status) && status.aggregatedStatus.status == 'COMPLETE'", test: and(and(has(field("status"), "aggregatedStatus"), has(select(field("status"), "aggregatedStatus"), "status")), equals(select(select(field("status"), "aggregatedStatus"), "status"), literal("COMPLETE"))), reason: ["PlanComplete"], message: ["Plan ", select(select(field("status"), "aggregatedStatus"), "activePlanName"), " is complete"] },
      { status: "Current", text: "conditions.size() == 0 && has(status.planStatus) && status.planStatus.exists(p, has(status.planStatus[p].status) && status.planStatus[p].status == 'COMPLETE')", test: and(and(equals(size(conditions()), literal(0)), has(field("status"), "planStatus")), exists(select(field("status"), "planStatus"), 0, 13, and(has(index(select(field("status"), "planStatus"), slot(0)), "status"), equals(select(index(select(field("status"), "planStatus"), slot(0)), "status"), literal("COMPLETE"))))), reason: ["PlanComplete"], message: ["Plan ", filter(select(field("status"), "planStatus"), 0, 13, and(has(index(select(field("status"), "planStatus"), slot(0)), "status"), equals(select(index(select(field("status"), "planStatus"), slot(0)), "status"), literal("COMPLETE")))), " is complete"] },
    ],
  })],
  ["kudo.dev/Operator", createRule({
    id: "kudo/Operator",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Static"], message: ["An Operator reports no state"] },
    ],
  })],
  ["kudo.dev/OperatorVersion", createRule({
    id: "kudo/OperatorVersion",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(spec.operator)", test: has(field("spec"), "operator"), reason: ["Static"], message: ["An OperatorVersion reports no state"] },
    ],
  })],
]);
