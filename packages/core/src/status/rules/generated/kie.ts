// Generated from packages/core/src/status/rules/library/kie.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionText, conditions, equals, field, hasField, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of KIE Cloud Operator: KieApp. */
export const kieRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["app.kiegroup.org/KieApp", deferRule("kie/KieApp", true, () => ({
    overrules: [{"condition":"Failed"},{"condition":"Provisioning"}],
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'Failed'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failed"))), reason: [conditionText(conditions(), literal("Failed"), "reason")], message: [conditionText(conditions(), literal("Failed"), "message")] },
      { status: "Current", text: "has(status.phase) && status.phase == 'Deployed'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Deployed"))), reason: ["Deployed"] },
      { status: "InProgress", text: "has(status.phase)", test: hasField(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  }))],
]);
