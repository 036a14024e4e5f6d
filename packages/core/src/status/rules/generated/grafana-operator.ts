// Generated from packages/core/src/status/rules/library/grafana-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, choose, conditions, differs, equals, exists, field, hasField, isIn, list, literal, or, select, slot, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Grafana Operator: GrafanaDashboard, GrafanaDatasource, GrafanaFolder, *. */
export const grafanaOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["grafana.integreatly.org/GrafanaDashboard", deferRule("grafana-operator/GrafanaDashboard", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.exists(c, c.type in ['NoMatchingInstance', 'NoMatchingInstances', 'InvalidSpec', 'NoMatchingFolder'] && c.status == 'True')", test: exists(conditions(), 0, 13, and(isIn(select(slot(0), "type"), list(literal("NoMatchingInstance"), literal("NoMatchingInstances"), literal("InvalidSpec"), literal("NoMatchingFolder"))), equals(select(slot(0), "status"), literal("True")))) },
      { status: "Failed", text: "conditions.exists(c, c.type.endsWith('Synchronized') && c.status == 'False')", test: exists(conditions(), 0, 9, and(textTest("endsWith", select(slot(0), "type"), literal("Synchronized")), equals(select(slot(0), "status"), literal("False")))) },
      { status: "Current", text: "conditions.exists(c, c.type.endsWith('Synchronized') && c.status == 'True')", test: exists(conditions(), 0, 9, and(textTest("endsWith", select(slot(0), "type"), literal("Synchronized")), equals(select(slot(0), "status"), literal("True")))) },
      { status: "InProgress", text: "conditions.exists(c, c.type.endsWith('Synchronized'))", test: exists(conditions(), 0, 4, textTest("endsWith", select(slot(0), "type"), literal("Synchronized"))) },
      { status: "Failed", text: "has(status.NoMatchingInstances) && status.NoMatchingInstances", test: and(hasField(field("status"), "NoMatchingInstances"), select(field("status"), "NoMatchingInstances")), reason: ["NoMatchingInstances"] },
      { status: "Current", text: "(has(status.hash) && status.hash != '') || (has(status.uid) && status.uid != '')", test: or(and(hasField(field("status"), "hash"), differs(select(field("status"), "hash"), literal(""))), and(hasField(field("status"), "uid"), differs(select(field("status"), "uid"), literal("")))), reason: ["Synchronized"], message: ["It was sent to Grafana"] },
    ],
  }))],
  ["grafana.integreatly.org/GrafanaDatasource", deferRule("grafana-operator/GrafanaDatasource", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.exists(c, c.type in ['NoMatchingInstance', 'NoMatchingInstances', 'InvalidSpec', 'NoMatchingFolder'] && c.status == 'True')", test: exists(conditions(), 0, 13, and(isIn(select(slot(0), "type"), list(literal("NoMatchingInstance"), literal("NoMatchingInstances"), literal("InvalidSpec"), literal("NoMatchingFolder"))), equals(select(slot(0), "status"), literal("True")))) },
      { status: "Failed", text: "conditions.exists(c, c.type.endsWith('Synchronized') && c.status == 'False')", test: exists(conditions(), 0, 9, and(textTest("endsWith", select(slot(0), "type"), literal("Synchronized")), equals(select(slot(0), "status"), literal("False")))) },
      { status: "Current", text: "conditions.exists(c, c.type.endsWith('Synchronized') && c.status == 'True')", test: exists(conditions(), 0, 9, and(textTest("endsWith", select(slot(0), "type"), literal("Synchronized")), equals(select(slot(0), "status"), literal("True")))) },
      { status: "InProgress", text: "conditions.exists(c, c.type.endsWith('Synchronized'))", test: exists(conditions(), 0, 4, textTest("endsWith", select(slot(0), "type"), literal("Synchronized"))) },
      { status: "Failed", text: "has(status.NoMatchingInstances) && status.NoMatchingInstances", test: and(hasField(field("status"), "NoMatchingInstances"), select(field("status"), "NoMatchingInstances")), reason: ["NoMatchingInstances"] },
      { status: "Current", text: "(has(status.hash) && status.hash != '') || (has(status.uid) && status.uid != '')", test: or(and(hasField(field("status"), "hash"), differs(select(field("status"), "hash"), literal(""))), and(hasField(field("status"), "uid"), differs(select(field("status"), "uid"), literal("")))), reason: ["Synchronized"], message: ["It was sent to Grafana"] },
    ],
  }))],
  ["grafana.integreatly.org/GrafanaFolder", deferRule("grafana-operator/GrafanaFolder", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.exists(c, c.type in ['NoMatchingInstance', 'NoMatchingInstances', 'InvalidSpec', 'NoMatchingFolder'] && c.status == 'True')", test: exists(conditions(), 0, 13, and(isIn(select(slot(0), "type"), list(literal("NoMatchingInstance"), literal("NoMatchingInstances"), literal("InvalidSpec"), literal("NoMatchingFolder"))), equals(select(slot(0), "status"), literal("True")))) },
      { status: "Failed", text: "conditions.exists(c, c.type.endsWith('Synchronized') && c.status == 'False')", test: exists(conditions(), 0, 9, and(textTest("endsWith", select(slot(0), "type"), literal("Synchronized")), equals(select(slot(0), "status"), literal("False")))) },
      { status: "Current", text: "conditions.exists(c, c.type.endsWith('Synchronized') && c.status == 'True')", test: exists(conditions(), 0, 9, and(textTest("endsWith", select(slot(0), "type"), literal("Synchronized")), equals(select(slot(0), "status"), literal("True")))) },
      { status: "InProgress", text: "conditions.exists(c, c.type.endsWith('Synchronized'))", test: exists(conditions(), 0, 4, textTest("endsWith", select(slot(0), "type"), literal("Synchronized"))) },
      { status: "Failed", text: "has(status.NoMatchingInstances) && status.NoMatchingInstances", test: and(hasField(field("status"), "NoMatchingInstances"), select(field("status"), "NoMatchingInstances")), reason: ["NoMatchingInstances"] },
      { status: "Current", text: "(has(status.hash) && status.hash != '') || (has(status.uid) && status.uid != '')", test: or(and(hasField(field("status"), "hash"), differs(select(field("status"), "hash"), literal(""))), and(hasField(field("status"), "uid"), differs(select(field("status"), "uid"), literal("")))), reason: ["Synchronized"], message: ["It was sent to Grafana"] },
    ],
  }))],
  ["integreatly.org/*", deferRule("grafana-operator/*", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'failing'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("failing"))), reason: ["failing"], message: [choose(hasField(field("status"), "message"), select(field("status"), "message"), literal("The phase is failing"))] },
      { status: "Current", text: "has(status.phase) && status.phase == 'reconciling' && has(status.message) && status.message == 'success'", test: and(and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("reconciling"))), and(hasField(field("status"), "message"), equals(select(field("status"), "message"), literal("success")))), reason: ["success"] },
      { status: "Current", text: "has(status.hash) && status.hash != ''", test: and(hasField(field("status"), "hash"), differs(select(field("status"), "hash"), literal(""))), reason: ["Synchronized"] },
      { status: "InProgress", text: "has(status.phase)", test: hasField(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  }))],
]);
