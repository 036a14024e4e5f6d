// Generated from packages/core/src/status/rules/library/pyrra.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Pyrra: ServiceLevelObjective. */
export const pyrraRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["pyrra.dev/ServiceLevelObjective", deferRule("pyrra/ServiceLevelObjective", true, () => ({
    rows: [
      { status: "Current", text: "has(status.type) && status.type in ['PrometheusRule', 'ConfigMap', 'MimirRule']", test: and(hasField(field("status"), "type"), isIn(select(field("status"), "type"), list(literal("PrometheusRule"), literal("ConfigMap"), literal("MimirRule")))), reason: ["RulesMade"], message: ["Its rules are made, as ", select(field("status"), "type")] },
    ],
  }))],
]);
