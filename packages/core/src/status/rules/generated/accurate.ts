// Generated from packages/core/src/status/rules/library/accurate.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { conditionIs, conditions, field, hasField, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Accurate: SubNamespace. */
export const accurateRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["accurate.cybozu.com/SubNamespace", deferRule("accurate/SubNamespace", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('Stalled')", test: conditionIs(conditions(), literal("Stalled"), "True") },
      { status: "Current", text: "has(status.observedGeneration)", test: hasField(field("status"), "observedGeneration"), reason: ["Reconciled"] },
    ],
  }))],
]);
