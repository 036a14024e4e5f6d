// Generated from packages/core/src/status/rules/library/mongodb-atlas.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, conditionIs, conditions, equals, exists, has, literal, or, select, slot, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of MongoDB Atlas Operator: *. */
export const mongodbAtlasRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["atlas.mongodb.com/*", deferRule("mongodb-atlas/*", true, () => ({
    rows: [
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "Failed", text: "conditions.exists(c, c.status == 'False' && has(c.reason) && (c.reason.contains('NotCreated') || c.reason.contains('NotUpdated') || c.reason.contains('NotDeleted') || c.reason.contains('Error') || c.reason.contains('Invalid') || c.reason.contains('Unsupported') || c.reason.contains('NotProvided') || c.reason.contains('Failed')))", test: exists(conditions(), 0, 47, and(and(equals(select(slot(0), "status"), literal("False")), has(slot(0), "reason")), or(or(or(textTest("contains", select(slot(0), "reason"), literal("NotCreated")), textTest("contains", select(slot(0), "reason"), literal("NotUpdated"))), or(textTest("contains", select(slot(0), "reason"), literal("NotDeleted")), textTest("contains", select(slot(0), "reason"), literal("Error")))), or(or(textTest("contains", select(slot(0), "reason"), literal("Invalid")), textTest("contains", select(slot(0), "reason"), literal("Unsupported"))), or(textTest("contains", select(slot(0), "reason"), literal("NotProvided")), textTest("contains", select(slot(0), "reason"), literal("Failed"))))))) },
      { status: "InProgress", text: "conditions.isFalse('Ready') || conditions.isUnknown('Ready')", test: or(conditionIs(conditions(), literal("Ready"), "False"), conditionIs(conditions(), literal("Ready"), "Unknown")) },
    ],
  }))],
]);
