// Generated from packages/core/src/status/rules/library/sloth.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, not, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Sloth: PrometheusServiceLevel. */
export const slothRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["sloth.slok.dev/PrometheusServiceLevel", deferRule("sloth/PrometheusServiceLevel", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.promOpRulesGenerated) && !status.promOpRulesGenerated", test: and(hasField(field("status"), "promOpRulesGenerated"), not(select(field("status"), "promOpRulesGenerated"))), reason: ["RulesNotGenerated"] },
      { status: "Current", text: "has(status.promOpRulesGenerated) && status.promOpRulesGenerated", test: and(hasField(field("status"), "promOpRulesGenerated"), select(field("status"), "promOpRulesGenerated")), reason: ["RulesGenerated"] },
    ],
  }))],
]);
