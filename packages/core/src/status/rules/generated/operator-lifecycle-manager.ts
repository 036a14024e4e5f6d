// Generated from packages/core/src/status/rules/library/operator-lifecycle-manager.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { conditionIs, conditions, field, has, literal, or } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Operator Lifecycle Manager: OperatorGroup. */
export const operatorLifecycleManagerRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["operators.coreos.com/OperatorGroup", createRule({
    id: "operator-lifecycle-manager/OperatorGroup",
    rows: [
      { status: "Failed", text: "conditions.isTrue('MultipleOperatorGroupsFound') || conditions.isTrue('ServiceAccountNotFound')", test: or(conditionIs(conditions(), literal("MultipleOperatorGroupsFound"), "True"), conditionIs(conditions(), literal("ServiceAccountNotFound"), "True")) },
      { status: "Current", text: "has(status.namespaces) || has(status.lastUpdated)", test: or(has(field("status"), "namespaces"), has(field("status"), "lastUpdated")), reason: ["Resolved"] },
    ],
  })],
]);
