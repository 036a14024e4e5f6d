// Generated from packages/core/src/status/rules/library/flagger.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, choose, conditionIs, conditionText, conditions, equals, field, hasField, isIn, list, literal, or, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Flagger: MetricTemplate, AlertProvider, Canary. */
export const flaggerRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["flagger.app/MetricTemplate", deferRule("flagger/MetricTemplate", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["flagger.app/AlertProvider", deferRule("flagger/AlertProvider", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["flagger.app/Canary", deferRule("flagger/Canary", true, () => ({
    suspended: { text: "(has(status.phase) && status.phase in ['Waiting', 'WaitingPromotion']) || (has(spec.suspend) && spec.suspend == true)", test: or(and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Waiting"), literal("WaitingPromotion")))), and(hasField(field("spec"), "suspend"), equals(select(field("spec"), "suspend"), literal(true)))) },
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'Failed'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failed"))), reason: [choose(conditionIs(conditions(), literal("Promoted"), "False"), conditionText(conditions(), literal("Promoted"), "reason"), literal("Failed"))], message: [choose(conditionIs(conditions(), literal("Promoted"), "False"), conditionText(conditions(), literal("Promoted"), "message"), literal("The analysis of the canary failed"))] },
      { status: "InProgress", text: "has(status.phase) && status.phase in ['Waiting', 'WaitingPromotion']", test: and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Waiting"), literal("WaitingPromotion")))), reason: [select(field("status"), "phase")], message: ["Waits for an approval"] },
      { status: "Current", text: "has(status.phase) && status.phase in ['Initialized', 'Succeeded']", test: and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Initialized"), literal("Succeeded")))), reason: [select(field("status"), "phase")] },
      { status: "InProgress", text: "has(status.phase)", test: hasField(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  }))],
]);
