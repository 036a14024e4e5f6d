// Generated from packages/core/src/status/rules/library/dynatrace.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, conditionIs, conditions, equals, field, has, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Dynatrace Operator: DynaKube. */
export const dynatraceRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["dynatrace.com/DynaKube", deferRule("dynatrace/DynaKube", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Tokens')", test: conditionIs(conditions(), literal("Tokens"), "False") },
      { status: "Failed", text: "has(status.phase) && status.phase == 'Error'", test: and(has(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Error"))), reason: ["Error"] },
      { status: "Current", text: "has(status.phase) && status.phase == 'Running'", test: and(has(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Running"))), reason: ["Running"] },
      { status: "InProgress", text: "has(status.phase)", test: has(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  }))],
]);
