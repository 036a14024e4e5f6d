// Generated from packages/core/src/status/rules/library/hierarchical-namespaces.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditions, equals, field, hasField, isIn, list, literal, select, size } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Hierarchical Namespaces: HierarchyConfiguration, SubnamespaceAnchor. */
export const hierarchicalNamespacesRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["hnc.x-k8s.io/HierarchyConfiguration", deferRule("hierarchical-namespaces/HierarchyConfiguration", false, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('ActivitiesHalted')", test: conditionIs(conditions(), literal("ActivitiesHalted"), "True") },
      { status: "Failed", text: "conditions.isTrue('BadConfiguration')", test: conditionIs(conditions(), literal("BadConfiguration"), "True") },
      { status: "Current", text: "has(metadata.name) && conditions.size() == 0", test: and(hasField(field("metadata"), "name"), equals(size(conditions()), literal(0))), reason: ["NoErrors"], message: ["Nothing is wrong with it"] },
    ],
  }))],
  ["hnc.x-k8s.io/SubnamespaceAnchor", deferRule("hierarchical-namespaces/SubnamespaceAnchor", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.status) && status.status in ['Conflict', 'Forbidden']", test: and(hasField(field("status"), "status"), isIn(select(field("status"), "status"), list(literal("Conflict"), literal("Forbidden")))), reason: [select(field("status"), "status")] },
      { status: "Current", text: "has(status.status) && status.status == 'Ok'", test: and(hasField(field("status"), "status"), equals(select(field("status"), "status"), literal("Ok"))), reason: ["Ok"] },
      { status: "InProgress", text: "has(status.status) && status.status == 'Missing'", test: and(hasField(field("status"), "status"), equals(select(field("status"), "status"), literal("Missing"))), reason: [select(field("status"), "status")] },
    ],
  }))],
]);
