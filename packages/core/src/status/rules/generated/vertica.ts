// Generated from packages/core/src/status/rules/library/vertica.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, conditionIs, conditions, equals, exists, field, hasField, list, literal, optional, orValue, select, slot, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Vertica Operator: VerticaDB. */
export const verticaRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["vertica.com/VerticaDB", deferRule("vertica/VerticaDB", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('TLSCertRollbackNeeded')", test: conditionIs(conditions(), literal("TLSCertRollbackNeeded"), "True") },
      { status: "InProgress", text: "conditions.exists(c, c.type.endsWith('InProgress') && c.status == 'True')", test: exists(conditions(), 0, 9, and(textTest("endsWith", select(slot(0), "type"), literal("InProgress")), equals(select(slot(0), "status"), literal("True")))) },
      { status: "InProgress", text: "conditions.isTrue('VerticaRestartNeeded')", test: conditionIs(conditions(), literal("VerticaRestartNeeded"), "True") },
      { status: "InProgress", text: "has(status.upNodeCount) && has(status.addedToDBCount) && status.upNodeCount < status.addedToDBCount", test: and(and(hasField(field("status"), "upNodeCount"), hasField(field("status"), "addedToDBCount")), compare("<", select(field("status"), "upNodeCount"), select(field("status"), "addedToDBCount"))), reason: ["NodesDown"], message: [select(field("status"), "upNodeCount"), " of ", select(field("status"), "addedToDBCount"), " nodes are up"] },
      { status: "InProgress", text: "spec.?subclusters.orValue([]).exists(w, status.?subclusters.orValue([]).exists(s, s.?name.orValue('') == w.?name.orValue('') && s.?addedToDBCount.orValue(0) < w.?size.orValue(0)))", test: exists(orValue(optional(field("spec"), literal("subclusters")), list()), 0, 29, exists(orValue(optional(field("status"), literal("subclusters")), list()), 1, 23, and(equals(orValue(optional(slot(1), literal("name")), literal("")), orValue(optional(slot(0), literal("name")), literal(""))), compare("<", orValue(optional(slot(1), literal("addedToDBCount")), literal(0)), orValue(optional(slot(0), literal("size")), literal(0)))))), reason: ["NodesMissing"], message: ["A subcluster has fewer nodes than it shall have"] },
      { status: "Current", text: "conditions.isTrue('DBInitialized') && has(status.upNodeCount) && status.upNodeCount > 0", test: and(and(conditionIs(conditions(), literal("DBInitialized"), "True"), hasField(field("status"), "upNodeCount")), compare(">", select(field("status"), "upNodeCount"), literal(0))), reason: ["Up"], message: [select(field("status"), "upNodeCount"), " nodes are up"] },
    ],
  }))],
]);
