// Generated from packages/core/src/status/rules/library/kuadrant.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, conditionIs, conditions, literal, or, size } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Kuadrant: AuthPolicy, RateLimitPolicy, DNSPolicy, TLSPolicy. */
export const kuadrantRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["kuadrant.io/AuthPolicy", deferRule("kuadrant/AuthPolicy", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Accepted') || conditions.isFalse('Enforced')", test: or(conditionIs(conditions(), literal("Accepted"), "False"), conditionIs(conditions(), literal("Enforced"), "False")) },
      { status: "Current", text: "conditions.isTrue('Accepted') && conditions.isTrue('Enforced')", test: and(conditionIs(conditions(), literal("Accepted"), "True"), conditionIs(conditions(), literal("Enforced"), "True")) },
      { status: "InProgress", text: "size(conditions) > 0", test: compare(">", size(conditions()), literal(0)), reason: ["NotEnforced"] },
    ],
  }))],
  ["kuadrant.io/RateLimitPolicy", deferRule("kuadrant/RateLimitPolicy", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Accepted') || conditions.isFalse('Enforced')", test: or(conditionIs(conditions(), literal("Accepted"), "False"), conditionIs(conditions(), literal("Enforced"), "False")) },
      { status: "Current", text: "conditions.isTrue('Accepted') && conditions.isTrue('Enforced')", test: and(conditionIs(conditions(), literal("Accepted"), "True"), conditionIs(conditions(), literal("Enforced"), "True")) },
      { status: "InProgress", text: "size(conditions) > 0", test: compare(">", size(conditions()), literal(0)), reason: ["NotEnforced"] },
    ],
  }))],
  ["kuadrant.io/DNSPolicy", deferRule("kuadrant/DNSPolicy", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Accepted') || conditions.isFalse('Enforced')", test: or(conditionIs(conditions(), literal("Accepted"), "False"), conditionIs(conditions(), literal("Enforced"), "False")) },
      { status: "Current", text: "conditions.isTrue('Accepted') && conditions.isTrue('Enforced')", test: and(conditionIs(conditions(), literal("Accepted"), "True"), conditionIs(conditions(), literal("Enforced"), "True")) },
      { status: "InProgress", text: "size(conditions) > 0", test: compare(">", size(conditions()), literal(0)), reason: ["NotEnforced"] },
    ],
  }))],
  ["kuadrant.io/TLSPolicy", deferRule("kuadrant/TLSPolicy", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Accepted') || conditions.isFalse('Enforced')", test: or(conditionIs(conditions(), literal("Accepted"), "False"), conditionIs(conditions(), literal("Enforced"), "False")) },
      { status: "Current", text: "conditions.isTrue('Accepted') && conditions.isTrue('Enforced')", test: and(conditionIs(conditions(), literal("Accepted"), "True"), conditionIs(conditions(), literal("Enforced"), "True")) },
      { status: "InProgress", text: "size(conditions) > 0", test: compare(">", size(conditions()), literal(0)), reason: ["NotEnforced"] },
    ],
  }))],
]);
