// Generated from packages/core/src/status/rules/library/spark-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, equals, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Spark Operator: ScheduledSparkApplication. */
export const sparkOperatorRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["sparkoperator.k8s.io/ScheduledSparkApplication", deferRule("spark-operator/ScheduledSparkApplication", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.scheduleState) && status.scheduleState == 'FailedValidation'", test: and(hasField(field("status"), "scheduleState"), equals(select(field("status"), "scheduleState"), literal("FailedValidation"))), reason: ["FailedValidation"], message: [select(field("status"), "reason")] },
      { status: "Current", text: "has(status.scheduleState) && status.scheduleState in ['Scheduled', 'Validating']", test: and(hasField(field("status"), "scheduleState"), isIn(select(field("status"), "scheduleState"), list(literal("Scheduled"), literal("Validating")))), reason: ["Scheduled"] },
      { status: "InProgress", text: "has(status.scheduleState)", test: hasField(field("status"), "scheduleState") },
    ],
  }))],
]);
