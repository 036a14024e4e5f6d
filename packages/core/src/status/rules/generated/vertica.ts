// Generated from packages/core/src/status/rules/library/vertica.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, compare, conditionIs, conditions, equals, exists, field, hasField, literal, select, slot, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Vertica Operator: VerticaDB. */
export const verticaRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["vertica.com/VerticaDB", deferRule("vertica/VerticaDB", true, () => ({
    rows: [
      { status: "InProgress", text: "conditions.exists(c, c.type.endsWith('UpgradeInProgress') && c.status == 'True')", test: exists(conditions(), 0, 9, and(textTest("endsWith", select(slot(0), "type"), literal("UpgradeInProgress")), equals(select(slot(0), "status"), literal("True")))) },
      { status: "InProgress", text: "conditions.isTrue('VerticaRestartNeeded')", test: conditionIs(conditions(), literal("VerticaRestartNeeded"), "True") },
      { status: "InProgress", text: "has(status.upNodeCount) && has(status.addedToDBCount) && status.upNodeCount < status.addedToDBCount", test: and(and(hasField(field("status"), "upNodeCount"), hasField(field("status"), "addedToDBCount")), compare("<", select(field("status"), "upNodeCount"), select(field("status"), "addedToDBCount"))), reason: ["NodesDown"], message: [select(field("status"), "upNodeCount"), " of ", select(field("status"), "addedToDBCount"), " nodes are up"] },
      { status: "Current", text: "conditions.isTrue('DBInitialized') && has(status.upNodeCount) && status.upNodeCount > 0", test: and(and(conditionIs(conditions(), literal("DBInitialized"), "True"), hasField(field("status"), "upNodeCount")), compare(">", select(field("status"), "upNodeCount"), literal(0))), reason: ["Up"], message: [select(field("status"), "upNodeCount"), " nodes are up"] },
    ],
  }))],
]);
