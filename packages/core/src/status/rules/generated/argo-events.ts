// Generated from packages/core/src/status/rules/library/argo-events.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, conditionIs, conditions, differs, equals, exists, has, literal, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Argo Events: EventSource, Sensor. */
export const argoEventsRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["argoproj.io/EventSource", deferRule("argo-events/EventSource", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.exists(c, c.status == 'False' && has(c.reason) && c.reason != '')", test: exists(conditions(), 0, 12, and(and(equals(select(slot(0), "status"), literal("False")), has(slot(0), "reason")), differs(select(slot(0), "reason"), literal("")))) },
      { status: "InProgress", text: "conditions.exists(c, c.status != 'True')", test: exists(conditions(), 0, 4, differs(select(slot(0), "status"), literal("True"))) },
      { status: "Current", text: "conditions.isTrue('Deployed')", test: conditionIs(conditions(), literal("Deployed"), "True") },
    ],
  }))],
  ["argoproj.io/Sensor", deferRule("argo-events/Sensor", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.exists(c, c.status == 'False' && has(c.reason) && c.reason != '')", test: exists(conditions(), 0, 12, and(and(equals(select(slot(0), "status"), literal("False")), has(slot(0), "reason")), differs(select(slot(0), "reason"), literal("")))) },
      { status: "InProgress", text: "conditions.exists(c, c.status != 'True')", test: exists(conditions(), 0, 4, differs(select(slot(0), "status"), literal("True"))) },
      { status: "Current", text: "conditions.isTrue('Deployed')", test: conditionIs(conditions(), literal("Deployed"), "True") },
    ],
  }))],
]);
