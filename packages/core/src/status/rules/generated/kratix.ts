// Generated from packages/core/src/status/rules/library/kratix.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, choose, conditionIs, conditionText, conditions, equals, field, hasField, literal, or, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Kratix: Promise. */
export const kratixRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["platform.kratix.io/Promise", deferRule("kratix/Promise", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('ConfigureWorkflowCompleted') && conditions.reason('ConfigureWorkflowCompleted') == 'ConfigureWorkflowFailed'", test: and(conditionIs(conditions(), literal("ConfigureWorkflowCompleted"), "False"), equals(conditionText(conditions(), literal("ConfigureWorkflowCompleted"), "reason"), literal("ConfigureWorkflowFailed"))) },
      { status: "Current", text: "conditions.isTrue('Available')", test: conditionIs(conditions(), literal("Available"), "True") },
      { status: "InProgress", text: "has(status.status) || conditions.isFalse('Available')", test: or(hasField(field("status"), "status"), conditionIs(conditions(), literal("Available"), "False")), reason: [choose(hasField(field("status"), "status"), select(field("status"), "status"), literal("Unavailable"))] },
    ],
  }))],
]);
