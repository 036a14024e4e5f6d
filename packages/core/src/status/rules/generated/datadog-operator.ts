// Generated from packages/core/src/status/rules/library/datadog-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { conditionIs, conditions, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Datadog Operator: DatadogMetric. */
export const datadogOperatorRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["datadoghq.com/DatadogMetric", deferRule("datadog-operator/DatadogMetric", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('Error')", test: conditionIs(conditions(), literal("Error"), "True") },
      { status: "Current", text: "conditions.isTrue('Valid')", test: conditionIs(conditions(), literal("Valid"), "True") },
      { status: "InProgress", text: "conditions.isFalse('Valid')", test: conditionIs(conditions(), literal("Valid"), "False") },
    ],
  }))],
]);
