// Generated from packages/core/src/status/rules/library/konveyor.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditions, equals, exists, hasField, isIn, list, literal, or, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Konveyor: *. */
export const konveyorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["forklift.konveyor.io/*", deferRule("konveyor/*", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Failed", text: "conditions.exists(c, c.status == 'True' && has(c.category) && c.category in ['Critical', 'Error'])", test: exists(conditions(), 0, 14, and(and(equals(select(slot(0), "status"), literal("True")), hasField(slot(0), "category")), isIn(select(slot(0), "category"), list(literal("Critical"), literal("Error"))))) },
      { status: "Failed", text: "conditions.isTrue('Failed') || conditions.isTrue('Canceled')", test: or(conditionIs(conditions(), literal("Failed"), "True"), conditionIs(conditions(), literal("Canceled"), "True")), terminal: true },
      { status: "Current", text: "conditions.isTrue('Succeeded')", test: conditionIs(conditions(), literal("Succeeded"), "True"), terminal: true },
      { status: "InProgress", text: "conditions.isTrue('Executing') || conditions.isTrue('Running')", test: or(conditionIs(conditions(), literal("Executing"), "True"), conditionIs(conditions(), literal("Running"), "True")) },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
    ],
  }))],
]);
