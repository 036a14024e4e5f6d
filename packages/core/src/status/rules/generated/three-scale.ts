// Generated from packages/core/src/status/rules/library/three-scale.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, conditionIs, conditions, equals, field, hasField, literal, or, select, size } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of 3scale API Management: *. */
export const threeScaleRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["capabilities.3scale.net/*", deferRule("three-scale/*", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('Failed')", test: conditionIs(conditions(), literal("Failed"), "True") },
      { status: "Failed", text: "conditions.isTrue('Invalid')", test: conditionIs(conditions(), literal("Invalid"), "True") },
      { status: "InProgress", text: "conditions.isTrue('Orphan')", test: conditionIs(conditions(), literal("Orphan"), "True") },
      { status: "Current", text: "conditions.isTrue('Synced') || conditions.isTrue('Ready')", test: or(conditionIs(conditions(), literal("Synced"), "True"), conditionIs(conditions(), literal("Ready"), "True")) },
      { status: "InProgress", text: "conditions.isTrue('Waiting')", test: conditionIs(conditions(), literal("Waiting"), "True") },
      { status: "Current", text: "kind == 'Tenant' && size(conditions) == 0 && has(status.tenantId) && status.tenantId > 0", test: and(and(equals(field("kind"), literal("Tenant")), equals(size(conditions()), literal(0))), and(hasField(field("status"), "tenantId"), compare(">", select(field("status"), "tenantId"), literal(0)))), reason: ["TenantCreated"] },
    ],
  }))],
]);
